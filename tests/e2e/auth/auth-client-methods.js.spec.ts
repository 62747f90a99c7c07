import '../../support/auth-clients/contract'
import { type AuthClientName, authPageUrl, serveAuthPage } from '../../support/auth-page'
import { readMailedLink } from '../../support/mailbox'
import { expect, browserTest as test } from '../../support/shop'
import { makeCustomer } from './sign-in-steps'
import { readWorld } from '../../support/world'

const clients = { 'next-auth': 'NextAuth’s own client', own: 'our client' } satisfies Record<AuthClientName, string>

const [provider] = JSON.parse(readWorld('IDENTITY_PROVIDERS')) as [{ id: string; issuer: string }]

for (const [name, title] of Object.entries(clients) as [AuthClientName, string][]) {
  test.describe(title, () => {
    test.beforeEach(async ({ context, page }) => {
      await serveAuthPage(context, name)
      await page.goto(authPageUrl(name))
      await expect(page.getByTestId('status')).toHaveText('unauthenticated')
    })

    test('has a link mailed and stays on the page', async ({ page, baseURL, t }) => {
      const { email } = makeCustomer('Lea')
      const stay = (address: string) =>
        page.evaluate((options) => window.client.signIn('email', options), {
          email: address,
          callbackUrl: `${baseURL}cart`,
          redirect: false,
        })
      const outcome = await stay(email)
      expect(outcome).toMatchObject({ error: null, status: 200, ok: true })
      expect(outcome?.url).toContain('/verify-request')
      expect(await stay('lea@')).toMatchObject({ error: 'EmailSignin', status: 400, ok: false, url: null })
      await page.goto(await readMailedLink(email))
      await page.getByRole('button', { name: t('auth:signin.submit') }).click()
      await page.waitForURL('**/cart')
      await page.goto(authPageUrl(name))
      await expect(page.getByTestId('status')).toHaveText('authenticated')
    })

    test('has a link mailed and leaves for the page that says so', async ({ page, browserT }) => {
      const { email } = makeCustomer('Mia')
      await page.evaluate((to) => void window.client.signIn('email', { email: to }), email)
      await expect(page.getByRole('heading', { level: 1, name: browserT('auth:verify-request.title') })).toBeVisible()
    })

    test('leaves for an identity provider and comes back signed in', async ({ page, baseURL }) => {
      const { email } = makeCustomer('Nia')
      const options = { id: provider.id, callbackUrl: `${baseURL}cart` }
      await page.evaluate(({ id, callbackUrl }) => void window.client.signIn(id, { callbackUrl }), options)
      await page.waitForURL(`${provider.issuer}/interaction/*`)
      await page.locator('[name=email]').fill(email)
      await page.locator('[name=email]').press('Enter')
      await page.waitForURL('**/cart')
      await page.goto(authPageUrl(name))
      await expect(page.getByTestId('status')).toHaveText('authenticated')
      expect(await page.evaluate(() => window.client.getSession())).toMatchObject({ user: { email } })
    })

    test('knows each way to sign in by its kind', async ({ page }) => {
      const providers = await page.evaluate(() => window.client.getProviders())
      expect(providers).toMatchObject({
        credentials: { type: 'credentials' },
        email: { type: 'email' },
        [provider.id]: { id: provider.id, type: 'oauth' },
      })
    })
  })
}
