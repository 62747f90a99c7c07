import { paths } from '../../../app/paths'
import { errorSummary } from '../../support/error-summary'
import { fromElsewhere } from '../../support/other-shops'
import { expect, browserTest as test } from '../../support/shop'
import { makeCustomer, openSignIn, passwordForm, readEmail, readSession, registerCustomer } from './sign-in-steps'

const password = 'no harbour at noon'

test('a refused sign-in is said where the page is, which keeps what was typed; the next one leads on', async ({
  page,
  context,
  shopLocale,
  t,
}) => {
  const customer = await registerCustomer('Sina')
  const other = await context.newPage()
  await other.goto('products/kumo-mug', { waitUntil: 'networkidle' })
  await openSignIn(page, paths.account(shopLocale))
  await page.waitForLoadState('networkidle')
  const asked = [paths.csrf(), paths.providers()].map((path) => page.waitForRequest(`**${path}`))
  const fields = passwordForm(page)
  await fields.email.fill(customer.email)
  await Promise.all(asked)
  const sent: string[] = []
  page.on('request', (request) => void (request.method() === 'POST' && sent.push(new URL(request.url()).pathname)))
  const document = await page.evaluateHandle(() => window.document)

  for (const times of [1, 2]) {
    await fields.password.fill(password)
    await fields.submit.click()
    await expect.poll(() => sent).toHaveLength(times)
    await expect(fields.submit).not.toHaveAttribute('aria-busy')
    await expect(errorSummary(page)).toContainText(t('auth:errors.CredentialsSignin'))
    await expect(errorSummary(page)).toBeInViewport()
    await expect(fields.email).toHaveValue(customer.email)
    await expect(fields.password).toHaveValue('')
  }
  expect(await document.evaluate((shown) => shown === window.document)).toBe(true)

  await fields.submit.click()
  await expect(errorSummary(page)).toBeFocused()
  await expect(errorSummary(page).getByRole('link')).toHaveText([t('auth:fields.password-required')])
  expect(sent).toHaveLength(2)

  await fields.password.fill(customer.password)
  // as a double click, before the page knows what came of the first
  await fields.submit.dblclick()
  await expect(page).toHaveURL(paths.account(shopLocale))
  await expect(page.getByRole('main')).toContainText(customer.email)
  expect(sent.filter((path) => path === paths.signInCallback('credentials'))).toHaveLength(3)
  await expect(other.getByRole('banner').getByRole('link', { name: t('common:header.account') })).toBeVisible()
})

test('who has guessed too often is told on the spot, and has the address typed where a link is sent', async ({
  page,
  strictShop,
  shopLocale,
  t,
}) => {
  const { email } = makeCustomer('Gerd')
  await page.setExtraHTTPHeaders(fromElsewhere())
  await page.goto(strictShop.url + paths.signIn(undefined, paths.home(shopLocale)), { waitUntil: 'networkidle' })
  const fields = passwordForm(page)
  const csrfToken = await page.locator('[name=csrfToken]').first().inputValue()
  const guesses = { path: paths.signInCallback('credentials'), form: { csrfToken, email, password, json: 'true' } }
  await page.evaluate(async ({ path, form }) => {
    const guess = () => fetch(path, { method: 'POST', body: new URLSearchParams(form) })
    await Promise.all(Array.from({ length: 11 }, guess))
  }, guesses)
  await fields.email.fill(email)
  await fields.password.fill(password)
  await fields.submit.click()
  await expect(errorSummary(page)).toContainText(t('auth:errors.EmailLinkNeeded'))
  await expect(fields.password).toHaveValue(password)
  const link = page.locator(`form[action="${paths.signIn('email')}"]`)
  await expect(link.locator('[name=email]')).toHaveValue(email)
  await link.getByRole('button').click()
  await expect(page.getByRole('heading', { level: 1, name: t('auth:verify-request.title') })).toBeVisible()
  expect(await readSession(page.context())).toEqual({})
})

test.describe('where something is out of order', () => {
  test.use({ expectedErrors: [/Failed to load resource/] })

  test('unknown ways to sign in lead to the page that says so', async ({ page, shopLocale, t }) => {
    await page.route(`**${paths.providers()}`, (route) => route.fulfill({ status: 503, json: {} }))
    await openSignIn(page, paths.account(shopLocale))
    await page.waitForLoadState('networkidle')
    await passwordForm(page).email.fill('ann@example.com')
    await passwordForm(page).password.fill(password)
    await passwordForm(page).submit.click()
    await expect(page).toHaveURL(new RegExp(`${paths.authError()}\\?error=ProvidersUnknown`))
    await expect(page.getByText(t('auth:errors.ProvidersUnknown'))).toBeVisible()
  })

  test('a connection that is gone is said, and nothing typed is lost', async ({ page, context, shopLocale, t }) => {
    const customer = await registerCustomer('Wiebke')
    await openSignIn(page, paths.home(shopLocale))
    await page.waitForLoadState('networkidle')
    const fields = passwordForm(page)
    await fields.email.fill(customer.email)
    await fields.password.fill(customer.password)
    await page.waitForLoadState('networkidle')
    await context.setOffline(true)
    await fields.submit.click()
    await expect(errorSummary(page)).toContainText(t('common:rpc.offline'))
    await expect(fields.password).toHaveValue(customer.password)
    await context.setOffline(false)
    await fields.submit.click()
    await expect(page).toHaveURL(paths.home(shopLocale))
    expect(await readEmail(context)).toBe(customer.email)
  })
})
