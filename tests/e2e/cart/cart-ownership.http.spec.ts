import { type AdminProduct } from '../../support/admin'
import { type HttpShopper, startHttpShopper, tell } from '../../support/http-shopper'
import { expect, test } from '../../support/shop'
import { readWorld } from '../../support/world'
import { findVariant } from './cart-steps'
import { makeBowl } from '../checkout/checkout-steps'
import { readCookieHeader } from '../orders/order-steps'

// one owner for all: no attempt may change anything
test.describe.configure({ mode: 'default' })

let bowl: AdminProduct
let owner: HttpShopper
let cartId: string
/** What would order the owner's cart, were it sent by the owner. */
let placing: Record<string, string>

test.beforeAll(async ({ admin }) => {
  bowl = await makeBowl(admin, 'Bowl of somebody else')
  owner = await startHttpShopper()
  await owner.add(findVariant(bowl, 'Small').id)
  await owner.prepare()
  cartId = await owner.readCartId()
  placing = await owner.readPlaceForm()
})

interface CartRecord {
  email: string
  completed_at: string | null
  region_id: string
  items: { id: string; quantity: number }[]
}

async function readCart(): Promise<CartRecord> {
  return (await tell<{ cart: CartRecord }>('GET', `/store/carts/${cartId}`)).cart
}

/** Somebody with a bag of their own. */
async function startStranger(): Promise<HttpShopper> {
  const stranger = await startHttpShopper()
  await stranger.add(findVariant(bowl, 'Small').id)
  return stranger
}

function get(path: string, cookie: string): Promise<Response> {
  return fetch(new URL(`/en-de/${path}`, readWorld('SHOP_URL')), { headers: { cookie }, redirect: 'manual' })
}

/** The name under which the shop keeps a cart, and the value that it would sign. */
function toCookie(value: string): string {
  return `cart_${cartId.slice(-10)}=${encodeURIComponent(value)}`
}

const forgeries: Record<string, (own: string) => string> = {
  'without a signature': () => toCookie(encode()),
  'with the signature of another cart': (own) => toCookie(`${encode()}.${own.split('.')[1]}`),
  'as the plain id of the cart': () => toCookie(cartId),
}

function encode(): string {
  return Buffer.from(JSON.stringify({ id: cartId, count: 1 })).toString('base64')
}

test('a cart is shown to the browser that has its cookie', async () => {
  const answer = await get('cart', await readCookieHeader(owner.browser))
  expect(await answer.text()).toContain(bowl.title)
})

for (const [how, forge] of Object.entries(forgeries)) {
  test(`a cart is shown to nobody who writes its cookie ${how}`, async () => {
    const own = await readCookieHeader((await startStranger()).browser)
    const signed = own.split('; ').find((pair) => pair.startsWith('cart_'))
    const cookie = forge(decodeURIComponent(signed ?? ''))
    for (const path of ['cart', 'checkout/address', 'checkout/review']) {
      const answer = await get(path, cookie)
      expect([200, 302, 303, 404], path).toContain(answer.status)
      const text = await answer.text()
      expect(text, path).not.toContain(bowl.title)
      expect(text, path).not.toContain(owner.email)
    }
  })
}

const changes: Record<string, (lineId: string) => { path: string; form: Record<string, string> }> = {
  'more of a line': (lineId) => ({ path: 'cart', form: { intent: 'update', lineId, quantity: '7' } }),
  'a line taken out': (lineId) => ({ path: 'cart', form: { intent: 'remove', lineId } }),
  'a line put aside': (lineId) => ({ path: 'cart', form: { intent: 'save', lineId } }),
  'the order placed': () => ({ path: 'checkout/review', form: placing }),
}

for (const [what, toPost] of Object.entries(changes)) {
  test(`${what} in another’s cart is asked for in vain`, async () => {
    const before = await readCart()
    const { path, form } = toPost(before.items[0]?.id ?? '')
    const stranger = await startStranger()
    const answer = await stranger.browser.post(path, { form, maxRedirects: 0 })
    expect(answer.status()).toBeLessThan(500)
    expect(await answer.text()).not.toContain(owner.email)
    expect(await readCart()).toMatchObject({
      email: before.email,
      completed_at: null,
      items: before.items.map(({ id, quantity }) => ({ id, quantity })),
    })
  })
}
