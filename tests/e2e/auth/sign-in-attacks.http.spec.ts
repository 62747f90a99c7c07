import { type APIRequestContext, type APIResponse, request as playwright } from '@playwright/test'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { paths } from '../../../app/paths'
import { parseHtml } from '../../support/html'
import { readMailedLink } from '../../support/mailbox'
import { message } from '../../support/messages'
import { expect, test } from '../../support/test'
import { readWorld } from '../../support/world'
import { fromElsewhere } from '../../support/other-shops'
import { type Customer, fetchToken, makeCustomer, registerCustomer } from './sign-in-steps'

const password = paths.signInCallback('credentials')

/** A browser as far as HTTP goes: cookies, and the shop's own origin on every form. */
async function visit(origin = readWorld('SHOP_URL'), headers: Record<string, string> = {}) {
  const client = await playwright.newContext({ baseURL: origin, extraHTTPHeaders: { Origin: origin, ...headers } })
  const { csrfToken } = (await (await client.get(paths.csrf())).json()) as { csrfToken: string }
  const post = (path: string, form: Record<string, string> = {}) =>
    client.post(path, { form: { csrfToken, json: 'true', ...form }, maxRedirects: 0 })
  const signIn = ({ email, password }: Customer, form: Record<string, string> = {}) =>
    post(paths.signInCallback('credentials'), { email, password, ...form })
  return { client, csrfToken, post, signIn, readUser: () => readUser(client) }
}

async function readUser(client: APIRequestContext): Promise<string | null> {
  const session = (await (await client.get(paths.session())).json()) as { user?: { email: string } }
  return session.user?.email ?? null
}

async function readCookies(client: APIRequestContext): Promise<Record<string, string>> {
  const { cookies } = await client.storageState()
  return Object.fromEntries(cookies.map(({ name, value }) => [name, value]))
}

async function readTarget(answer: APIResponse): Promise<string> {
  return ((await answer.json()) as { url: string }).url
}

test.describe('a form of the sign-in', () => {
  for (const path of [password, paths.signIn('credentials'), paths.signOut(), paths.register(), paths.session()]) {
    test(`${path} is refused from another site`, async () => {
      const customer = await registerCustomer('Eve')
      const { client, csrfToken, signIn, readUser } = await visit()
      await signIn(customer)
      const stranger = makeCustomer('Mallory')
      const answer = await client.post(path, {
        form: { csrfToken, ...stranger, ...customer },
        headers: { Origin: 'https://evil.example' },
        maxRedirects: 0,
      })
      expect(answer.status()).toBe(403)
      expect(await readUser()).toBe(customer.email)
    })
  }

  test('is refused without its token and with another visitor’s', async () => {
    const customer = await registerCustomer('Fay')
    const stranger = await visit()
    const { signIn, post, readUser } = await visit()
    for (const csrfToken of ['', stranger.csrfToken, 'a'.repeat(64)]) {
      const answer = await signIn(customer, { csrfToken })
      expect(answer.status()).toBe(403)
      expect(await readTarget(answer)).toContain(`${paths.signIn()}?csrf=true`)
      const plain = await signIn(customer, { csrfToken, json: 'false' })
      expect(plain.headers().location).toMatch(/\?csrf=true/)
      expect(await readUser()).toBeNull()
    }
    expect((await signIn(customer)).status()).toBe(200)
    expect((await post(paths.signOut(), { csrfToken: stranger.csrfToken })).status()).toBe(403)
    expect((await stranger.post(paths.register(), { ...makeCustomer('Gus'), csrfToken: '' })).status()).toBe(403)
    expect(await stranger.readUser()).toBeNull()
    expect(await readUser()).toBe(customer.email)
  })

  for (const spelling of [
    '//evil.example',
    '///evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/\\/evil.example',
    'https://evil.example',
    'HTTPS://EVIL.EXAMPLE',
    'https:evil.example',
    'https:/evil.example',
    'SHOP@evil.example',
    'SHOP.evil.example',
    'SHOP:pass@evil.example/',
    'SHOP\\@evil.example',
    'SHOP//evil.example',
    'javascript:alert(1)',
    'data:text/html,x',
    '/\t/evil.example',
    '/..//evil.example',
    '/.//evil.example',
    ' //evil.example',
    '\n//evil.example',
    '%2F%2Fevil.example',
  ]) {
    test(`leads into the shop whatever it is asked: ${JSON.stringify(spelling)}`, async () => {
      const origin = readWorld('SHOP_URL')
      const callbackUrl = spelling.replace('SHOP', origin)
      const { client, post } = await visit()
      const json = await post(paths.signOut(), { callbackUrl })
      expect(new URL(await readTarget(json)).origin).toBe(origin)
      const plain = await post(paths.signOut(), { callbackUrl, json: 'false' })
      expect(new URL(plain.headers().location ?? '', origin).origin).toBe(origin)
      const page = await (await client.get(paths.signIn(undefined, callbackUrl))).text()
      for (const element of parseHtml(page).querySelectorAll('[href], [action], [formaction], [name=callbackUrl]')) {
        for (const name of ['href', 'action', 'formaction', 'value']) {
          const address = element.getAttribute(name)
          if (address) expect(new URL(address, origin).origin).toBe(origin)
        }
      }
    })
  }
})

