import { type Admin, type AdminProduct } from '../../support/admin'
import { shipOrder } from '../../support/after-sales-admin'
import { readField, readText } from '../../support/html'
import { chooseShipping, type HttpShopper, startHttpShopper, tell } from '../../support/http-shopper'
import { expect, test } from '../../support/shop'
import { findVariant } from '../cart/cart-steps'
import { orderIdOf } from '../checkout/checkout-steps'
import { listExchangeCarts, makeSizes } from './exchange-steps'
import { pickOutcome, readPaymentPage } from './order-edit-steps'

interface Begun {
  product: AdminProduct
  order: string
  /** The exchange's page. */
  path: string
}

/** An exchange of what was shipped for a larger one, which is to be paid with `provider`. */
async function beginExchange(admin: Admin, shopper: HttpShopper, provider: string): Promise<Begun> {
  const product = await makeSizes(admin, 'Bowl to be deleted')
  await shopper.add(findVariant(product, 'Medium').id)
  await shopper.prepare()
  const placed = await shopper.place(await shopper.readPlaceForm())
  const orderId = orderIdOf(placed.headers().location ?? '')
  await shipOrder(admin, orderId)
  const { items } = (await admin.readOrder(orderId)) as unknown as { items: { id: string }[] }
  const fields = { [`instead.${items[0]?.id}`]: findVariant(product, 'Large').id, [`quantity.${items[0]?.id}`]: '1' }
  const order = `orders/${orderId}`
  const query = new URLSearchParams({ ...fields, way: 'own', review: '' })
  const seen = readField(await (await shopper.browser.get(`${order}/exchange?${query}`)).text(), 'seen') ?? ''
  await shopper.browser.post(`${order}/exchange`, { form: { ...fields, way: 'own', seen } })
  const [cartId = ''] = await listExchangeCarts(orderId)
  await chooseShipping(cartId)
  await tell('POST', `/store/carts/${cartId}/payment-sessions`)
  await tell('POST', `/store/carts/${cartId}/payment-session`, { provider_id: provider })
  return { product, order, path: `${order}/exchanges/${cartId}` }
}

test('an exchange whose goods the merchant has deleted says so, and can be dropped', async ({ admin, t }) => {
  const shopper = await startHttpShopper()
  const { product, order, path } = await beginExchange(admin, shopper, 'manual')
  await admin.deleteProduct(product.id)
  const page = await shopper.browser.get(path)
  expect(page.status()).toBe(200)
  const html = readText(await page.text())
  expect(html).toContain(t('after-sales:exchange.gone'))
  expect(html).toContain('Bowl to be deleted')
  // of a cart whose goods are gone Medusa reckons as if they were free
  expect(html).not.toContain(t('after-sales:exchange.you-get'))
  expect(html).not.toContain(t('checkout:edit.items'))
  expect(html).toContain(t('after-sales:exchange.drop'))
  for (const step of ['shipping', 'payment', 'review']) {
    const form = { 'option.0': 'any', provider: 'manual', mark: 'x' }
    const answer = await shopper.browser.post(`${path}?step=${step}`, { form, maxRedirects: 0 })
    expect([answer.status(), answer.headers().location], step).toEqual([303, `/en-de/${path}`])
  }
  expect((await shopper.browser.get(order)).status()).toBe(200)
  const dropped = await shopper.browser.post(path, { form: { intent: 'drop' } })
  expect(dropped.url()).toContain(order)
  expect(readText(await dropped.text())).toContain(t('after-sales:exchange.dropped'))
  expect(readText(await (await shopper.browser.get(path)).text())).toContain(t('after-sales:exchange.states.dropped'))
})

test('so it does to who comes back from paying for it, whose money is let go of', async ({ admin, t }) => {
  const shopper = await startHttpShopper()
  const { product, path } = await beginExchange(admin, shopper, 'vitrine-redirect')
  const html = await (await shopper.browser.get(path)).text()
  const form = Object.fromEntries(['cartId', 'mark', 'total'].map((name) => [name, readField(html, name) ?? '']))
  const confirmed = await shopper.browser.post(`${path}?step=review`, { form, maxRedirects: 0 })
  const payment = confirmed.headers().location ?? ''
  await admin.deleteProduct(product.id)
  const back = await shopper.browser.get(await pickOutcome(payment, 'pay'))
  expect(back.status()).toBe(200)
  expect(readText(await back.text())).toContain(t('after-sales:exchange.gone'))
  const dropped = await shopper.browser.post(path, { form: { intent: 'drop' } })
  expect(readText(await dropped.text())).toContain(t('after-sales:exchange.dropped'))
  await expect.poll(() => readPaymentPage(payment)).toContain('void')
})
