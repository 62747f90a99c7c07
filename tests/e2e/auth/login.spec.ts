import { paths } from '../../../app/paths'
import { expectAccessible } from '../../support/axe'
import { errorSummary } from '../../support/error-summary'
import { toPattern } from '../../support/messages'
import { expect, test } from '../../support/shop'
import { liftLimits } from '../../support/shopper/lift-limits'
import { makeCustomer, openSignIn, passwordForm, readSession, registerCustomer, signInByForm } from './sign-in-steps'

test('access login page from nav menu and submit (partially) empty form', async ({
  page,
  shopLocale,
  scripting,
  t,
}) => {
  await page.goto('cart')
  const menu = page.getByRole('banner').getByRole('button', { name: t('common:header.menu') })
  if (await menu.isVisible()) await menu.click()
  await page
    .getByRole('banner')
    .getByRole('link', { name: t('common:header.sign-in') })
    .click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('auth:signin.title'))
  const required = { email: t('auth:fields.email-required'), password: t('auth:fields.password-required') }
  await liftLimits(page)
  await passwordForm(page).submit.click()
  const summary = errorSummary(page)
  await expect(summary).toBeFocused()
  await expect(summary.getByRole('link')).toHaveText(Object.values(required))
  await expect(passwordForm(page).email).toHaveAccessibleDescription(toPattern(required.email))
  if (scripting) await expectAccessible(page)

  await passwordForm(page).email.fill('ann@example.com')
  await liftLimits(page)
  await passwordForm(page).submit.click()
  await expect(summary.getByRole('link')).toHaveText([required.password])
  await expect(passwordForm(page).email).toHaveValue('ann@example.com')
  await expect(page).toHaveURL(toPattern(encodeURIComponent(`/${shopLocale}/cart`)))
})

for (const [title, mistake, tag] of [
  ['enter incorrect creds and verify error message', { email: makeCustomer('Nobody').email }, ['@plain']],
  ['enter different incorrect creds and verify error message', { password: 'not the password' }, []],
] as const) {
  test(title, { tag: [...tag] }, async ({ page, shopLocale, t }) => {
    const customer = { ...(await registerCustomer('Mia')), ...mistake }
    await openSignIn(page, `/${shopLocale}/cart`)
    const { email, password, submit } = passwordForm(page)
    await email.fill(customer.email)
    await password.fill(customer.password)
    await submit.click()
    await expect(errorSummary(page)).toContainText(t('auth:errors.CredentialsSignin'))
    await expect(email).toHaveValue(customer.email)
    await expect(password).toHaveValue('')
    expect(page.url()).not.toContain(encodeURIComponent(customer.email))
    expect(await readSession(page.context())).toEqual({})
  })
}

test('successful login redirects to account page', { tag: '@core' }, async ({ page, shopLocale }) => {
  const customer = await registerCustomer('Nia')
  await signInByForm(page, customer, paths.account(shopLocale))
  await expect(page.getByRole('main')).toContainText(customer.email)
  const { firstName, lastName, email } = customer
  expect(await readSession(page.context())).toMatchObject({ user: { name: `${firstName} ${lastName}`, email } })
  await page.goto(paths.signIn(undefined, `/${shopLocale}/cart`))
  await expect(page, 'who is signed in is not asked again').toHaveURL(`/${shopLocale}/cart`)
})

test(
  'who is signed in and led to the sign-in all the same is told so, and goes on or signs out',
  { tag: '@plain' },
  async ({ page, shopLocale, t }) => {
    const customer = await registerCustomer('Pia')
    const callbackUrl = `/${shopLocale}/cart?x=1`
    await signInByForm(page, customer, callbackUrl)
    const required = `${paths.signIn()}?${new URLSearchParams({ error: 'SessionRequired', callbackUrl })}`
    await page.goto(required)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('auth:signin.done'))
    await expect(page.getByText(t('auth:errors.SessionRequired'))).toHaveCount(0)
    await expect(page.locator('main [name=password]')).toHaveCount(0)
    await page.getByRole('link', { name: t('auth:signin.go-on') }).click()
    await expect(page).toHaveURL(callbackUrl)
    await page.goto(paths.register(callbackUrl))
    await expect(page, 'who has an account makes no other').toHaveURL(callbackUrl)

    await page.goto(required)
    await page.getByRole('button', { name: t('auth:signout.submit') }).click()
    await expect(page).toHaveURL(callbackUrl)
    expect(await readSession(page.context())).toEqual({})
    await page.goto(`${paths.signOut()}?${new URLSearchParams({ callbackUrl })}`)
    await page
      .getByRole('main')
      .getByRole('link', { name: t('auth:signin.title') })
      .click()
    await expect(page).toHaveURL(paths.signIn(undefined, callbackUrl))
  },
)

test('logging out works correctly', { tag: '@core' }, async ({ page, shopLocale, t }) => {
  const customer = await registerCustomer('Oda')
  await signInByForm(page, customer, paths.account(shopLocale))
  await page.goto(`${paths.signOut()}?callbackUrl=/${shopLocale}`)
  await expect(page.getByText(customer.email)).toBeVisible()
  await page.getByRole('button', { name: t('auth:signout.submit') }).click()
  await expect(page).toHaveURL(`/${shopLocale}`)
  expect(await readSession(page.context())).toEqual({})
  await page.goBack()
  await expect(page.getByText(t('auth:signout.already'))).toBeVisible()
  await expect(page.getByText(customer.email)).toHaveCount(0)
})

test(
  'the sign-in’s pages change their language and keep where they lead',
  { tag: '@plain' },
  async ({ page, shopLocale, language }) => {
    const other = language === 'de' ? 'en' : 'de'
    const country = shopLocale.slice(3)
    const query = { error: 'AccessDenied', callbackUrl: `/${shopLocale}/cart?x=1` }
    for (const path of [paths.authError(), paths.signIn('email'), paths.register(), paths.signOut()]) {
      await page.goto(`${path}?${new URLSearchParams(query)}`)
      await page.getByRole('contentinfo').locator(`a[hreflang^=${other}-]`).click()
      await expect(page.locator('html')).toHaveAttribute('lang', new RegExp(`^${other}-`))
      const url = new URL(page.url())
      expect(url.pathname).toBe(path)
      expect(Object.fromEntries(url.searchParams)).toEqual({ ...query, callbackUrl: `/${other}-${country}/cart?x=1` })
    }
  },
)

test('an unknown way to sign in is a page that is not there', { tag: '@plain' }, async ({ page, shopLocale, t }) => {
  const answer = await page.goto(paths.signIn('nobody', `/${shopLocale}`))
  expect(answer?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('common:failure.not-found.title'))
  await expect(page.getByTestId('cart-count')).toBeVisible()
})
