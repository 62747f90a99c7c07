import { request as playwright } from '@playwright/test'
import { authErrorCodes, toErrorPageStatus } from '../../../app/features/auth/auth-error'
import { paths } from '../../../app/paths'
import { parseHtml } from '../../support/html'
import { message } from '../../support/messages'
import { expect, test } from '../../support/test'
import { readWorld } from '../../support/world'
import { startStorefront } from '../../support/storefront'
import { makeCustomer } from './sign-in-steps'

test.describe.configure({ timeout: 90_000 })

const identity = '/store/vitrine/identity'

function visit(origin: string) {
  return playwright.newContext({ baseURL: origin, extraHTTPHeaders: { Origin: origin, 'Accept-Language': 'en' } })
}

test('every code of an error has words, on whichever page it is said', async () => {
  const client = await visit(readWorld('SHOP_URL'))
  for (const code of [...authErrorCodes, 'NobodyKnowsThis']) {
    for (const page of [paths.signIn(), paths.authError()]) {
      const query = new URLSearchParams({ error: code, callbackUrl: '/en-us' })
      const html = await (await client.get(`${page}?${query}`)).text()
      expect(parseHtml(html).querySelector('main')?.textContent, `${page} ${code}`).not.toMatch(/auth:|errors\./)
    }
  }
  const wait = await client.get(`${paths.signIn()}?error=TooManyRequests&wait=300&callbackUrl=/en-us`)
  expect(await wait.text()).toContain(message('en', 'auth:errors.TooManyRequests', { count: 5 }))
  expect(toErrorPageStatus('ProvidersUnknown')).toBe(503)
  await client.dispose()
})

test('a sign-in in an outage keeps the e-mail address', async ({ faultyShop: shop }) => {
  const client = await visit(shop.url)
  await client.get(paths.signIn())
  const { csrfToken } = (await (await client.get(paths.csrf())).json()) as { csrfToken: string }
  const { email } = makeCustomer('Eva')
  await shop.backend.cut()
  const form = { csrfToken, callbackUrl: '/en-us', email, password: 'a quiet harbour at noon' }
  const answer = await client.post(paths.signInCallback('credentials'), { form, timeout: 60_000 })
  const page = parseHtml(await answer.text())
  expect(page.body.textContent).toContain(message('en', 'auth:errors.Callback'))
  expect(page.querySelector('[name=email]')?.getAttribute('value')).toBe(email)
  await client.dispose()
})

test('where the ways to sign in cannot be read, clients are told so and pages lead to the error page', async ({
  faultyShop,
}) => {
  // the running one knows them from before
  faultyShop.backend.spoil((_, path) => (path.startsWith(identity) ? { status: 503 } : null))
  const shop = await startStorefront({
    env: {
      MEDUSA_URL: faultyShop.backend.url,
      STOREFRONT_SECRET: readWorld('STOREFRONT_SECRET'),
      IDENTITY_SECRET: readWorld('IDENTITY_SECRET'),
    },
  })
  const client = await visit(shop.url)
  expect((await client.get(paths.providers(), { timeout: 60_000 })).status()).toBe(503)
  const query = new URLSearchParams({ callbackUrl: '/en-us/account' })
  const page = await client.get(`${paths.signIn()}?${query}`, { timeout: 60_000 })
  expect(page.status()).toBe(503)
  expect(new URL(page.url()).pathname).toBe(paths.authError())
  const html = await page.text()
  expect(html).toContain(message('en', 'auth:errors.ProvidersUnknown'))
  const again = parseHtml(html).querySelector(`main a[href^="${paths.signIn()}"]`)?.getAttribute('href') ?? ''
  await faultyShop.backend.restore()
  await expect.poll(async () => (await client.get(again)).url(), { timeout: 30_000 }).toContain(paths.signIn())
  await client.dispose()
  await shop.stop()
})
