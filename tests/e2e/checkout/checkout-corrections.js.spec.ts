import { errorSummary } from '../../support/error-summary'
import { browserTest, expect, test } from '../../support/shop'
import { openSignIn, passwordForm } from '../auth/sign-in-steps'
import { liftLimits } from '../../support/shopper/lift-limits'
import { addressField, fillAddress, fillBag, makePerson } from './checkout-steps'

test('what was wrong with a field goes as soon as it is right, and comes back with what is wrong again', async ({
  page,
  bowl,
  t,
}) => {
  await fillBag(page, bowl)
  await page.goto('checkout/address')
  await fillAddress(page, { ...makePerson('de'), firstName: '', postalCode: '1010' })
  await liftLimits(page)
  await page.getByRole('button', { name: t('checkout:address.submit') }).click()
  await expect(errorSummary(page).getByRole('link')).toHaveCount(2)
  const [name, postalCode] = [addressField(page, 'firstName'), addressField(page, 'postalCode')]
  await expect(name).toHaveAccessibleDescription(t('checkout:missing.firstName'))
  await name.fill('Ada')
  await expect(name).not.toHaveAttribute('aria-invalid')
  await expect(name).toHaveAccessibleDescription('')
  await postalCode.fill('101')
  await expect(postalCode).toHaveAttribute('aria-invalid', 'true')
  await postalCode.fill('10115')
  await expect(postalCode).not.toHaveAttribute('aria-invalid')
  await name.fill('')
  await expect(name).toHaveAttribute('aria-invalid', 'true')
})

test('what is said of a field that looks right is seen, and is not said any more once it is changed', async ({
  page,
  shopLocale,
}) => {
  await openSignIn(page, `/${shopLocale}`)
  const { email, password, submit } = passwordForm(page)
  await email.fill('nobody@example.org')
  await password.fill('not the password')
  await submit.click()
  const error = page.locator('#email-error')
  await expect(error).toBeVisible()
  await expect(email).toHaveAccessibleDescription(/./)
  await email.fill('somebody@example.org')
  await expect(error).toBeHidden()
  await expect(email).toHaveAttribute('aria-invalid', 'false')
  await expect(email).toHaveAccessibleDescription('')
  await password.fill('not the password either')
  await submit.click()
  await expect(errorSummary(page)).toBeFocused()
  await expect(error).toBeVisible()
  await expect(email).toHaveAttribute('aria-invalid', 'true')
})

test('another country’s fields are said when it is chosen', async ({ page, bowl, t, nameCountry }) => {
  await fillBag(page, bowl)
  await page.goto('checkout/address')
  const status = page.getByRole('status').filter({ hasText: t('checkout:fields.province') })
  await expect(status).toHaveCount(0)
  await page.locator('[name="shipping.countryCode"]').selectOption('it')
  await expect(status).toContainText(nameCountry('it'))
  await page.locator('[name="shipping.countryCode"]').selectOption('de')
  await expect(status).toHaveCount(0)
})

browserTest('what was chosen and typed before script was there stays with it', async ({ page, bowl, t }) => {
  await fillBag(page, bowl)
  let go = () => {}
  const late = new Promise<void>((resolve) => (go = resolve))
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await late
    await route.continue()
  })
  await page.goto('checkout/address', { waitUntil: 'commit' })
  await addressField(page, 'countryCode').selectOption('it')
  await addressField(page, 'province').fill('milano')
  await addressField(page, 'postalCode').fill('20121')
  go()
  await expect(page.locator('html[data-hydrated]')).toBeAttached()
  await expect(addressField(page, 'countryCode')).toHaveValue('it')
  await expect(addressField(page, 'province').and(page.locator('select'))).toHaveValue('MI')
  await expect(addressField(page, 'postalCode')).toHaveValue('20121')
  await expect(page.getByLabel(t('checkout:fields.province'))).toBeVisible()
})
