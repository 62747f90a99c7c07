import { expect, test } from '../support/shop'
import { addressField, fillAddress, fillBag, goOn, makeBowl, makePerson } from './checkout-steps'
import { addAddress, countAddresses, registerCustomer, signIn } from './sign-in-steps'

const berlin = { address_1: 'Oderberger Straße 21', city: 'Berlin', postal_code: '10435', country_code: 'de' }
const brooklyn = { address_1: '412 Lafayette Avenue', city: 'Brooklyn', postal_code: '11238', country_code: 'us' }

test('a customer goes on with an address of the account, and adds another one', async ({
  page,
  admin,
  shopLocale,
  t,
}) => {
  const customer = await registerCustomer('Lena')
  await addAddress(customer, berlin)
  await addAddress(customer, { ...brooklyn, province: 'NY' })
  await signIn(page, customer, `/${shopLocale}/cart`)
  await fillBag(page, await makeBowl(admin, 'Delivered bowl'))
  await page.goto('checkout/address')

  await expect(page.getByTestId('account-email')).toHaveText(customer.email)
  await expect(page.locator('[name=email]'), 'Medusa keeps the account’s').toHaveCount(0)
  const own = page.getByRole('group', { name: t('checkout:address.shipping') }).getByRole('radio')
  await expect(own.nth(0)).toBeChecked()
  await expect(own.nth(0)).toHaveAccessibleName(/Lena Doe.*Oderberger Straße 21 · 10435 Berlin/)
  await expect(own.nth(1), 'nothing goes there from this region').toBeDisabled()
  await expect(addressField(page, 'city')).toBeHidden()
  await goOn(page, 'address')
  await expect(page).toHaveURL(/\/checkout\/shipping$/)

  for (const visit of ['the first time', 'once more']) {
    await page.goto('checkout/address')
    await page.getByLabel(t('checkout:address.another')).check()
    await fillAddress(page, { ...makePerson('de'), firstName: 'Grace' })
    await page.getByLabel(t('checkout:address.keep')).check()
    await goOn(page, 'address')
    expect(await countAddresses(customer), visit).toBe(3)
  }
  await page.goto('checkout/address')
  await expect(own.nth(2), 'what the cart has').toBeChecked()
})

test('an address of the account that lacks something is completed in place', async ({ page, admin, shopLocale, t }) => {
  const customer = await registerCustomer('Nora')
  await addAddress(customer, { ...berlin, postal_code: '1043' })
  await signIn(page, customer, `/${shopLocale}/cart`)
  await fillBag(page, await makeBowl(admin, 'Completed bowl'))
  await page.goto('checkout/address')
  await page.getByRole('button', { name: t('checkout:address.submit') }).click()
  await expect(page.getByRole('alert').getByRole('link')).toHaveCount(1)
  await expect(addressField(page, 'address1')).toHaveValue(berlin.address_1)
  await addressField(page, 'postalCode').fill('10435')
  await goOn(page, 'address')
  await expect(page).toHaveURL(/\/checkout\/shipping$/)
})
