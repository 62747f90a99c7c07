import { type Page } from '@playwright/test'
import '../../support/auth-clients/contract'
import { type AuthClientName, authPageUrl, readNextAuthVersion, serveAuthPage } from '../../support/auth-page'
import { expect, browserTest as test } from '../../support/shop'
import { readWorld } from '../../support/world'
import { type Customer, expectMismatch, readCustomer, registerCustomer } from './sign-in-steps'

const clients = { 'next-auth': 'NextAuth’s own client', own: 'our client' } satisfies Record<AuthClientName, string>

const authBase = '/api/auth'

test('it is the NextAuth of the wire protocol that the tests run', () => {
  expect(readNextAuthVersion()).toMatch(/^4\.24\./)
})

function status(page: Page) {
  return page.getByTestId('status')
}

async function signInStaying(page: Page, { email, password }: Pick<Customer, 'email' | 'password'>) {
  return page.evaluate((fields) => window.client.signIn('credentials', { ...fields, redirect: false }), {
    email,
    password,
  })
}

for (const [name, title] of Object.entries(clients) as [AuthClientName, string][]) {
  test.describe(title, () => {
    let customer: Customer

    test.beforeEach(async ({ context, page }) => {
      customer = await registerCustomer('Jane')
      await serveAuthPage(context, name)
      await page.goto(authPageUrl(name))
      await expect(status(page)).toHaveText('unauthenticated')
    })

    test('finds no session, a token that stays the same, and the ways to sign in', async ({ page }) => {
      expect((await page.evaluate(() => window.client.getSession())) ?? null).toBeNull()
      const tokens = await page.evaluate(async () => [
        await window.client.getCsrfToken(),
        await window.client.getCsrfToken(),
      ])
      expect(tokens[0]).toMatch(/\w{16}/)
      expect(tokens[1]).toBe(tokens[0])
      const providers = await page.evaluate(() => window.client.getProviders())
      const base = readWorld('SHOP_URL') + authBase
      expect(providers?.credentials).toMatchObject({
        id: 'credentials',
        type: 'credentials',
        signinUrl: `${base}/signin/credentials`,
        callbackUrl: `${base}/callback/credentials`,
      })
    })

    test('signs in with a password and stays on the page', async ({ page }) => {
      const outcome = await signInStaying(page, customer)
      expect(outcome).toEqual({ error: null, status: 200, ok: true, url: authPageUrl(name) })
      await expect(status(page)).toHaveText('authenticated')
      await expect(page.getByTestId('name')).toHaveText('Jane Doe')
      const session = await page.evaluate(() => window.client.getSession())
      expect(session).toEqual({
        user: { name: 'Jane Doe', email: customer.email },
        expires: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
      })
      const { expires } = session as { expires: string }
      expect(Date.parse(expires)).toBeGreaterThan(Date.now())
      // the token of the backend stays on the server
      expect(await page.evaluate(() => document.cookie)).not.toMatch(/session|eyJ/)
    })

    test('is told that a password is wrong', async ({ page }) => {
      const outcome = await signInStaying(page, { ...customer, password: 'not-the-password' })
      expect(outcome).toMatchObject({ error: 'CredentialsSignin', status: 401, ok: false, url: null })
      await expect(status(page)).toHaveText('unauthenticated')
    })

    test('leaves for the page to go to afterwards', async ({ page, baseURL }) => {
      const { email, password } = customer
      await page.evaluate((options) => void window.client.signIn('credentials', options), {
        email,
        password,
        callbackUrl: `${baseURL}cart`,
      })
      await page.waitForURL('**/cart')
      await page.goto(authPageUrl(name))
      await expect(status(page)).toHaveText('authenticated')
    })

    test('leaves for a page that says what went wrong', async ({ page, browserT }) => {
      await page.evaluate((options) => void window.client.signIn('credentials', options), {
        email: customer.email,
        password: 'not-the-password',
      })
      await page.waitForURL((url) => url.searchParams.get('error') === 'CredentialsSignin')
      await expectMismatch(page, browserT('auth:errors.CredentialsSignin'))
    })

    test('never leaves the shop for where somebody else wants it', async ({ page }) => {
      const { email, password } = customer
      await page.evaluate((options) => void window.client.signIn('credentials', options), {
        email,
        password,
        callbackUrl: 'https://evil.example/',
      })
      await page.waitForURL((url) => url.origin === readWorld('SHOP_URL') && !url.pathname.startsWith('/tests/'))
    })

    test('leaves for the page with all ways to sign in where it names none', async ({ page, browserT }) => {
      await page.evaluate(() => void window.client.signIn())
      await page.waitForURL(`**${authBase}/signin?**`)
      expect(new URL(page.url()).searchParams.get('callbackUrl')).toBe(authPageUrl(name))
      await expect(page.getByRole('heading', { level: 1, name: browserT('auth:signin.title') })).toBeVisible()
    })

    test('changes the name, here, in another tab and in the backend', async ({ page, context }) => {
      await signInStaying(page, customer)
      await expect(status(page)).toHaveText('authenticated')
      const other = await context.newPage()
      await other.goto(authPageUrl(name))
      await expect(other.getByTestId('name')).toHaveText('Jane Doe')
      // NextAuth's client tells the same twice in one second, and storage that does not change tells nobody
      await page.evaluate(() => localStorage.removeItem('nextauth.message'))
      await page.evaluate(() => window.client.update({ firstName: 'Renamed', lastName: 'Person' }))
      await expect(page.getByTestId('name')).toHaveText('Renamed Person')
      await expect(other.getByTestId('name')).toHaveText('Renamed Person')
      expect(await readCustomer(customer)).toMatchObject({ first_name: 'Renamed', last_name: 'Person' })
    })

    test('signs out, here and in another tab', async ({ page, context }) => {
      await signInStaying(page, customer)
      const other = await context.newPage()
      await other.goto(authPageUrl(name))
      await expect(status(other)).toHaveText('authenticated')
      await page.evaluate(() => window.client.signOut({ redirect: false }))
      await expect(status(page)).toHaveText('unauthenticated')
      await expect(status(other)).toHaveText('unauthenticated')
      expect((await page.evaluate(() => window.client.getSession())) ?? null).toBeNull()
    })

    test('signs out and leaves for another page', async ({ page, baseURL }) => {
      await signInStaying(page, customer)
      await expect(status(page)).toHaveText('authenticated')
      await page.evaluate((callbackUrl) => void window.client.signOut({ callbackUrl }), `${baseURL}cart`)
      await page.waitForURL('**/cart')
      await page.goto(authPageUrl(name))
      await expect(status(page)).toHaveText('unauthenticated')
    })

    test('asks again when the window becomes visible', async ({ page, context }) => {
      await signInStaying(page, customer)
      await expect(status(page)).toHaveText('authenticated')
      await context.clearCookies()
      await page.evaluate(() => void document.dispatchEvent(new Event('visibilitychange')))
      await expect(status(page)).toHaveText('unauthenticated')
    })

    test('sends a visitor without a session from a page that needs one to the sign-in', async ({ page, browserT }) => {
      const wanted = `${authPageUrl(name)}?required`
      await page.goto(wanted)
      await page.waitForURL(`**${authBase}/signin?**`)
      const query = new URL(page.url()).searchParams
      expect(query.get('error')).toBe('SessionRequired')
      expect(query.get('callbackUrl')).toBe(wanted)
      await expect(page.getByText(browserT('auth:errors.SessionRequired'))).toBeVisible()
    })

    test.describe('when the server does not answer', () => {
      test.use({ expectedErrors: [/CLIENT_FETCH_ERROR|Failed to load resource/] })

      test('tells the server’s log and shows nothing of it', async ({ page }) => {
        await page.route(`**${authBase}/session`, (route) => route.abort())
        const logged = page.waitForRequest(`**${authBase}/_log`)
        await page.evaluate(() => window.client.getSession())
        const request = await logged
        expect(new URLSearchParams(request.postData() ?? '').get('code')).toBe('CLIENT_FETCH_ERROR')
        expect((await request.response())?.status()).toBeLessThan(300)
        await expect(status(page)).toHaveText('unauthenticated')
      })
    })
  })
}
