import { waitForMail } from '../../support/mailbox'
import { expect, test } from '../../support/shop'
import { addressField, fillAddress, fillBag, goOn, makePerson, placeOrder } from './checkout-steps'

test('a note for the delivery goes along with the order and its mail, and the merchant has it with the address', async ({
  page,
  admin,
  t,
  bowl,
}) => {
  const note = 'Ring at “Huber”, second yard'
  const person = makePerson('de')
  await fillBag(page, bowl)
  await page.goto('checkout')
  await fillAddress(page, person)
  await page.getByText(t('checkout:address.add-note')).click()
  await addressField(page, 'deliveryNote').fill(note)
  await goOn(page, 'address')
  await page.goto('checkout/address')
  await expect(addressField(page, 'deliveryNote')).toHaveValue(note)
  await goOn(page, 'address')
  await goOn(page, 'delivery')
  const line = `${t('checkout:fields.deliveryNote')}${t('common:punctuation.colon')}${note}`
  await expect(page.getByRole('main')).toContainText(line)
  const orderId = await placeOrder(page)
  await page.goto(`orders/${orderId}`)
  await expect(page.getByRole('main')).toContainText(line)
  expect((await waitForMail(person.email)).text).toContain(note)
  const { order } = await admin.call<{ order: { shipping_address: { metadata: object } } }>(
    'GET',
    `/admin/orders/${orderId}`,
  )
  expect(order.shipping_address.metadata).toEqual({ delivery_note: note })
})
