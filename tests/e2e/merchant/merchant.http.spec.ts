import { waitForMail } from '../../support/mailbox'
import { parseHtml, readField, readText } from '../../support/html'
import { fromElsewhere } from '../../support/other-shops'
import { expect, test } from '../../support/test'
import { readWorld } from '../../support/world'
import { orderBowls, orderTooMuch, readHidden, staff, startDesk } from './merchant-steps'

test.describe.configure({ timeout: 120_000 })

/** Of strictShop, see `tests/support/other-shops.ts`. */
const shopKey = 'the key of the back office, for tests'

test('there is no such page unless it is switched on', async ({ bareShop }) => {
  const { browser } = await startDesk(bareShop.url)
  for (const path of ['/merchant', '/merchant/sign-in', '/merchant/tasks/1', '/merchant/tasks/1/refund'])
    expect((await browser.get(path)).status(), path).toBe(404)
  expect((await browser.post('/merchant/sign-in', { form: staff(), maxRedirects: 0 })).status()).toBe(404)
})

test('a refund that waits is paid back once, however often it is confirmed', async ({ admin }) => {
  const { id, number, amount, shopper } = await orderTooMuch(admin)
  const desk = await startDesk()
  expect((await desk.signIn()).headers().location).toBe('/merchant')
  let path = ''
  await expect(async () => void (path = await desk.findTask(number))).toPass({ timeout: 20_000 })
  const page = await desk.browser.get(path)
  expect(page.headers()).toMatchObject({ 'cache-control': 'no-store' })
  const html = await page.text()
  expect(parseHtml(html).querySelectorAll('script')).toHaveLength(0)
  expect(parseHtml(html).querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex')
  expect(readText(html)).toContain(shopper.email)
  expect(readText(html)).toContain(`€${(amount / 100).toFixed(2)}`)

  const form = readHidden(await (await desk.browser.get(`${path}/refund`)).text())
  const confirm = () => desk.browser.post(`${path}/refund`, { form, maxRedirects: 0 })
  const statuses = (await Promise.all([confirm(), confirm(), confirm()])).map((answer) => answer.status())
  expect(statuses.sort()).toEqual([303, 409, 409])
  expect((await confirm()).status()).toBe(409)
  const { order } = await admin.call<{ order: { refunds: { amount: number }[] } }>('GET', `/admin/orders/${id}`)
  expect(order.refunds.map((refund) => refund.amount)).toEqual([amount])
  expect(readText(await (await desk.browser.get(path)).text())).toContain('This was done on')
  await expect(desk.findTask(number)).rejects.toThrow('nothing about order')
  await waitForMail(shopper.email, /refund/i)
})

test('an edited address or form does nothing', async ({ admin }) => {
  const { id, number } = await orderTooMuch(admin)
  const desk = await startDesk()
  await desk.signIn()
  let path = ''
  await expect(async () => void (path = await desk.findTask(number))).toPass({ timeout: 20_000 })
  const tasks = ['0', '-1', 'x', '1%27', '999999999', '9'.repeat(40), '..%2F..%2Fusers', `${number}%00`]
  for (const address of [...tasks.map((task) => `/merchant/tasks/${task}`), `${path}/steal`, `${path}/refund/2`]) {
    const answer = await desk.browser.get(address)
    expect(answer.status(), address).toBe(404)
    expect(readText(await answer.text()), address).toContain('This page is not here')
    const sent = await desk.browser.post(`${address}/refund`, { form: { csrfToken: 'x' }, maxRedirects: 0 })
    expect([403, 404, 405], address).toContain(sent.status())
  }
  const form = readHidden(await (await desk.browser.get(`${path}/refund`)).text())
  const post = async (work: string, fields: Record<string, string>) =>
    (await desk.browser.post(`${path}/${work}`, { form: fields, maxRedirects: 0 })).status()
  for (const work of ['capture', 'cancel', 'resend']) {
    expect(await post(work, form), work).toBe(409)
    expect(parseHtml(await (await desk.browser.get(`${path}/${work}`)).text()).querySelector('[name=seen]')).toBeNull()
  }
  expect(await post('refund', { ...form, seen: 'otherwise' })).toBe(409)
  expect(await post('refund', { csrfToken: form.csrfToken ?? '' })).toBe(409)
  expect(await post('refund', { seen: form.seen ?? '' })).toBe(403)
  for (const page of ['0', '-1', 'x', '99999', '1e3'])
    expect((await desk.browser.get(`/merchant?page=${page}`)).status(), page).toBe(200)
  const { order } = await admin.call<{ order: { refunds: object[] } }>('GET', `/admin/orders/${id}`)
  expect(order.refunds).toEqual([])
  expect(await desk.findTask(number)).toBe(path)
})

test('nobody keeps any of these pages, and none of them leads into the shop', async ({ admin }) => {
  const { number } = await orderTooMuch(admin)
  const desk = await startDesk()
  const pages = ['/merchant', '/merchant/sign-in', '/merchant/tasks/999999999', '/merchant/nothing']
  const look = async (paths: string[]) => {
    for (const path of [...paths, ...paths.map((one) => `${one}.data`)]) {
      const answer = await desk.browser.get(path, { maxRedirects: 0 })
      expect(answer.headers()['cache-control'] ?? '', `${path} ${answer.status()}`).toMatch(/no-store/)
      expect(answer.headers().etag, path).toBeUndefined()
      expect(answer.headers()['referrer-policy'] ?? '', path).toMatch(/no-referrer|same-origin|strict-origin/)
    }
  }
  await look(pages)
  await desk.signIn()
  let path = ''
  await expect(async () => void (path = await desk.findTask(number))).toPass({ timeout: 20_000 })
  await look([...pages, path, `${path}/refund`])
  const answers = [await desk.send(`${path}/refund`, { seen: 'otherwise' }), await desk.send('/merchant/sign-out')]
  for (const answer of answers) expect(answer.headers()['cache-control'] ?? '').toMatch(/no-store/)
})

test('a backend without the plugin keeps no list, which the page says', async ({ plainShop }) => {
  const desk = await startDesk(plainShop.url)
  expect((await desk.signIn()).status()).toBe(303)
  const list = await desk.browser.get('/merchant')
  expect(list.status()).toBe(200)
  expect(readText(await list.text())).toContain('The back office keeps no list of what waits')
  const answers = [await desk.browser.get('/merchant/tasks/1'), await desk.browser.get('/merchant/tasks/1/refund')]
  for (const answer of answers) {
    expect(answer.status()).toBe(404)
    expect(readText(await answer.text())).toContain('This page is not here')
  }
})

test('what was paid back for a task that nobody has noted is not paid back again', async ({ admin }) => {
  const { id, number, amount } = await orderTooMuch(admin)
  const desk = await startDesk()
  await desk.signIn()
  let path = ''
  await expect(async () => void (path = await desk.findTask(number))).toPass({ timeout: 20_000 })
  const before = readHidden(await (await desk.browser.get(`${path}/refund`)).text())
  const note = `Vitrine: task ${path.split('/').at(-1)}`
  await admin.call('POST', `/admin/orders/${id}/refund`, { amount, reason: 'other', note })
  expect((await desk.browser.post(`${path}/refund`, { form: before, maxRedirects: 0 })).status()).toBe(409)
  expect(parseHtml(await (await desk.browser.get(`${path}/refund`)).text()).forms).toHaveLength(1)
  expect(readText(await (await desk.browser.get(path)).text())).toContain('was paid back already')
  expect((await desk.send(`${path}/done`)).status()).toBe(303)
})

test('an order that was withdrawn from before it was packed is cancelled', async ({ admin }) => {
  const { id, number, shopper } = await orderBowls(admin)
  const withdrawal = `orders/${id}/withdrawal`
  const html = await (await shopper.browser.get(`${withdrawal}?name=Ada&review`)).text()
  const quantity = parseHtml(html).querySelector('[name^="quantity."]')?.getAttribute('name') ?? ''
  const form = { name: 'Ada', [quantity]: '1', seen: readField(html, 'seen') ?? '' }
  await shopper.browser.post(withdrawal, { form, maxRedirects: 0 })
  const desk = await startDesk()
  await desk.signIn()
  const path = await desk.findTask(number)
  expect(readText(await (await desk.browser.get(path)).text())).toContain('Bowl for the desk')
  expect((await desk.send(`${path}/cancel`)).status()).toBe(303)
  const { order } = await admin.call<{ order: { status: string } }>('GET', `/admin/orders/${id}`)
  expect(order.status).toBe('canceled')
})

test('who may not do it is told so', async ({ admin }) => {
  const { id, number } = await orderTooMuch(admin)
  const owner = await startDesk()
  await owner.signIn()
  let task = ''
  await expect(async () => void (task = await owner.findTask(number))).toPass({ timeout: 20_000 })
  const { seen = '' } = readHidden(await (await owner.browser.get(`${task}/refund`)).text())
  const member = { email: `member.${crypto.randomUUID().slice(0, 8)}@example.org`, password: 'a long password' }
  const { user } = await admin.call<{ user: { id: string } }>('POST', '/admin/users', { ...member, role: 'member' })
  const desk = await startDesk()
  expect((await desk.signIn(member)).status()).toBe(303)
  const page = await desk.browser.get('/merchant')
  expect(page.status()).toBe(403)
  expect(readText(await page.text())).toContain('Your account may not do this')
  expect((await desk.browser.get(`${task}/refund`)).status()).toBe(403)
  const { csrfToken = '' } = readHidden(await (await desk.browser.get('/merchant/sign-in')).text())
  for (const work of ['refund', 'done']) {
    const sent = await desk.browser.post(`${task}/${work}`, { form: { csrfToken, seen }, maxRedirects: 0 })
    expect(sent.status(), work).toBe(403)
    expect(readText(await sent.text())).toContain('Your account may not do this')
  }
  const { order } = await admin.call<{ order: { refunds: object[] } }>('GET', `/admin/orders/${id}`)
  expect(order.refunds).toEqual([])
  expect(await owner.findTask(number)).toBe(task)
  const unknown = await desk.browser.get('/merchant/nothing')
  expect(unknown.status()).toBe(404)
  expect(readText(await unknown.text())).toContain('This page is not here')

  await admin.call('DELETE', `/admin/users/${user.id}`)
  // Medusa takes the token of who was dismissed for a day more
  const answer = await desk.browser.get('/merchant', { maxRedirects: 0 })
  expect(answer.headers().location).toBe('/merchant/sign-in')
})

test.describe('nobody gets in', () => {
  test('without a sign-in, with a shopper’s, or with a cookie of their own', async ({ admin }) => {
    const { shopper } = await orderBowls(admin)
    const { cookies } = await shopper.browser.storageState()
    const theirs = cookies.map(({ name, value }) => `${name}=${value}`)
    const cart = cookies.find(({ name }) => name.includes('cart_'))
    const tries = ['', theirs.join('; '), `merchant=${cart?.value}`, 'merchant=eyJhbGciOiJub25lIn0.e30.']
    for (const cookie of tries) {
      const { browser } = await startDesk(undefined, { Cookie: cookie })
      const answer = await browser.get('/merchant', { maxRedirects: 0 })
      expect(answer.status(), cookie).toBe(303)
      expect(answer.headers().location).toBe('/merchant/sign-in')
    }
  })

  test('from another site, or without the form’s token', async () => {
    const desk = await startDesk()
    const form = { ...readHidden(await (await desk.browser.get('/merchant/sign-in')).text()), ...staff() }
    const headers = { Origin: 'https://evil.example', 'Sec-Fetch-Site': 'cross-site' }
    const foreign = await desk.browser.post('/merchant/sign-in', { form, headers, maxRedirects: 0 })
    expect(foreign.status()).toBe(403)
    const bare = await desk.browser.post('/merchant/sign-in', { form: staff(), maxRedirects: 0 })
    expect(bare.status()).toBe(403)
    expect(bare.headers()['set-cookie'] ?? '').not.toMatch(/merchant=[^;]/)
  })

  test('with a copy of the cookie of who has signed out', async () => {
    const desk = await startDesk()
    const [cookie = ''] = ((await desk.signIn()).headers()['set-cookie'] ?? '')
      .split('\n')
      .filter((line) => /^merchant=[^;]/.test(line))
    expect(cookie).toMatch(/; Path=\/merchant; HttpOnly; SameSite=Strict$/)
    const copy = await startDesk(undefined, { Cookie: cookie.split(';', 1)[0] ?? '' })
    expect((await copy.browser.get('/merchant', { maxRedirects: 0 })).status()).toBe(200)
    const { csrfToken = '' } = readHidden(await (await desk.browser.get('/merchant')).text())
    await desk.browser.post('/merchant/sign-out', { form: { csrfToken }, maxRedirects: 0 })
    expect((await copy.browser.get('/merchant', { maxRedirects: 0 })).status()).toBe(303)
  })

  test('by guessing, at which everybody waits', async ({ strictShop }) => {
    const desk = await startDesk(strictShop.url, fromElsewhere())
    const guess = async () => (await desk.signIn({ email: 'nobody@example.org', password: 'guess' })).status()
    const statuses: number[] = []
    for (let time = 0; time < 6; time += 1) statuses.push(await guess())
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429])
  })
})

test('the shop’s key lets in who types it, and stands in no log', async ({ strictShop, admin }) => {
  const owner = { email: `key.${crypto.randomUUID().slice(0, 8)}@example.org`, password: 'a long password' }
  const { user } = await admin.call<{ user: { id: string } }>('POST', '/admin/users', { ...owner, role: 'admin' })
  const desk = await startDesk(strictShop.url, fromElsewhere())
  expect((await desk.signIn({ apiToken: `${shopKey}.` })).status()).toBe(401)
  // the backend does not know it yet
  expect((await desk.signIn({ apiToken: shopKey })).status()).toBe(401)
  await admin.call('POST', `/admin/users/${user.id}`, { api_token: shopKey })
  expect((await desk.signIn({ apiToken: shopKey })).status()).toBe(303)
  expect(readText(await (await desk.browser.get('/merchant')).text())).toContain(owner.email)
  const log = strictShop.readLog()
  expect(log).toContain('merchant-key')
  for (const secret of [shopKey, owner.email, readWorld('ADMIN_PASSWORD')]) expect(log).not.toContain(secret)
  await admin.call('DELETE', `/admin/users/${user.id}`)
})
