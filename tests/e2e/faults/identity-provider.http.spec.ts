import { type APIRequestContext, type APIResponse, request as playwright } from '@playwright/test'
import { paths } from '../../../app/paths'
import { client, type ProviderPath, startForgingProvider } from '../../support/forging-provider'
import { uselessAnswers } from '../../support/hostile-answers'
import { startStorefront, type Storefront } from '../../support/storefront'
import { expect, test } from '../../support/test'
import { readWorld } from '../../support/world'
import { expectNone, type Found, listAnswerFaults, note } from './expect-usable'

// what the shop has learned of the provider it keeps: what is asked for last fails last
test.describe.configure({ mode: 'default', timeout: 180_000 })

const id = 'failing'
const callbackUrl = '/de-de/cart'
let provider: Awaited<ReturnType<typeof startForgingProvider>>
let shop: Storefront

test.beforeAll(async () => {
  provider = await startForgingProvider()
  // a shop asks for this when it starts
  provider.spoil('/.well-known/openid-configuration', (response) => response.destroy())
  const settings = [{ id, name: 'Failing', issuer: provider.issuer, ...client }]
  const env = { IDENTITY_PROVIDERS: JSON.stringify(settings), IDENTITY_SECRET: readWorld('IDENTITY_SECRET') }
  shop = await startStorefront({ env: { ...env, STOREFRONT_SECRET: readWorld('STOREFRONT_SECRET') } })
})

test.afterAll(async () => {
  await shop.stop()
  provider.close()
})

const visit = () => playwright.newContext({ baseURL: shop.url, extraHTTPHeaders: { Origin: shop.url } })

async function leave(browser: APIRequestContext): Promise<APIResponse> {
  const { csrfToken } = (await (await browser.get(paths.csrf())).json()) as { csrfToken: string }
  return browser.post(paths.signIn(id), { form: { csrfToken, callbackUrl }, maxRedirects: 0 })
}

/** Signs in, as far as that goes. @returns what the shopper sees, and where */
async function signIn(browser: APIRequestContext): Promise<APIResponse> {
  const left = await leave(browser)
  const to = new URL(left.headers().location ?? '', shop.url)
  if (!to.href.startsWith(provider.issuer)) return browser.get(to.href)
  const now = Math.floor(Date.now() / 1000)
  const email = `failing-${crypto.randomUUID().slice(0, 8)}@example.com`
  const who = { sub: crypto.randomUUID(), email, email_verified: true, nonce: to.searchParams.get('nonce') ?? '' }
  const claims = { iss: provider.issuer, aud: client.clientId, iat: now, exp: now + 300, ...who }
  provider.tell({ claims, signedBy: 'own' })
  const query = new URLSearchParams({ code: 'code', state: to.searchParams.get('state') ?? '' })
  return browser.get(`${paths.signInCallback(id)}?${query}`)
}

async function isSignedIn(browser: APIRequestContext): Promise<boolean> {
  return 'user' in ((await (await browser.get(paths.session())).json()) as object)
}

const steps: [ProviderPath, what: string][] = [
  ['/.well-known/openid-configuration', 'what it says of itself'],
  ['/token', 'the token'],
  ['/jwks', 'its keys'],
]

for (const [path, what] of steps) {
  test(`a provider that fails to give ${what} signs nobody in, and the page says how else that goes`, async () => {
    const found: Found = {}
    for (const [kind, answerWith] of Object.entries(uselessAnswers)) {
      const browser = await visit()
      provider.spoil(path, answerWith)
      const answer = await signIn(browser)
      const read = { status: answer.status(), headers: answer.headers(), body: await answer.text() }
      const wrong = listAnswerFaults(read, new URL(shop.url).origin, 'de')
      if (!new URL(answer.url()).search.includes('error=')) wrong.push(`it says nothing at ${answer.url()}`)
      if (await isSignedIn(browser)) wrong.push('somebody is signed in')
      note(found, kind, { [`${answer.status()}`]: wrong })
      await browser.dispose()
    }
    provider.restore()
    expectNone(found)
  })
}

test('a provider that is well again signs in, without a restart of the shop', async () => {
  const browser = await visit()
  await signIn(browser)
  expect(await isSignedIn(browser)).toBe(true)
  await browser.dispose()
})
