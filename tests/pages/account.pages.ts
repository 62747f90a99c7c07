import { paths } from '../../app/paths'
import { addressField } from '../e2e/checkout/checkout-steps'
import { openSignIn, passwordForm, signIn } from '../e2e/auth/sign-in-steps'
import { test } from '../support/shop'
import { liftLimits } from '../support/shopper/lift-limits'
import { readWorld } from '../support/world'
import { keepPage, openAndKeep } from './album'

test('the way into an account', async ({ page, shopLocale, t }) => {
  const account = paths.account(shopLocale)
  await openAndKeep(page, account, 'account-guest')
  await openSignIn(page, account)
  await keepPage(page, 'sign-in')
  const form = passwordForm(page)
  await form.email.fill('nobody@example.org')
  await form.password.fill('not the password')
  await form.submit.click()
  await keepPage(page, 'sign-in-refused')

  await openAndKeep(page, paths.register(account), 'register')
  await liftLimits(page)
  await page.locator('[name=firstName]').fill('<b>Ada</b>')
  await page.locator('[name=email]').fill('no address')
  await page.locator('[name=password]').fill('short')
  await page.getByRole('button', { name: t('auth:register.submit') }).click()
  await keepPage(page, 'register-refused')

  await openAndKeep(page, paths.forgottenPassword(account), 'forgotten')
  await page.locator('[name=email]').fill('nobody@example.org')
  await page.getByRole('button', { name: t('auth:forgotten.submit') }).click()
  await keepPage(page, 'forgotten-sent')
})

test('an account', async ({ page, shopLocale, t }) => {
  const customer = { email: readWorld('CUSTOMER_EMAIL'), password: readWorld('CUSTOMER_PASSWORD') }
  await signIn(page, customer, paths.account(shopLocale))
  await keepPage(page, 'account')
  await openAndKeep(page, 'account/orders', 'account-orders')
  await page.locator('main a[href*="/orders/order_"]').first().click()
  await keepPage(page, 'account-order')
  await openAndKeep(page, 'account/profile', 'account-profile')
  await openAndKeep(page, 'account/addresses', 'account-addresses')
  await openAndKeep(page, 'account/addresses/new', 'account-new-address')
  await liftLimits(page)
  await addressField(page, 'firstName').fill('Ada')
  await addressField(page, 'postalCode').fill('no postcode')
  await page.getByRole('button', { name: t('account:addresses.submit') }).click()
  await keepPage(page, 'account-new-address-refused')
  await openAndKeep(page, 'account/payment-methods', 'account-payment-methods')
  await openAndKeep(page, 'account/data', 'account-data')
  await openAndKeep(page, paths.signOut(), 'sign-out')
})