test.describe('a session cookie', () => {
  test('that was edited, cut off or signed with a retired secret is nobody’s', async ({
    strictShop: both,
    talkativeShop: after,
  }) => {
    const customer = await registerCustomer('Hal')
    const before = { url: readWorld('SHOP_URL') }
    const signedIn = await visit(before.url)
    await signedIn.signIn(customer)
    const { session = '' } = await readCookies(signedIn.client)
    const readWith = async (shop: { url: string }, value: string) => {
      const client = await playwright.newContext({
        baseURL: shop.url,
        extraHTTPHeaders: { Cookie: `session=${value}` },
      })
      expect((await client.get('/en-us/cart')).status()).toBe(200)
      return readUser(client)
    }
    expect(await readWith(before, session)).toBe(customer.email)
    expect(await readWith(both, session)).toBe(customer.email)
    expect(await readWith(after, session)).toBeNull()
    const middle = session.charAt(100) === 'A' ? 'B' : 'A'
    const edited = [session.slice(0, 100) + middle + session.slice(101), session.slice(0, -6), session.slice(0, 50)]
    for (const value of [...edited, '', 'null', 'e30=.x']) expect(await readWith(before, value), value).toBeNull()
  })

  test('is another one after each sign-in, and gone after signing out', async () => {
    const customer = await registerCustomer('Ida')
    const { client, signIn, post, readUser } = await visit()
    await signIn(customer)
    const first = (await readCookies(client)).session
    await signIn(customer)
    const second = (await readCookies(client)).session
    expect(second).not.toBe(first)
    await post(paths.signOut())
    expect(await readUser()).toBeNull()
    expect(await readCookies(client)).not.toHaveProperty('session')
  })
})

test('an address that takes forms alone leads to the sign-in when a browser opens it', async () => {
  const { client } = await visit()
  for (const id of ['credentials', 'passkey']) {
    const answer = await client.get(paths.signInCallback(id), { maxRedirects: 0 })
    expect([id, answer.status()]).toEqual([id, 303])
    expect(answer.headers().location).toMatch(new RegExp(`^${paths.signIn(id)}\\?callbackUrl=`))
  }
})

test('a wrong password and an unknown address are answered alike, and no sooner', async ({ strictShop }) => {
  const { email } = await registerCustomer('Jan')
  const { signIn } = await visit(strictShop.url, fromElsewhere())
  const answers = []
  for (const customer of [
    { ...makeCustomer('Nobody'), password: 'wrong' },
    { ...makeCustomer('Jan'), email, password: 'wrong' },
  ]) {
    const startedAt = Date.now()
    const answer = await signIn(customer)
    expect(Date.now() - startedAt).toBeGreaterThanOrEqual(690)
    const { date: _date, 'x-request-id': _id, ...headers } = answer.headers()
    answers.push({ status: answer.status(), headers, body: await answer.text() })
  }
  expect(answers[0]).toEqual(answers[1])
  expect(answers[0]?.status).toBe(401)
})

