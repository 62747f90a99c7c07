import { waitForMail } from '../../support/mailbox'
import { openCountry } from '../../support/payment-country'
import { expect, test } from '../../support/shop'
import { fillAddress, fillBag, goOn, makePerson, placeButton, placeOrder } from './checkout-steps'

test.use({ country: 'fi' })

test('who pays by bank transfer has an order that is not paid until the money is there', async ({
  page,
  admin,
  t,
  bowl,
}) => {
  await openCountry(admin, 'fi', ['manual', 'bank-transfer'])
  await fillBag(page, bowl)
  await page.goto('checkout')
  const person = makePerson('fi')
  await fillAddress(page, person)
  await goOn(page, 'address')
  await page.getByLabel(t('checkout:payment.bank-transfer.label')).check()
  await goOn(page, 'delivery')
  await expect(placeButton(page)).toBeVisible()
  const orderId = await placeOrder(page)
  await page.goto(`orders/${orderId}`)
  await expect(page.getByRole('main')).toContainText(t('orders:payment.bank-transfer'))
  await expect(page.getByRole('main')).toContainText(t('orders:payment-states.open'))

  const { order } = await admin.call<{ order: { display_id: number } }>('GET', `/admin/orders/${orderId}`)
  const { text } = await waitForMail(person.email)
  expect(text).toContain('IBAN DE00')
  expect(text).toContain(`\nVitrine ${order.display_id}\n`)

  await admin.call('POST', `/admin/orders/${orderId}/capture`)
  await page.goto(`orders/${orderId}`)
  await expect(page.getByRole('main')).toContainText(t('orders:payment-states.paid'))
  await expect(page.getByRole('main')).not.toContainText(t('orders:payment-states.open'))
})
