import { errorSummary } from '../../support/error-summary'
import { expect, test } from '../../support/shop'
import { addAddress, registerCustomer, signIn } from '../auth/sign-in-steps'
import { addressField, fillBag, goOn, goOnButton, makeBowl, placeButton, placeOrder } from './checkout-steps'

const berlin = { address_1: 'Oderberger Straße 21', city: 'Berlin', postal_code: '10435', country_code: 'de' }

test('who is known orders again with two presses from the bag, as the last time, and sees all of it before', async ({
  page,
  admin,
  shopLocale,
  t,
}) => {
  const customer = await registerCustomer('Ida')
  await addAddress(customer, berlin)
  const bowl = await makeBowl(admin, 'Repeated bowl')
  await signIn(page, customer, `/${shopLocale}/cart`)
  await fillBag(page, bowl)
  await page.goto('cart')
  await page.getByTestId('checkout-link').click()
  await expect(page, 'nobody knows how a first order is paid').toHaveURL(/\/checkout\/delivery$/)
  const parcel = page.getByRole('radiogroup', { name: t('checkout:steps.shipping') })
  const express = parcel.getByRole('radio', { checked: false }).first()
  await express.check()
  await goOn(page, 'delivery')
  await expect(page.getByText(t('checkout:review.filled-in'))).toHaveCount(0)
  const first = await admin.readOrder(await placeOrder(page))

  await fillBag(page, bowl)
  await page.goto('cart')
  await page.getByTestId('checkout-link').click()
  await expect(page).toHaveURL(/\/checkout\/review$/)
  const main = page.getByRole('main')
  await expect(main).toContainText(t('checkout:review.filled-in'))
  for (const text of [berlin.address_1, t('checkout:payment.manual.label')]) await expect(main).toContainText(text)
  const again = await admin.readOrder(await placeOrder(page))
  expect(again.total).toBe(first.total)
})

test('what was chosen in a bag is not filled in anew', { tag: '@plain' }, async ({ page, bowl, shopLocale, t }) => {
  const customer = await registerCustomer('Eva')
  await addAddress(customer, berlin)
  await signIn(page, customer, `/${shopLocale}/cart`)
  await fillBag(page, bowl)
  await page.goto('cart')
  await page.getByTestId('checkout-link').click()
  const parcel = page.getByRole('radiogroup', { name: t('checkout:steps.shipping') })
  const express = parcel.getByRole('radio', { checked: false }).first()
  const wanted = (await express.getAttribute('value')) ?? ''
  await express.check()
  await goOn(page, 'delivery')
  await page.goto('cart')
  await page.getByTestId('checkout-link').click()
  await expect(placeButton(page)).toBeVisible()
  await expect(page.getByText(t('checkout:review.filled-in'))).toHaveCount(0)
  await page.goto('checkout/delivery')
  await expect(page.locator(`[value="${wanted}"]`)).toBeChecked()
})

test(
  'an address of the account that lacks something is asked for, with what is there',
  { tag: '@plain' },
  async ({ page, bowl, shopLocale }) => {
    const customer = await registerCustomer('Una')
    await addAddress(customer, { ...berlin, postal_code: '1043' })
    await signIn(page, customer, `/${shopLocale}/cart`)
    await fillBag(page, bowl)
    await page.goto('cart')
    await page.getByTestId('checkout-link').click()
    await expect(page).toHaveURL(/\/checkout\/address$/)
    await goOnButton(page, 'address').click()
    await expect(errorSummary(page)).toBeVisible()
    await expect(addressField(page, 'address1')).toHaveValue(berlin.address_1)
  },
)