test('of 1,000 guesses from everywhere thirty are tried, and the owner signs in all the same', async ({
  strictShop: shop,
}) => {
  test.setTimeout(180_000)
  const customer = await registerCustomer('Kim')
  const owner = await visit(shop.url, fromElsewhere())
  expect((await owner.signIn(customer)).status()).toBe(200)
  await owner.post(paths.signOut())
  const { client, csrfToken } = await visit(shop.url)
  const statuses: Record<number, number> = {}
  for (let round = 0; round < 20; round += 1) {
    const guesses = Array.from({ length: 50 }, async (_, index) => {
      const answer = await client.post(password, {
        form: { csrfToken, json: 'true', email: customer.email, password: `guess ${round} ${index}` },
        headers: fromElsewhere(),
      })
      statuses[answer.status()] = (statuses[answer.status()] ?? 0) + 1
    })
    await Promise.all(guesses)
  }
  expect(statuses).toEqual({ 401: 30, 429: 970 })
  const stranger = await visit(shop.url, fromElsewhere())
  const refused = await stranger.signIn(customer)
  expect(refused.status()).toBe(429)
  expect(await readTarget(refused)).toContain('error=EmailLinkNeeded')
  expect((await owner.signIn(customer)).status()).toBe(200)

  // the owner, on a device that nobody has seen yet
  const answer = await stranger.signIn(customer, { json: 'false', callbackUrl: '/de-at/cart' })
  const page = parseHtml(await (await stranger.client.get(answer.headers().location ?? '')).text())
  expect(page.body.textContent).toContain(message('de', 'auth:errors.EmailLinkNeeded'))
  const form = page.querySelector(`form[action="${paths.signIn('email')}"]`)
  expect(form?.querySelector('[name=email]')?.getAttribute('value')).toBe(customer.email)
  expect((await stranger.post(paths.signIn('email'), { email: customer.email })).status()).toBe(200)
  const token = new URL(await readMailedLink(customer.email)).searchParams.get('token') ?? ''
  expect((await stranger.post(paths.signInCallback('email'), { token })).status()).toBe(200)
  expect(await stranger.readUser()).toBe(customer.email)
  expect((await stranger.signIn(customer)).status(), 'the device is known from now on').not.toBe(429)
})

test('guesses at one account from one network leave the password to all others', async ({ strictShop: shop }) => {
  const customer = await registerCustomer('Pia')
  const guesser = await visit(shop.url, fromElsewhere())
  const guesses = Array.from({ length: 15 }, (_, at) => guesser.signIn({ ...customer, password: `guess ${at}` }))
  const statuses = (await Promise.all(guesses)).map((answer) => answer.status())
  expect(statuses.filter((status) => status === 401)).toHaveLength(10)
  const owner = await visit(shop.url, fromElsewhere())
  expect((await owner.signIn(customer)).status()).toBe(200)
})

test('where the shop mails no links, a guesser is told how long to wait', async ({ bareShop: shop }) => {
  const { signIn } = await visit(shop.url, fromElsewhere())
  const customer = makeCustomer('Quin')
  expect((await signIn(customer)).status()).toBe(401)
  const client = await signIn(customer)
  expect(await readTarget(client)).toContain('error=TooManyRequests')
  expect(Number(client.headers()['retry-after'])).toBeGreaterThan(600)
  const page = await signIn(customer, { json: 'false', callbackUrl: '/de-at' })
  expect(page.status()).toBe(429)
  expect(Number(page.headers()['retry-after'])).toBeGreaterThan(600)
  expect(await page.text()).toMatch(/warten Sie bitte 1[0-5] Minuten/)
})

test('processes that share a Redis count guesses together, and go on counting without it', async ({
  sharingShops: { shops, stopRedis },
}) => {
  const customer = await registerCustomer('Max')
  async function guess(email: string): Promise<(number | undefined)[]> {
    const network = fromElsewhere()
    const visits = await Promise.all(shops.map((shop) => visit(shop.url, network)))
    const guesses = Array.from({ length: 14 }, (_, index) =>
      visits[index % 2]?.signIn({ ...customer, email, password: `guess ${index}` }),
    )
    return (await Promise.all(guesses)).map((answer) => answer?.status())
  }
  // a process that is busy takes its Redis for dead, and counts alone for two seconds: then others are guessed at
  await expect(async () => {
    const statuses = await guess(makeCustomer('Max').email)
    expect(statuses.filter((status) => status === 401)).toHaveLength(10)
  }).toPass({ timeout: 30_000 })
  await stopRedis()
  expect(await guess(customer.email)).toContain(401)
})

