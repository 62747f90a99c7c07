import { request as playwright } from '@playwright/test'
import { paths } from '../../../app/paths'
import { ask } from '../../support/ask'
import { readMailedLink } from '../../support/mailbox'
import { startStorefront, type Storefront } from '../../support/storefront'
import { expect, test } from '../../support/test'
import { readWorld } from '../../support/world'
import { makeCustomer, registerCustomer } from '../auth/sign-in-steps'
import { type Jar, takeCookies, toHeader } from '../../support/cookie-jar'

const form = { 'Content-Type': 'application/x-www-form-urlencoded' }

async function withShop(env: Record<string, string>, use: (shop: Storefront) => Promise<void>, logFile?: string) {
  const shop = await startStorefront({ env, logFile })
  try {
    await use(shop)
  } finally {
    await shop.stop()
  }
}

test('a link that is mailed leads to the shop, whatever host the request names', async () => {
  // as while developing, where the address may be left out
  await withShop({ NODE_ENV: 'test', PUBLIC_URL: '' }, async ({ url }) => {
    const headers = { Host: 'evil.example', Origin: 'http://evil.example', 'X-Forwarded-Host': 'evil.example' }
    const browser = await playwright.newContext({ baseURL: url, extraHTTPHeaders: headers })
    const { csrfToken } = (await (await browser.get(paths.csrf())).json()) as { csrfToken: string }
    const { email } = makeCustomer('Ida')
    const sent = await browser.post(paths.signIn('email'), { form: { csrfToken, json: 'true', email } })
    expect(((await sent.json()) as { url: string }).url).toContain(url)
    expect(new URL(await readMailedLink(email)).origin).toBe(url)
    for (const path of ['/robots.txt', '/sitemap.xml', '/en-us/products/kumo-mug', paths.providers()]) {
      const { status, body } = await ask(path, { at: url, headers })
      expect(status, path).toBe(200)
      expect(body, path).not.toContain('evil.example')
    }
    await browser.dispose()
  })
})

test('behind a proxy that speaks https, cookies and browsers stay with https, whatever is said of the last stretch', async () => {
  await withShop({ PUBLIC_URL: 'https://shop.example' }, async ({ url: at }) => {
    const { headers } = await ask(paths.signIn(), { at })
    expect(headers['strict-transport-security']).toBe('max-age=31536000')
    for (const cookie of headers['set-cookie'] ?? []) expect(cookie).toMatch(/^__Host-.*; Secure/)
    expect(headers['set-cookie']).not.toHaveLength(0)
  })
})

test('every cookie is for the server alone, comes with links and not with forms of others, and belongs to this host', async ({
  bowl,
}) => {
  const secrets = { IDENTITY_SECRET: readWorld('IDENTITY_SECRET'), STOREFRONT_SECRET: readWorld('STOREFRONT_SECRET') }
  const mail = { SMTP_URL: readWorld('SMTP_URL'), MAIL_FROM: 'shop@shop.example' }
  const providers = { IDENTITY_PROVIDERS: readWorld('IDENTITY_PROVIDERS') }
  await withShop({ PUBLIC_URL: 'https://shop.example', ...secrets, ...mail, ...providers }, async ({ url: at }) => {
    const jar: Jar = new Map()
    const lines: string[] = []
    async function visit(path: string, fields?: Record<string, string>) {
      const headers = { cookie: toHeader(jar), Origin: 'https://shop.example', ...(fields && form) }
      const body = fields && new URLSearchParams(fields).toString()
      const answer = await ask(path, { at, headers, method: fields ? 'POST' : 'GET', body })
      lines.push(...(answer.headers['set-cookie'] ?? []))
      takeCookies(jar, answer.headers['set-cookie'])
      return answer
    }
    const { email, password } = await registerCustomer('Kora')
    const { csrfToken } = JSON.parse((await visit(paths.csrf())).body) as { csrfToken: string }
    const [{ id }] = JSON.parse(readWorld('IDENTITY_PROVIDERS')) as [{ id: string }]
    await visit(paths.preferences(), { light: 'on', returnTo: '/en-de' })
    await visit(paths.cart('en-de'), { intent: 'add', variantId: bowl.variants[0]?.id ?? '', quantity: '1' })
    await visit(paths.signIn('email'), { csrfToken, email })
    await visit(paths.signIn(id), { csrfToken })
    await visit(paths.forgottenPassword('/en-de/account'), { csrfToken, email })
    await visit(`${paths.resetPassword()}?${new URLSearchParams({ email, token: 'a.b.c' })}`)
    await visit(paths.signInCallback('credentials'), { csrfToken, email, password })
    await visit(paths.signOut(), { csrfToken })
    for (const line of lines) expect.soft(line).toMatch(/^__Host-[^;]+=/)
    for (const line of lines) expect.soft(line).toMatch(/; Path=\/(;|$)(?!.*Domain)/i)
    for (const part of ['HttpOnly', 'Secure', 'SameSite=Lax']) {
      for (const line of lines) expect.soft(line.split('; ')).toContain(part)
    }
    const names = lines.map((line) => line.split('=')[0]?.replace(/^__Host-|_.*$/g, ''))
    const some = ['csrf-token', 'device', 'email-link', 'oidc', 'password-reset', 'session', 'shop-cart']
    expect([...new Set(names)]).toEqual(expect.arrayContaining(some))
  })
})

test('a page that is not there is nobody’s to keep, least of all with who asked', async ({ baseURL }) => {
  const customer = await registerCustomer('Nora')
  const client = await playwright.newContext({ baseURL, extraHTTPHeaders: { Origin: new URL(baseURL ?? '').origin } })
  const { csrfToken } = (await (await client.get(paths.csrf())).json()) as { csrfToken: string }
  const { email, password } = customer
  await client.post(paths.signInCallback('credentials'), { form: { csrfToken, json: 'true', email, password } })
  for (const path of [
    '/en-us/account/nothing',
    '/en-us/account/addresses/addr_unknown',
    '/en-us/checkout/nothing',
    '/en-us/orders/order_unknown',
    '/en-us/orders/order_unknown/nothing',
    '/en-us/nothing',
  ]) {
    for (const address of [path, `${path}.data`]) {
      const answer = await client.get(address)
      expect(answer.status(), address).toBe(404)
      expect(answer.headers()['cache-control'], address).toBe('no-store')
      expect(answer.headers().etag, address).toBeUndefined()
      const [main = ''] = /<main.*<\/main>/s.exec(await answer.text()) ?? []
      expect(main, address).not.toMatch(/Nora|example\.com/)
    }
  }
  await client.dispose()
})
