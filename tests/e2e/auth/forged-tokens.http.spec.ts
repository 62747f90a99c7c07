import { type APIRequestContext, request as playwright } from '@playwright/test'
import { type JWTPayload } from 'jose'
import { paths } from '../../../app/paths'
import { client, startForgingProvider, type Told } from '../../support/forging-provider'
import { startStorefront, type Storefront } from '../../support/storefront'
import { expect, test } from '../../support/test'
import { readWorld } from '../../support/world'

// one shop for all: what is refused leaves nothing behind
test.describe.configure({ mode: 'default' })

const id = 'forging'
let provider: Awaited<ReturnType<typeof startForgingProvider>>
let shop: Storefront

test.beforeAll(async () => {
  provider = await startForgingProvider()
  const settings = [{ id, name: 'Forging', issuer: provider.issuer, ...client }]
  const env = { IDENTITY_PROVIDERS: JSON.stringify(settings), IDENTITY_SECRET: readWorld('IDENTITY_SECRET') }
  shop = await startStorefront({ env: { ...env, STOREFRONT_SECRET: readWorld('STOREFRONT_SECRET') } })
})

test.afterAll(async () => {
  await shop.stop()
  provider.close()
})

const visit = () => playwright.newContext({ baseURL: shop.url, extraHTTPHeaders: { Origin: shop.url } })

/** Leaves for the provider. @returns what the shop asks it for */
async function leave(browser: APIRequestContext): Promise<{ state: string; nonce: string }> {
  const { csrfToken } = (await (await browser.get(paths.csrf())).json()) as { csrfToken: string }
  const answer = await browser.post(paths.signIn(id), { form: { csrfToken, json: 'true', callbackUrl: '/en-de/cart' } })
  const { searchParams } = new URL(((await answer.json()) as { url: string }).url)
  return { state: searchParams.get('state') ?? '', nonce: searchParams.get('nonce') ?? '' }
}

/** Comes back with a code. @returns where the shop leads, and who is signed in then */
async function comeBack(browser: APIRequestContext, query: Record<string, string>) {
  const path = `${paths.signInCallback(id)}?${new URLSearchParams({ code: 'code', ...query })}`
  const answer = await browser.get(path, { maxRedirects: 0 })
  expect(answer.status()).toBeLessThan(500)
  const session = (await (await browser.get(paths.session())).json()) as { user?: { email: string } }
  return { to: answer.headers().location ?? '', email: session.user?.email }
}

function makeClaims(nonce: string): JWTPayload & { email: string } {
  const now = Math.floor(Date.now() / 1000)
  const email = `forged-${crypto.randomUUID().slice(0, 8)}@example.com`
  const who = { sub: crypto.randomUUID(), email, email_verified: true, given_name: 'Fay' }
  return { iss: provider.issuer, aud: client.clientId, nonce, iat: now, exp: now + 300, ...who }
}

test('who comes back with a token that is in order is signed in', async () => {
  const browser = await visit()
  const { state, nonce } = await leave(browser)
  const claims = makeClaims(nonce)
  provider.tell({ claims, signedBy: 'own' })
  expect(await comeBack(browser, { state })).toEqual({ to: '/en-de/cart', email: claims.email })
})

const longAgo = Math.floor(Date.now() / 1000) - 3600

const forgeries: Record<string, (claims: JWTPayload) => Partial<Told>> = {
  'with another sign-in’s nonce': (claims) => ({ claims: { ...claims, nonce: 'of-another-sign-in' } }),
  'without a nonce': ({ nonce: _, ...claims }) => ({ claims }),
  'of another issuer': (claims) => ({ claims: { ...claims, iss: 'https://other.example' } }),
  'for another shop': (claims) => ({ claims: { ...claims, aud: 'another-shop' } }),
  'for several, first for another': (claims) => ({
    claims: { ...claims, aud: [client.clientId, 'another-shop'], azp: 'another-shop' },
  }),
  'for nobody': ({ aud: _, ...claims }) => ({ claims }),
  'that is over': (claims) => ({ claims: { ...claims, iat: longAgo, exp: longAgo + 300 } }),
  'that never ends': ({ exp: _, ...claims }) => ({ claims }),
  'of nobody': ({ sub: _, ...claims }) => ({ claims }),
  'that nobody has signed': () => ({ signedBy: 'nobody' }),
  'that somebody else has signed': () => ({ signedBy: 'foreign' }),
  'that is signed with what the shop has itself': () => ({ signedBy: 'secret' }),
}

for (const [what, forge] of Object.entries(forgeries)) {
  test(`a token ${what} signs nobody in`, async () => {
    const browser = await visit()
    const { state, nonce } = await leave(browser)
    const claims = makeClaims(nonce)
    provider.tell({ claims, signedBy: 'own', ...forge(claims) })
    const { to, email } = await comeBack(browser, { state })
    expect([to, email]).toEqual([expect.stringContaining('error=OAuthCallback'), undefined])
  })
}

test('a way back is the browser’s that left, once, and from the provider that it left for', async () => {
  const [browser, other] = [await visit(), await visit()]
  const [mine, theirs] = [await leave(browser), await leave(other)]
  const refused = { to: expect.stringContaining('error=OAuthCallback') as unknown, email: undefined }
  provider.tell({ claims: makeClaims(mine.nonce), signedBy: 'own' })
  expect(await comeBack(other, { state: mine.state }), 'another browser').toEqual(refused)
  provider.tell({ claims: makeClaims(theirs.nonce), signedBy: 'own' })
  expect(await comeBack(browser, { state: mine.state, iss: 'https://other.example' }), 'another issuer').toEqual(
    refused,
  )
  provider.tell({ claims: makeClaims(mine.nonce), signedBy: 'own' })
  expect(await comeBack(browser, { state: mine.state }), 'a state that was used').toEqual(refused)
})