test('the clients’ log takes short complaints only', async () => {
  const { client } = await visit()
  const complain = async (form: Record<string, string>) => (await client.post(paths.clientLog(), { form })).status()
  expect(await complain({ level: 'error', code: 'CLIENT_FETCH_ERROR', message: 'no\nanswer' })).toBe(204)
  expect(await complain({ level: 'error', code: 'not a code' })).toBe(400)
  expect(await complain({ level: 'error', code: 'CLIENT_FETCH_ERROR', message: 'x'.repeat(5000) })).toBe(413)
  const opened = await client.get(paths.clientLog())
  expect([opened.status(), opened.headers().allow]).toEqual([405, 'POST'])
})

test('the clients’ log that has had too much says when it takes more', async ({ bareShop }) => {
  const { client } = await visit(bareShop.url, fromElsewhere())
  const form = { level: 'error', code: 'CLIENT_FETCH_ERROR' }
  const flood = await Promise.all(Array.from({ length: 5 }, () => client.post(paths.clientLog(), { form })))
  const refused = flood.find((answer) => answer.status() === 429)
  expect(refused?.headers()).toMatchObject({ 'retry-after': expect.stringMatching(/^[1-9]\d?$/) })
})

test('no token, secret or password is in a page, a script, an address or the log', async ({ talkativeShop: shop }) => {
  const customer = await registerCustomer('Lou')
  const { secret } = shop
  const seen: string[] = []
  const see = async (answer: APIResponse) => {
    seen.push(answer.url(), answer.headers().location ?? '', await answer.text())
  }
  const openReset = `${paths.resetPassword()}?email=x%40example.com&token=the.reset.token`
  const { client, post, signIn } = await visit(shop.url)
  await see(await signIn({ ...customer, password: 'a wrong password of hers' }, { json: 'false' }))
  await see(await client.get(paths.signIn()))
  await see(await post(paths.register(), { ...customer }))
  const opened = await client.get(openReset, { maxRedirects: 0 })
  seen.push(opened.headers().location ?? '', await opened.text())
  await see(await client.get(paths.resetPassword()))
  await see(await post(paths.signIn('email'), { email: customer.email }))
  const link = await readMailedLink(customer.email)
  const mailed = new URL(link).searchParams.get('token') ?? ''
  expect(await (await client.get(link)).text()).toContain(mailed)
  await see(await signIn(customer))
  const { session = '' } = await readCookies(client)
  const pages = ['/en-us', '/en-us/cart', '/en-us/account', paths.session(), paths.providers(), paths.signOut()]
  for (const path of pages) await see(await client.get(path))
  const signedOut = await post(paths.signOut())
  await see(signedOut)
  const isLogged = () => shop.readLog().includes(signedOut.headers()['x-request-id'] ?? 'no id')
  await expect.poll(isLogged, 'the last request is in the log').toBe(true)
  const log = shop.readLog()
  for (const path of [paths.signInCallback('credentials'), paths.resetPassword(), paths.emailLink()]) {
    expect(log, 'the log names what was asked for').toContain(path)
  }
  const assets = join(readWorld('VITRINE_BUILD_DIRECTORY'), 'client/assets')
  const scripts = readdirSync(assets).filter((name) => name.endsWith('.js'))
  seen.push(log, ...scripts.map((name) => readFileSync(join(assets, name), 'utf8')))
  // every store token begins with its customer
  const [, claims = ''] = (await fetchToken(customer)).split('.')
  const [{ clientSecret }] = JSON.parse(readWorld('IDENTITY_PROVIDERS')) as [{ clientSecret: string }]
  const secrets = {
    secret,
    identity: readWorld('IDENTITY_SECRET'),
    clientSecret,
    password: customer.password,
    wrong: 'a wrong password of hers',
    claims: claims.slice(0, 24),
    session,
    reset: 'the.reset.token',
    mailed,
  }
  for (const [name, value] of Object.entries(secrets)) {
    expect(value.length, name).toBeGreaterThan(10)
    const leaks = seen.filter((text) => text.includes(value) || text.includes(encodeURIComponent(value)))
    expect(
      leaks.map((text) => text.slice(0, 80)),
      name,
    ).toEqual([])
  }
})
