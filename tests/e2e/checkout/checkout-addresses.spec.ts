import { expectAccessible } from '../../support/axe'
import { errorSummary } from '../../support/error-summary'
import { expectFits } from '../../support/fits'
import { waitForMail } from '../../support/mailbox'
import { message, toPattern } from '../../support/messages'
import { expect, languageOf, test, type ShopPage } from '../../support/shop'
import { addressField, fillAddress, fillBag, goOn, makePerson, placeOrder } from './checkout-steps'
import { addAddress, readAddresses, registerCustomer, signIn } from '../auth/sign-in-steps'

const berlin = { address_1: 'Oderberger Straße 21', city: 'Berlin', postal_code: '10435', country_code: 'de' }
const brooklyn = { address_1: '412 Lafayette Avenue', city: 'Brooklyn', postal_code: '11238', country_code: 'us' }

async function fillCompany(page: ShopPage, vatNumber: string): Promise<void> {
  await expect(addressField(page, 'company')).toBeHidden()
  await page
    .getByText(message(languageOf(page), 'checkout:address.for-company'))
    .first()
    .click()
  await addressField(page, 'company').fill('Huber & Co')
  await addressField(page, 'vatNumber').fill(vatNumber)
}

test(
  'a customer’s first address is typed once: the name is there, and the account keeps it',
  { tag: '@plain' },
  async ({ page, bowl, shopLocale, t }) => {
    const customer = await registerCustomer('Nele')
    await signIn(page, customer, `/${shopLocale}/cart`)
    await fillBag(page, bowl)
    await page.goto('checkout/address')
    await expect(addressField(page, 'firstName')).toHaveValue('Nele')
    await expect(addressField(page, 'lastName')).toHaveValue('Doe')
    await expect(page.getByLabel(t('checkout:address.keep'))).toBeChecked()
    await fillAddress(page, makePerson('de'))
    await goOn(page, 'address')
    expect(await readAddresses(customer)).toHaveLength(1)
  },
)

test('a customer goes on with an address of the account, and adds another one', async ({
  page,
  bowl,
  shopLocale,
  t,
}) => {
  const customer = await registerCustomer('Lena')
  await addAddress(customer, berlin)
  await addAddress(customer, { ...brooklyn, province: 'NY' })
  await signIn(page, customer, `/${shopLocale}/cart`)
  await fillBag(page, bowl)
  await page.goto('checkout/address')

  await expect(page.getByTestId('account-email')).toHaveText(customer.email)
  await expect(page.locator('[name=email]'), 'Medusa keeps the account’s').toHaveCount(0)
  const own = page.getByRole('radiogroup', { name: t('checkout:address.shipping') }).getByRole('radio')
  await expect(own.nth(0)).toBeChecked()
  await expect(own.nth(0)).toHaveAccessibleName(/Lena Doe.*Oderberger Straße 21 · 10435 Berlin/)
  await expect(own.nth(1), 'nothing goes there from this region').toBeDisabled()
  await expect(addressField(page, 'city')).toBeHidden()
  await goOn(page, 'address')
  await expect(page).toHaveURL(/\/checkout\/delivery$/)

  for (const visit of ['the first time', 'once more']) {
    await page.goto('checkout/address')
    await page.getByLabel(t('checkout:address.another')).check()
    await fillAddress(page, { ...makePerson('de'), firstName: 'Grace' })
    await page.getByLabel(t('checkout:address.keep')).check()
    await goOn(page, 'address')
    expect(await readAddresses(customer), visit).toHaveLength(3)
  }
  await page.goto('checkout/address')
  await expect(own.nth(2), 'what the cart has').toBeChecked()

  await page.getByLabel(t('checkout:address.another')).check()
  await fillCompany(page, 'DE123456788')
  await page.getByLabel(t('checkout:address.keep')).check()
  await goOn(page, 'address')
  expect(await readAddresses(customer), 'Medusa keeps one of a place').toHaveLength(3)
  await page.goto('checkout/address')
  await expect(own.nth(2)).toBeChecked()
  await expect(own.nth(2)).toHaveAccessibleName(/Huber & Co.*DE123456788/)
})

