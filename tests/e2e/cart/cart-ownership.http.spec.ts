import { createCookie } from '@remix-run/node'
import { type AdminProduct } from '../../support/admin'
import { type HttpShopper, startHttpShopper, tell } from '../../support/http-shopper'
import { message } from '../../support/messages'
import { expect, test } from '../../support/shop'
import { sessionSecret } from '../../support/storefront'
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

/** The names under which the shop keeps a cart and has kept it before, and the value that it would sign. */
function toCookie(value: string): string {
  return ['shop-cart_', 'cart_']
    .map((prefix) => `${prefix}${cartId.slice(-10)}=${encodeURIComponent(value)}`)
    .join('; ')
}

/** As 0.1.0 signed whatever it kept. */
async function signAsBefore(name: string, value: unknown): Promise<string> {
  return (await createCookie(name, { secrets: [sessionSecret] }).serialize(value)).split(';')[0] ?? ''
}

// what scripts are told holds every word of the page
function toShown(html: string): string {
  return html.slice(0, html.indexOf('</footer>'))
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
    const signed = own.split('; ').find((pair) => pair.startsWith('shop-cart_'))
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

test('a bag that 0.1.0 has kept is still there, and is not called edited', async () => {
  const cookie = await signAsBefore(`cart_${cartId.slice(-10)}`, { id: cartId, count: 1 })
  const shown = toShown(await (await get('cart', cookie)).text())
  expect(shown).toContain(bowl.title)
  expect(shown).not.toContain(message('en', 'cart:notices.edited'))
})

test('a signature of 0.1.0 opens no bag under today’s name, nor one that it was not made for', async () => {
  const suffix = cartId.slice(-10)
  const today = (await signAsBefore(`cart_${suffix}`, { id: cartId, count: 1 })).replace(/^cart_/, 'shop-cart_')
  const filledIn = await signAsBefore(`cart_${suffix}`, { id: cartId, count: '1' })
  const another = await signAsBefore('cart_0000000000', { id: cartId, count: 1 })
  for (const cookie of [today, filledIn, another]) {
    expect(toShown(await (await get('cart', cookie)).text()), cookie).not.toContain(bowl.title)
  }
})

test('the signature of a bag is worth nothing under another name', async () => {
  const own = (await readCookieHeader(owner.browser)).split('; ').find((pair) => pair.startsWith('shop-cart_')) ?? ''
  const renamed = own.replace(/^shop-cart_\w+/, 'shop-cart_0000000000')
  expect(renamed).not.toBe(own)
  expect(toShown(await (await get('cart', own)).text())).toContain(bowl.title)
  expect(toShown(await (await get('cart', renamed)).text())).not.toContain(bowl.title)
})

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
