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
  const member = { email: `member.${crypto.randomUUID().slice(0, 8)}@example.org`, password: 'a long password' }
  const { user } = await admin.call<{ user: { id: string } }>('POST', '/admin/users', { ...member, role: 'member' })
  const desk = await startDesk()
  expect((await desk.signIn(member)).status()).toBe(303)
  const page = await desk.browser.get('/merchant')
  expect(page.status()).toBe(403)
  expect(readText(await page.text())).toContain('Your account may not do this')
  expect((await desk.browser.get('/merchant/tasks/1/refund')).status()).toBe(403)
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
