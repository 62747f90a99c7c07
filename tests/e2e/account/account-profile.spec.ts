import { paths } from '../../../app/paths'
import { expectAccessible } from '../../support/axe'
import { errorSummary } from '../../support/error-summary'
import { expectFits } from '../../support/fits'
import { waitForMail } from '../../support/mailbox'
import { message } from '../../support/messages'
import { expect, languageOf, test, type ShopPage } from '../../support/shop'
import { liftLimits } from '../../support/shopper/lift-limits'
import { expectMismatch, openSignIn, passwordForm, readSession, registerCustomer, signIn } from '../auth/sign-in-steps'

function save(page: ShopPage): Promise<void> {
  return page.getByRole('button', { name: message(languageOf(page), 'account:profile.submit'), exact: true }).click()
}

test('Profile completed update flow', async ({ page, shopLocale, t, scripting }) => {
  test.setTimeout(120_000)
  const customer = await registerCustomer('Tilda')
  await signIn(page, customer, paths.account(shopLocale))
  await page
    .getByRole('navigation', { name: t('account:nav.label') })
    .getByRole('link', { name: t('account:nav.profile') })
    .click()
  const form = page.getByRole('region', { name: t('account:profile.names') })
  const lastName = form.locator('[name=lastName]')
  await lastName.fill('Sommer')
  await form.locator('[name=phone]').fill('call me')
  await liftLimits(page)
  await save(page)
  await expect(errorSummary(page).getByRole('link')).toHaveText([t('account:profile.phone-invalid')])
  await expect(lastName).toHaveValue('Sommer')
  await expect(form.locator('[name=phone]')).toHaveValue('call me')
  await expectFits(page)
  if (scripting) await expectAccessible(page)

  await form.locator('[name=phone]').fill('030 1234567')
  await save(page)
  await expect(page.getByText(t('account:profile.changed'))).toBeVisible()
  await expect(form.locator('[name=phone]')).toHaveValue('+49 30 1234567')
  expect((await readSession(page.context())).user?.name).toBe('Tilda Sommer')
  await page.goto('account')
  await expect(page.getByRole('main')).toContainText('Tilda Sommer')
})

test(
  'Profile changes persist across page refreshes and logouts',
  { tag: '@plain' },
  async ({ page, shopLocale, t }) => {
    const customer = await registerCustomer('Paula')
    const profile = paths.accountProfile(shopLocale)
    await signIn(page, customer, profile)
    await page.locator('main [name=firstName]').fill('Paulina')
    await save(page)
    await expect(page.getByText(t('account:profile.changed'))).toBeVisible()
    await page.reload()
    await expect(page.locator('main [name=firstName]')).toHaveValue('Paulina')
    await page.context().clearCookies({ name: /session/ })
    await signIn(page, customer, profile)
    await expect(page.locator('main [name=firstName]')).toHaveValue('Paulina')
    await expect(page.locator('main [name=phone]')).toHaveValue('')
  },
)

test('Verifies password changes work correctly', { tag: '@plain' }, async ({ page, t, shopLocale, context }) => {
  const customer = await registerCustomer('Vera')
  const profile = paths.accountProfile(shopLocale)
  await signIn(page, customer, profile)
  const form = page.getByRole('region', { name: t('account:password.title') })
  const submit = form.getByRole('button', { name: t('account:password.submit') })
  const next = 'a quite new password'

  await form.getByLabel(t('account:password.current')).fill(customer.password)
  await form.getByLabel(t('auth:fields.new-password')).fill('Vera1815!')
  await submit.click()
  await expect(errorSummary(page)).toContainText(t('auth:fields.password-own'))

  await form.getByLabel(t('account:password.current')).fill('not the old one')
  await form.getByLabel(t('auth:fields.new-password')).fill(next)
  await submit.click()
  await expect(errorSummary(page)).toContainText(t('account:password.current-wrong'))
  await expect(form.getByLabel(t('account:password.current'))).toHaveValue('')

  await form.getByLabel(t('account:password.current')).fill(customer.password)
  await form.getByLabel(t('auth:fields.new-password')).fill(next)
  await submit.click()
  await expect(page.getByText(t('account:password.changed'))).toBeVisible()
  expect((await readSession(context)).user?.email).toBe(customer.email)
  expect((await waitForMail(customer.email)).text).toContain('/forgot-password')

  await context.clearCookies({ name: /session/ })
  await openSignIn(page, profile)
  const fields = passwordForm(page)
  await fields.email.fill(customer.email)
  await fields.password.fill(customer.password)
  await fields.submit.click()
  await expectMismatch(page, t('auth:errors.CredentialsSignin'))
  await signIn(page, { ...customer, password: next }, profile)
})

test(
  'who signs out everywhere else stays signed in here alone',
  { tag: '@plain' },
  async ({ page, t, shopLocale, newShopper }) => {
    const customer = await registerCustomer('Lore')
    const other = await (await newShopper()).newPage()
    await signIn(other, customer, paths.account(shopLocale))
    await signIn(page, customer, paths.accountProfile(shopLocale))
    await page.getByRole('button', { name: t('account:sessions.submit') }).click()
    await expect(page.getByText(t('account:sessions.ended'))).toBeVisible()
    await other.goto('account')
    await expect(other.getByText(t('auth:errors.SessionRequired'))).toBeVisible()
    await page.goto('account')
    await expect(page.getByRole('main')).toContainText(customer.email)
  },
)

test('a device that its owner does not know is signed out by itself', async ({
  page,
  t,
  shopLocale,
  newShopper,
  scripting,
}) => {
  const customer = await registerCustomer('Dora')
  const [known, unknown] = [await (await newShopper()).newPage(), await (await newShopper()).newPage()]
  for (const other of [known, unknown]) await signIn(other, customer, paths.account(shopLocale))
  await signIn(page, customer, paths.accountProfile(shopLocale))
  const devices = page.getByRole('region', { name: t('account:sessions.title') }).getByRole('listitem')
  await expect(devices).toHaveCount(3)
  await expect(devices.filter({ hasText: t('account:sessions.current') })).toHaveCount(1)
  await expect(devices.first()).toContainText('Chrome, Linux')
  await expectFits(page)
  if (scripting) await expectAccessible(page)

  await devices
    .filter({ hasNotText: t('account:sessions.current') })
    .last()
    .getByRole('button')
    .click()
  await expect(page.getByText(t('account:sessions.ended-one'))).toBeVisible()
  await expect(devices).toHaveCount(2)
  const answers = await Promise.all([known, unknown].map((other) => other.goto('account')))
  const texts = await Promise.all(answers.map(async (answer) => (await answer?.text()) ?? ''))
  expect(texts.filter((text) => text.includes(t('auth:errors.SessionRequired')))).toHaveLength(1)
})

test(
  'no payment method is saved, and the page says why',
  { tag: '@plain' },
  async ({ page, t, shopLocale, scripting }) => {
    await signIn(page, await registerCustomer('Zoe'), paths.accountPaymentMethods(shopLocale))
    await expect(page.getByRole('main')).toContainText(t('account:payment-methods.empty'))
    await expectFits(page)
    if (scripting) await expectAccessible(page)
  },
)
