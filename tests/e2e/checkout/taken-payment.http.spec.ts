import { type Admin, type AdminProduct } from '../../support/admin'
import { type HttpShopper, prepareCart, startHttpShopper, tell } from '../../support/http-shopper'
import { openCountry } from '../../support/payment-country'
import { expect, test } from '../../support/shop'
import { askStripe } from '../../support/stripe-account'
import { findVariant } from '../cart/cart-steps'
import { makeBowl } from './checkout-steps'

interface Intent {
  id: string
  amount: number
}

const address = {
  first_name: 'Ada',
  last_name: 'Peeters',
  address_1: 'Rue Neuve 12',
  postal_code: '1000',
  city: 'Bruxelles',
  country_code: 'be',
}

test('what sells out after the money was taken is refunded, and the shopper reads what is sold out', async ({
  admin,
  t,
}) => {
  const bowl = await makeBowl(admin, 'Taken bowl', 1)
  const { shopper, intent } = await startPaying(admin, bowl)
  await admin.setStock(bowl.id, findVariant(bowl, 'Small').id, 0)
  await takeMoney(intent)
  for (let attempt = 0; attempt < 2; attempt += 1) {
    const page = await shopper.browser.get('checkout/review')
    expect(page.status()).toBe(200)
    expect(await (await shopper.browser.get('cart')).text()).toContain(t('cart:state.sold-out'))
  }
  await expect.poll(() => listRefunds(intent), { timeout: 30_000 }).toEqual([intent.amount])
  expect(await admin.listOrders(shopper.email)).toEqual([])
  await shopper.browser.dispose()
})

test('an order whose piece sells out while it is placed is refused in the shop’s words, and the money goes back', async ({
  admin,
}) => {
  const bowl = await makeBowl(admin, 'Snatched bowl', 1)
  const { shopper, intent } = await startPaying(admin, bowl)
  const form = await shopper.readPlaceForm()
  await admin.setStock(bowl.id, findVariant(bowl, 'Small').id, 0)
  await takeMoney(intent)
  for (let attempt = 0; attempt < 2; attempt += 1) {
    const placed = await shopper.place(form)
    expect(placed.status(), await placed.text()).toBeLessThan(500)
    const end = placed.headers()['location']
    if (end) expect((await shopper.browser.get(end)).status()).toBeLessThan(500)
  }
  await expect.poll(() => listRefunds(intent), { timeout: 30_000 }).toEqual([intent.amount])
  expect(await admin.listOrders(shopper.email)).toEqual([])
  await shopper.browser.dispose()
})

test('a payment in another currency than the bag’s makes no order', async ({ admin }) => {
  const bowl = await makeBowl(admin, 'Foreign bowl', 2)
  const { shopper, intent } = await startPaying(admin, bowl)
  const form = await shopper.readPlaceForm()
  await askStripe('POST', `payment_intents/${intent.id}`, { currency: 'jpy' })
  const placed = await shopper.place(form)
  expect(placed.status()).toBeLessThan(500)
  expect(placed.headers()['location'] ?? '').not.toContain('/confirmation')
  await pay(intent)
  const again = await shopper.place(form)
  expect(again.headers()['location'] ?? '').not.toContain('/confirmation')
  expect((await askStripe<{ status: string }>('GET', `payment_intents/${intent.id}`)).status).not.toBe('succeeded')
  expect(await admin.listOrders(shopper.email)).toEqual([])
  await shopper.browser.dispose()
})

/** A bag that only has to be ordered, and is to be paid with Stripe. */
async function startPaying(admin: Admin, bowl: AdminProduct): Promise<{ shopper: HttpShopper; intent: Intent }> {
  await openCountry(admin, 'be', ['manual', 'stripe'])
  const shopper = await startHttpShopper(undefined, 'en-be')
  await shopper.add(findVariant(bowl, 'Small').id)
  const cartId = await shopper.readCartId()
  await prepareCart(cartId, shopper.email, address)
  const path = `/store/carts/${cartId}/payment-session`
  const { cart } = await tell<{ cart: { payment_session: { data: Intent } } }>('POST', path, { provider_id: 'stripe' })
  return { shopper, intent: cart.payment_session.data }
}

async function pay({ id }: Intent): Promise<void> {
  await askStripe('POST', `payment_intents/${id}/confirm`, {
    return_url: 'http://localhost/return',
    'payment_method_data[type]': 'card',
    'payment_method_data[card][number]': '4242424242424242',
  })
}

/** Pays, and takes the money at once, as `capture: true` and many ways to pay do. */
async function takeMoney(intent: Intent): Promise<void> {
  await pay(intent)
  await askStripe('POST', `payment_intents/${intent.id}/capture`)
}

async function listRefunds({ id }: Intent): Promise<number[]> {
  const { data } = await askStripe<{ data: Intent[] }>('GET', 'refunds', { payment_intent: id })
  return data.map(({ amount }) => amount)
}
