import { shipOrder } from '../support/after-sales-admin'
import { expect, test } from '../support/shop'
import { liftLimits } from '../support/shopper/lift-limits'
import { add } from '../e2e/cart/cart-steps'
import { fillAddress, goOn, orderIdOf, placeButton, type Person } from '../e2e/checkout/checkout-steps'
import { keepPage, openAndKeep } from './album'

// each walk has a world to itself, so nobody else has this address
const person: Person = {
  email: 'ada.pages@example.org',
  firstName: 'Ada',
  lastName: 'Huber',
  address1: 'Invalidenstraße 2',
  postalCode: '10115',
  city: 'Berlin',
}

test('the bag', async ({ page, t }) => {
  await openAndKeep(page, 'cart', 'bag-empty')
  await page.goto('products/pippa-espresso-cup')
  await add(page, 2)
  await keepPage(page, 'product-added')
  await openAndKeep(page, 'cart', 'bag')
  const quantity = page.getByTestId('cart-line').getByRole('spinbutton')
  await liftLimits(page)
  await quantity.fill('1000')
  await quantity.press('Enter')
  await keepPage(page, 'bag-quantity-refused')
  await page.getByText(t('cart:codes.add')).click()
  await page.locator('main [name=code]').fill('NO SUCH CODE')
  await page.locator('main [name=code]').press('Enter')
  await keepPage(page, 'bag-code-refused')
})

test('an order, and what comes after it', async ({ page, admin, t }) => {
  await page.goto('products/pippa-espresso-cup')
  await add(page, 2)
  await openAndKeep(page, 'checkout', 'checkout-address')
  await liftLimits(page)
  await fillAddress(page, { ...person, email: 'no address', postalCode: '<b>' })
  await page.getByRole('button', { name: t('checkout:address.submit') }).click()
  await keepPage(page, 'checkout-address-refused')
  await fillAddress(page, person)
  await goOn(page, 'address')
  await keepPage(page, 'checkout-delivery')
  await goOn(page, 'delivery')
  await keepPage(page, 'checkout-review')
  await openAndKeep(page, 'checkout/address', 'checkout-address-again')
  await page.goto('checkout/review')
  await placeButton(page).click()
  await page.waitForURL(/\/orders\/[^/]+\/confirmation$/)
  await keepPage(page, 'confirmation')
  const orderId = orderIdOf(page.url())
  await openAndKeep(page, `orders/${orderId}`, 'order')
  await openAndKeep(page, `orders/${orderId}/return`, 'return-nothing')
  await openAndKeep(page, `orders/${orderId}/withdrawal`, 'withdrawal')
  await shipOrder(admin, orderId)

  await openAndKeep(page, `orders/${orderId}`, 'order-shipped')
  await openAndKeep(page, `orders/${orderId}/return`, 'return')
  await page.getByRole('button', { name: t('after-sales:return.look-over') }).click()
  await keepPage(page, 'return-refused')
  await page.getByLabel(t('after-sales:return.quantity')).fill('1')
  await page.getByLabel(t('after-sales:return.reason')).selectOption({ index: 1 })
  await page.getByRole('button', { name: t('after-sales:return.look-over') }).click()
  await keepPage(page, 'return-review')
  await openAndKeep(page, `orders/${orderId}/exchange`, 'exchange')
  await page.getByRole('button', { name: t('after-sales:exchange.look-over') }).click()
  await keepPage(page, 'exchange-refused')
})

test('an order that somebody looks for', async ({ page, t }) => {
  await openAndKeep(page, 'orders/look-up', 'look-up')
  await liftLimits(page)
  await page.locator('main [name=email]').fill('no address')
  const send = page.getByRole('main').getByRole('button', { name: t('orders:look-up.submit') })
  await send.click()
  await keepPage(page, 'look-up-refused')
  await page.locator('main [name=number]').fill('999999')
  await page.locator('main [name=email]').fill(person.email)
  await page.locator('main [name=postalCode]').fill(person.postalCode)
  await send.click()
  await keepPage(page, 'look-up-miss')
  expect(page.url()).toContain('look-up')
})