test(
  'an address of the account that lacks something is completed in place',
  { tag: '@plain' },
  async ({ page, bowl, shopLocale, t }) => {
    const customer = await registerCustomer('Nora')
    await addAddress(customer, { ...berlin, postal_code: '1043' })
    await signIn(page, customer, `/${shopLocale}/cart`)
    await fillBag(page, bowl)
    await page.goto('checkout/address')
    await page.getByRole('button', { name: t('checkout:address.submit') }).click()
    await expect(errorSummary(page).getByRole('link')).toHaveCount(1)
    await expect(addressField(page, 'address1')).toHaveValue(berlin.address_1)
    await addressField(page, 'postalCode').fill('10435')
    await goOn(page, 'address')
    await expect(page).toHaveURL(/\/checkout\/delivery$/)
  },
)

test(
  'a company’s VAT number stands on the order, from the review to the mail',
  { tag: '@plain' },
  async ({ page, admin, t, bowl }) => {
    const person = makePerson('de')
    await fillBag(page, bowl)
    await page.goto('checkout/address')
    await fillAddress(page, person)
    await fillCompany(page, ' de 123.456-788')
    await goOn(page, 'address')
    await goOn(page, 'delivery')
    const main = page.getByRole('main')
    const line = `${t('checkout:fields.vatNumber')} DE123456788`
    await expect(main).toContainText(line)
    await expect(main).toContainText(t('checkout:same-as-shipping'))

    await page.getByRole('link', { name: t('checkout:edit.address') }).click()
    await expect(addressField(page, 'vatNumber')).toHaveValue('DE123456788')
    await expect(addressField(page, 'company')).toBeVisible()
    await goOn(page, 'address')
    await expect(page).toHaveURL(/\/checkout\/review$/)
    const orderId = await placeOrder(page)
    await expect(main).toContainText('Huber & Co')
    await expect(main).toContainText(line)

    type Billed = { order: { display_id: number; billing_address: object; shipping_address: object } }
    const { order } = await admin.call<Billed>('GET', `/admin/orders/${orderId}`)
    const kept = { company: 'Huber & Co', metadata: { vat_number: 'DE123456788' } }
    expect(order).toMatchObject({ billing_address: kept, shipping_address: kept })
    const mail = await waitForMail(person.email, new RegExp(`\\b${order.display_id}\\b`))
    expect(mail.text).toContain('DE123456788')
  },
)

test(
  'a wrong VAT number is told with all that was typed, and a right one goes with the bill',
  { tag: '@plain' },
  async ({ page, bowl, t, nameCountry, scripting }) => {
    const { email: _, ...berliner } = makePerson('de')
    await fillBag(page, bowl)
    await page.goto('checkout/address')
    await fillAddress(page, makePerson('de'))
    await fillCompany(page, 'DE 123 456 789')
    await page.getByRole('button', { name: t('checkout:address.submit') }).click()
    const text = t('checkout:errors.vat-number-pattern', {
      field: t('checkout:fields.vatNumber'),
      country: nameCountry('de'),
      example: 'DE123456788',
    })
    const link = errorSummary(page).getByRole('link')
    await expect(link).toHaveText([text])
    const number = addressField(page, 'vatNumber')
    await expect(number).toHaveValue('DE 123 456 789')
    await expect(number).toHaveAccessibleDescription(toPattern(text))
    await expect(addressField(page, 'company')).toHaveValue('Huber & Co')
    await expectFits(page)
    if (scripting) await expectAccessible(page)
    await link.click()
    await expect(number).toBeFocused()
    await expect(number, 'still told').toHaveAccessibleDescription(toPattern(text))

    await number.fill('DE123456788')
    await page.getByLabel(t('checkout:address.billing-separate')).check()
    await expect(number, 'asked for with the bill').toBeHidden()
    for (const [field, typed] of Object.entries(berliner)) {
      await addressField(page, field as keyof typeof berliner, 'billing').fill(typed)
    }
    await goOn(page, 'address')
    await page.goto('checkout/address')
    const billed = addressField(page, 'vatNumber', 'billing')
    await expect(billed).toHaveValue('DE123456788')
    await expect(number).toHaveValue('')
    await billed.fill('')
    await goOn(page, 'address')
    await page.goto('checkout/address')
    await expect(billed, 'Medusa forgets it').toHaveValue('')
  },
)
