import { paths } from '../../app/paths'
import { addressField } from '../e2e/checkout/checkout-steps'
import { openSignIn, passwordForm, signIn } from '../e2e/auth/sign-in-steps'
import { type ShopPage, test } from '../support/shop'
import { liftLimits } from '../support/shopper/lift-limits'
import { readWorld } from '../support/world'
import { keepPage } from './album'

async function open(page: ShopPage, path: string, name: string): Promise<void> {
  await page.goto(path)
  await keepPage(page, name)
}

test('the way into an account', async ({ page, shopLocale, t }) => {
  const account = paths.account(shopLocale)
  await open(page, account, 'account-guest')
  await openSignIn(page, account)
  await keepPage(page, 'sign-in')
  const form = passwordForm(page)
  await form.email.fill('nobody@example.org')
  await form.password.fill('not the password')
  await form.submit.click()
  await keepPage(page, 'sign-in-refused')

  await open(page, paths.register(account), 'register')
  await liftLimits(page)
  await page.locator('[name=firstName]').fill('<b>Ada</b>')
  await page.locator('[name=email]').fill('no address')
  await page.locator('[name=password]').fill('short')
  await page.getByRole('button', { name: t('auth:register.submit') }).click()
  await keepPage(page, 'register-refused')

  await open(page, paths.forgottenPassword(account), 'forgotten')
  await page.locator('[name=email]').fill('nobody@example.org')
  await page.getByRole('button', { name: t('auth:forgotten.submit') }).click()
  await keepPage(page, 'forgotten-sent')
})

test('an account', async ({ page, shopLocale, t }) => {
  const customer = { email: readWorld('CUSTOMER_EMAIL'), password: readWorld('CUSTOMER_PASSWORD') }
  await signIn(page, customer, paths.account(shopLocale))
  await keepPage(page, 'account')
  await open(page, 'account/orders', 'account-orders')
  await page.locator('main a[href*="/orders/order_"]').first().click()
  await keepPage(page, 'account-order')
  await open(page, 'account/profile', 'account-profile')
  await open(page, 'account/addresses', 'account-addresses')
  await open(page, 'account/addresses/new', 'account-new-address')
  await liftLimits(page)
  await addressField(page, 'firstName').fill('Ada')
  await addressField(page, 'postalCode').fill('no postcode')
  await page.getByRole('button', { name: t('account:addresses.submit') }).click()
  await keepPage(page, 'account-new-address-refused')
  await open(page, 'account/payment-methods', 'account-payment-methods')
  await open(page, 'account/data', 'account-data')
  await open(page, paths.signOut(), 'sign-out')
})
