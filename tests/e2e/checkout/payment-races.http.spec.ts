import { type Admin, type AdminProduct } from '../../support/admin'
import { type HttpShopper, startHttpShopper, tell } from '../../support/http-shopper'
import { expect, test } from '../../support/shop'
import { findVariant } from '../cart/cart-steps'
import { makeBowl, orderIdOf } from './checkout-steps'
import { createGiftCard } from '../cart/code-steps'

test('tabs that return from the payment page at once end in one order, which each of them shows', async ({ admin }) => {
  const shopper = await startPaying(admin, await makeBowl(admin, 'Tabbed bowl'))
  const back = await pay(await openPayment(shopper))
  const tabs = await Promise.all([1, 2, 3].map(() => shopper.browser.get(back, { maxRedirects: 0 })))
  const ends = tabs.map((tab) => tab.headers()['location'] ?? '')
  for (const end of ends) expect(end).toContain('/confirmation')
  const orders = await admin.listOrders(shopper.email)
  expect([...new Set(ends.map(orderIdOf))]).toEqual(orders.map(({ id }) => id))
  expect((await shopper.browser.get(ends[0] ?? '')).status()).toBe(200)
  await shopper.browser.dispose()
})

test('what sells out while it is being paid is not charged, and the shopper reads so', async ({ admin, t }) => {
  const bowl = await makeBowl(admin, 'Last bowl', 1)
  const shopper = await startPaying(admin, bowl)
  const page = await openPayment(shopper)
  await admin.setStock(bowl.id, findVariant(bowl, 'Small').id, 0)
  // the provider tells the backend half a second later: before the shopper is back, or after
  const back = await shopper.browser.get(await pay(page))
  expect(back.url()).toMatch(/\/checkout\/(payment|review)$/)
  expect(await (await shopper.browser.get('cart')).text()).toContain(t('cart:state.sold-out'))
  await expect.poll(() => readPayment(page)).toContain('void')
  expect(await admin.listOrders(shopper.email)).toEqual([])
  await shopper.browser.dispose()
})

test('a payment of less than the bag costs by now is given back, and the right one makes the order', async ({
  admin,
  money,
}) => {
  const shopper = await startPaying(admin, await makeBowl(admin, 'Dearer bowl'))
  const { id, code } = await makeCard(admin)
  await shopper.applyCode(code)
  const page = await openPayment(shopper)
  const before = await readTotal(shopper)
  expect(await readPayment(page)).toContain(money(before / 100, 'eur', 'us'))
  // spent elsewhere meanwhile
  await admin.call('POST', `/admin/gift-cards/${id}`, { balance: 1000 })

  const back = await shopper.browser.get(await pay(page))
  expect(back.url()).toMatch(/\/checkout\/(payment|review)$/)
  const now = before + 2000
  expect(await back.text()).toContain(money(now / 100, 'eur', 'de'))
  await expect.poll(() => readPayment(page), { message: 'what was paid is given back' }).toContain('void')
  expect(await admin.listOrders(shopper.email)).toEqual([])
  await expect.poll(() => hasChosen(shopper), { message: 'the backend has finished with it' }).toBe(false)

  await choosePayment(shopper)
  const next = await openPayment(shopper)
  expect(await readPayment(next)).toContain(money(now / 100, 'eur', 'us'))
  const end = await shopper.browser.get(await pay(next), { maxRedirects: 0 })
  expect(end.headers()['location']).toContain('/confirmation')
  const [order, ...others] = await admin.listOrders(shopper.email)
  expect(others).toEqual([])
  expect((await admin.readOrder(order?.id ?? '')).total).toBe(now)
  await shopper.browser.dispose()
})

/** A shopper with a bag that only has to be ordered, and is to be paid on the provider's page. */
async function startPaying(admin: Admin, bowl: AdminProduct): Promise<HttpShopper> {
  const shopper = await startHttpShopper()
  await shopper.add(findVariant(bowl, 'Small').id)
  await shopper.prepare()
  await choosePayment(shopper)
  return shopper
}

async function choosePayment(shopper: HttpShopper): Promise<void> {
  const cart = `/store/carts/${await shopper.readCartId()}`
  await tell('POST', `${cart}/payment-sessions`)
  await tell('POST', `${cart}/payment-session`, { provider_id: 'vitrine-redirect' })
}

/** Orders. @returns the address of the provider's page */
async function openPayment(shopper: HttpShopper): Promise<string> {
  const placed = await shopper.place(await shopper.readPlaceForm())
  const { location = '' } = placed.headers()
  expect(location, `${placed.status()}`).toContain('/vitrine/demo-payment/')
  return location
}

/** Pays on the provider's page. @returns where that leads back to */
async function pay(page: string): Promise<string> {
  const answer = await fetch(page, {
    method: 'POST',
    body: new URLSearchParams({ outcome: 'pay' }),
    redirect: 'manual',
  })
  const back = answer.headers.get('location') ?? ''
  expect(back).toContain('/checkout/return')
  return back
}

/** What the provider's page says. */
async function readPayment(page: string): Promise<string> {
  return (await fetch(page)).text()
}

async function hasChosen(shopper: HttpShopper): Promise<boolean> {
  const path = `/store/carts/${await shopper.readCartId()}`
  return Boolean((await tell<{ cart: { payment_session?: object | null } }>('GET', path)).cart.payment_session)
}

async function readTotal(shopper: HttpShopper): Promise<number> {
  const path = `/store/carts/${await shopper.readCartId()}`
  return (await tell<{ cart: { total: number } }>('GET', path)).cart.total
}

async function makeCard(admin: Admin): Promise<{ id: string; code: string }> {
  const code = await createGiftCard(admin, 3000)
  const { gift_card: card } = await tell<{ gift_card: { id: string } }>('GET', `/store/gift-cards/${code}`)
  return { id: card.id, code }
}
