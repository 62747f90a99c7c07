import { request as playwright } from '@playwright/test'
import { paths } from '../../../app/paths'
import { type FaultProxy } from '../../support/fault-proxy'
import { parseHtml } from '../../support/html'
import { readMailedLink } from '../../support/mailbox'
import { message } from '../../support/messages'
import { expect, test } from '../../support/test'
import { fetchToken, makeCustomer, registerCustomer } from './sign-in-steps'

const newPassword = 'a quiet harbour at noon'
const home = '/de-at'

/** A browser as far as HTTP goes. */
async function visit(origin: string) {
  const client = await playwright.newContext({ baseURL: origin, extraHTTPHeaders: { Origin: origin } })
  const { csrfToken } = (await (await client.get(paths.csrf())).json()) as { csrfToken: string }
  async function post(path: string, form: Record<string, string>) {
    const answer = await client.post(path, {
      form: { csrfToken, callbackUrl: home, ...form },
      maxRedirects: 0,
    })
    return { status: answer.status(), location: answer.headers().location ?? '', page: parseHtml(await answer.text()) }
  }
  return { client, post }
}

/** The backend answers calls of this path as it does while too many passwords wait, from the `first` on. */
function keepBusy(backend: FaultProxy, path: string, first = 1): void {
  let calls = 0
  backend.spoil((method, called) => {
    if (method !== 'POST' || called !== path) return null
    calls += 1
    return calls >= first ? { status: 429 } : null
  })
}

function readFields(page: Document): Record<string, string> {
  const fields = [...page.querySelectorAll('main form[method=post] input')]
  return Object.fromEntries(fields.map((field) => [field.getAttribute('name'), field.getAttribute('value') ?? '']))
}

/** The page that a password which is set leads to. */
async function expectPasswordSet({ client }: Awaited<ReturnType<typeof visit>>, location: string, email: string) {
  expect(location).toContain('error=PasswordSet')
  const page = parseHtml(await (await client.get(location)).text())
  expect(page.body.textContent).toContain(message('de', 'auth:errors.PasswordSet'))
  const form = page.querySelector(`form[action="${paths.signInCallback('credentials')}"]`)
  expect(form?.querySelector('[name=email]')?.getAttribute('value')).toBe(email)
}

test('who signs in or registers while too many passwords are hashed is asked to wait, and has lost nothing', async ({
  faultyShop: shop,
}) => {
  const { post } = await visit(shop.url)
  const customer = makeCustomer('Bea')
  for (const [path, backendPath] of [
    [paths.signInCallback('credentials'), '/store/auth/token'],
    [paths.register(), '/store/customers'],
  ] as const) {
    keepBusy(shop.backend, backendPath)
    const refused = await post(path, { ...customer })
    expect(refused.status, path).toBe(429)
    expect(refused.page.querySelector('h1')?.textContent).toBe(message('de', 'common:failure.too-many.title'))
    const kept = readFields(refused.page)
    expect(kept).toMatchObject({ email: customer.email, firstName: 'Bea' })
    expect(kept).not.toHaveProperty('password')
    await shop.backend.restore()
    const again = await post(path, kept)
    expect([path, again.status]).toEqual([path, path === paths.register() ? 400 : 303])
  }
})

test('an account that was made is no failure where nobody could be signed in to it at once', async ({
  faultyShop: shop,
}) => {
  const customer = makeCustomer('Bob')
  const visitor = await visit(shop.url)
  keepBusy(shop.backend, '/store/auth/token')
  const { location } = await visitor.post(paths.register(), { ...customer })
  expect(await fetchToken(customer)).toBeTruthy()
  await expectPasswordSet(visitor, location, customer.email)
})

test('a forgotten password that was replaced is no failure either', async ({ faultyShop: shop }) => {
  const { email } = await registerCustomer('Ben')
  const visitor = await visit(shop.url)
  await visitor.post(paths.forgottenPassword(), { email })
  const { search } = new URL(await readMailedLink(email))
  await visitor.client.get(paths.resetPassword() + search)
  keepBusy(shop.backend, '/store/auth/token')
  const { location } = await visitor.post(paths.resetPassword(), { password: newPassword })
  expect(await fetchToken({ email, password: newPassword })).toBeTruthy()
  await expectPasswordSet(visitor, location, email)
})

test('nor is a changed one, whose owner signs in with it', async ({ faultyShop: shop }) => {
  const { email, password } = await registerCustomer('Bill')
  const visitor = await visit(shop.url)
  await visitor.post(paths.signInCallback('credentials'), { email, password })
  keepBusy(shop.backend, '/store/auth/token', 2)
  const fields = { intent: 'password', currentPassword: password, password: newPassword }
  const { location } = await visitor.post(paths.accountProfile('de-at'), fields)
  expect(await fetchToken({ email, password: newPassword })).toBeTruthy()
  await expectPasswordSet(visitor, location, email)
  await shop.backend.restore()
  await visitor.post(paths.signInCallback('credentials'), { email, password: newPassword })
  expect((await visitor.client.get(paths.accountProfile('de-at'), { maxRedirects: 0 })).status()).toBe(200)
})

test('while others guess, who signs in again in the same browser is known to the backend', async ({
  faultyShop: shop,
}) => {
  const customer = await registerCustomer('Cleo')
  const [known, stranger] = [await visit(shop.url), await visit(shop.url)]
  const enter = paths.signInCallback('credentials')
  expect((await known.post(enter, { ...customer })).location).toContain(home)
  await known.post(paths.signOut(), {})
  // what the plugin does, which keeps a place for these
  shop.backend.spoil((method, called, { 'x-vitrine-known': isKnown }) =>
    method === 'POST' && called === '/store/auth/token' && isKnown !== '1' ? { status: 429 } : null,
  )
  expect((await stranger.post(enter, { ...customer })).status).toBe(429)
  expect((await known.post(enter, { ...customer, email: (await registerCustomer('Otis')).email })).status).toBe(429)
  expect((await known.post(enter, { ...customer })).location).toContain(home)
  await shop.backend.restore()
})
