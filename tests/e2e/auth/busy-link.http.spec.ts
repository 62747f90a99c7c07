import { request as playwright } from '@playwright/test'
import { paths } from '../../../app/paths'
import { parseHtml } from '../../support/html'
import { readMailedLink } from '../../support/mailbox'
import { message } from '../../support/messages'
import { expect, test } from '../../support/test'
import { makeCustomer } from './sign-in-steps'

const home = '/de-at'

test('a mailed link that comes while the backend is busy is still good, and the page that says so leads to it', async ({
  faultyShop: shop,
}) => {
  const client = await playwright.newContext({ baseURL: shop.url, extraHTTPHeaders: { Origin: shop.url } })
  const { csrfToken } = (await (await client.get(paths.csrf())).json()) as { csrfToken: string }
  const { email } = makeCustomer('Lea')
  await client.post(paths.signIn('email'), { form: { csrfToken, email, callbackUrl: home } })
  const { pathname, search } = new URL(await readMailedLink(email))

  async function press(path: string) {
    const page = parseHtml(await (await client.get(path)).text())
    const form = [...page.forms].find((one) => one.querySelector('[name=token]'))
    const fields = [...(form?.querySelectorAll('input') ?? [])].map(({ name, value }) => [name, value] as const)
    const to = form?.getAttribute('action') ?? ''
    return client.post(to, { form: Object.fromEntries(fields), maxRedirects: 0 })
  }

  shop.backend.spoil((method, path) =>
    method === 'POST' && path === '/store/vitrine/identity/token' ? { status: 429 } : null,
  )
  const refused = await press(pathname + search)
  expect(refused.status()).toBe(429)
  expect(refused.headers()['cache-control']).toBe('no-store')
  const page = parseHtml(await refused.text())
  expect(page.body.textContent).toContain(message('de', 'refusals:resend.link-undone'))
  const again = message('de', 'common:failure.retry')
  const retry = [...page.querySelectorAll('main a')].find(({ textContent }) => textContent === again)
  await shop.backend.restore()
  const opened = await client.get(retry?.getAttribute('href') ?? '')
  expect(opened.status()).toBe(200)
  const text = parseHtml(await opened.text()).body.textContent
  expect(text, 'the link’s own page, in its language').toContain(message('de', 'auth:email-link.open-title'))
  expect((await press(pathname + search)).headers().location).toContain(home)
  await client.dispose()
})
