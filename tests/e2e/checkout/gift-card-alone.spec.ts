import { paths } from '../../../app/paths'
import { listMails } from '../../support/mailbox'
import { expect, test } from '../../support/shop'
import { addressField, fillBag, fillBill, goOn, makeBowl, makePerson, placeOrder, stepOf } from './checkout-steps'

test('a gift card alone asks for an e-mail address, a name and a country, and nothing more', async ({
  page,
  admin,
  shopLocale,
  t,
}) => {
  const person = makePerson('de')
  const card = await admin.findProduct('gift-card')
  await fillBag(page, card, card.variants[0]?.title)
  await page.goto('checkout')
  await expect(page.getByRole('heading', { level: 1, name: t('checkout:address.heading-bill') })).toBeVisible()
  for (const field of ['address1', 'postalCode', 'city', 'province', 'phone'] as const) {
    await expect(page.locator(`[name="shipping.${field}"]`), field).toHaveCount(0)
  }
  await expect(page.locator('[name=billingIs][type=radio]')).toHaveCount(0)
  await fillBill(page, person)
  await goOn(page, 'address', { isShipped: false })
  await expect(page).toHaveURL(/\/checkout\/delivery$/)
  await goOn(page, 'delivery')
  const review = page.locator('.review')
  await expect(review).toContainText(`${person.firstName} ${person.lastName}`)
  await expect(review).not.toContainText(t('checkout:address.shipping'))
  const id = await placeOrder(page)
  await page.goto(paths.order(shopLocale, id))
  await expect(page.getByRole('heading', { name: t('orders:address.billing') })).toBeVisible()
  await expect(page.getByRole('heading', { name: t('orders:address.shipping') })).toHaveCount(0)
  const { shipping_address: address } = await admin.readOrder(id)
  expect(address).toMatchObject({ first_name: person.firstName, country_code: 'de', address_1: '' })
  await expect.poll(async () => (await listMails(person.email)).length, { timeout: 20_000 }).toBeGreaterThan(0)
})

test('what is sent asks for the rest once it joins a gift card', async ({ page, admin, t }) => {
  const card = await admin.findProduct('gift-card')
  await fillBag(page, card, card.variants[0]?.title)
  await page.goto('checkout')
  await fillBill(page, makePerson('de'))
  await goOn(page, 'address', { isShipped: false })
  await fillBag(page, await makeBowl(admin, 'Joining bowl'))
  await page.goto('checkout/delivery')
  await expect(page).toHaveURL(/\/checkout\/address$/)
  await expect(addressField(page, 'firstName')).not.toHaveValue('')
  await expect(addressField(page, 'address1')).toHaveValue('')
  await expect(stepOf(page, 'address')).toContainText(t('checkout:steps.address'))
})
