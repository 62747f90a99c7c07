import { type HttpShopper, startHttpShopper, tell } from '../../support/http-shopper'
import { setPrice } from '../../support/price-admin'
import { expect, test } from '../../support/shop'
import { findVariant } from '../cart/cart-steps'
import { makeBowl, orderIdOf } from './checkout-steps'

for (const [title, amount] of [
  ['Reduced bowl', 2900],
  ['Raised bowl', 4900],
] as const) {
  test(`${title}: a price that changes after the review is told, and ordered for only once it was seen`, async ({
    admin,
    t,
    money,
  }) => {
    const bowl = await makeBowl(admin, title)
    const shopper = await startShopper(findVariant(bowl, 'Small').id)
    const stale = await shopper.readPlaceForm()
    await setPrice(admin, bowl, amount)
    const refused = await shopper.place(stale)
    expect(refused.status()).toBe(409)
    const html = await refused.text()
    const key = amount < 3900 ? 'cart:prices.lower' : 'cart:prices.higher'
    expect(html).toContain(t(key, { before: money(39, 'eur', 'de'), now: money(amount / 100, 'eur', 'de') }))
    expect(await admin.listOrders(shopper.email)).toEqual([])

    const seen = await shopper.readPlaceForm()
    const placed = await shopper.place(seen)
    expect(placed.status()).toBe(303)
    const order = await admin.readOrder(orderIdOf(placed.headers()['location'] ?? ''))
    expect(order.total).toBe(Number(seen['total']))
    expect(order.items[0]?.unit_price).toBe(amount)
    await shopper.browser.dispose()
  })
}

test('a step says it too, and the payment is for the new sum', async ({ admin, t, money }) => {
  const bowl = await makeBowl(admin, 'Stepped bowl')
  const shopper = await startShopper(findVariant(bowl, 'Small').id)
  await setPrice(admin, bowl, 3500)
  for (const step of ['address', 'delivery', 'shipping', 'payment', 'review']) {
    const html = await (await shopper.browser.get(`checkout/${step}`)).text()
    expect(html, step).toContain(t('cart:prices.changed', { count: 1 }))
    expect(html, step).toContain(
      t('cart:prices.lower', { before: money(39, 'eur', 'de'), now: money(35, 'eur', 'de') }),
    )
  }
  type Answer = { cart: { total: number; payment_session: { amount: number } } }
  const { cart } = await tell<Answer>('GET', `/store/carts/${await shopper.readCartId()}`)
  expect(cart.payment_session.amount).toBe(cart.total)
  await shopper.browser.dispose()
})

test('what is paid already on the provider’s page is ordered for that sum', async ({ admin }) => {
  const bowl = await makeBowl(admin, 'Paid bowl')
  const shopper = await startShopper(findVariant(bowl, 'Small').id)
  const cart = `/store/carts/${await shopper.readCartId()}`
  await tell('POST', `${cart}/payment-session`, { provider_id: 'vitrine-redirect' })
  const form = await shopper.readPlaceForm()
  const { location: page = '' } = (await shopper.place(form)).headers()
  await setPrice(admin, bowl, 4900)
  const outcome = new URLSearchParams({ outcome: 'pay' })
  const back = await fetch(page, { method: 'POST', body: outcome, redirect: 'manual' })
  const end = await shopper.browser.get(back.headers.get('location') ?? '', { maxRedirects: 0 })
  const order = await admin.readOrder(orderIdOf(end.headers()['location'] ?? ''))
  expect(order.total).toBe(Number(form['total']))
  await shopper.browser.dispose()
})

test('what has no price here any more is not ordered', async ({ admin, t }) => {
  const bowl = await makeBowl(admin, 'Unpriced bowl')
  const shopper = await startShopper(findVariant(bowl, 'Small').id)
  const form = await shopper.readPlaceForm()
  await setPrice(admin, bowl, 3900, 'usd')
  expect((await shopper.place(form)).status()).toBe(409)
  expect(await (await shopper.browser.get('cart')).text()).toContain(t('cart:state.unavailable'))
  expect(await admin.listOrders(shopper.email)).toEqual([])
  await shopper.browser.dispose()
})

async function startShopper(variantId: string): Promise<HttpShopper> {
  const shopper = await startHttpShopper()
  await shopper.add(variantId)
  await shopper.prepare()
  return shopper
}
