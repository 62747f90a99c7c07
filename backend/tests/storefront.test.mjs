import assert from 'node:assert/strict'
import { randomInt, randomUUID } from 'node:crypto'
import { after, before, describe, test } from 'node:test'
import { password, register, signInByPassword } from './identity-fixtures.mjs'
import { call, demand, signInAsAdmin, storefront } from './medusa-client.mjs'
import { createProduct, prepareCart, removeProducts } from './shop-fixtures.mjs'

/** @type {Record<string, string>} */
const nobody = {}
const wrongSecret = { 'x-vitrine-storefront': 'x'.repeat(43) }

/** The storefront's headers for a visitor whom no limit knows yet. */
function asVisitor() {
  const address = `203.0.${randomInt(256)}.${randomInt(256)}`
  return { ...storefront, 'x-vitrine-visitor': address }
}

/** @type {string} */
let token
/** @type {import('../medusa-answers.js').Order} */
let order
/** @type {string} */
let cartId

before(async () => {
  token = await signInAsAdmin()
  const { variantIds } = await createProduct(token, [{ quantity: 5 }])
  cartId = await prepareCart([{ variantId: variantIds[0], quantity: 1 }])
  order = (await demand('POST', `/store/carts/${cartId}/complete`)).data
})

after(() => removeProducts(token))

describe('who is not the storefront', { timeout: 60_000 }, () => {
  /** @type {[method: string, toPath: () => string][]} */
  const calls = [
    ['GET', () => `/store/orders?display_id=${order.display_id}&email=${order.email}`],
    ['GET', () => `/store/orders/?display_id=${order.display_id}&email=${order.email}`],
    ['GET', () => `/STORE/Orders/${order.id}`],
    ['GET', () => `/store/orders/${order.id}`],
    ['HEAD', () => `/store/orders/${order.id}`],
    ['GET', () => `/store/orders/cart/${cartId}`],
    ['GET', () => `/store/carts/${cartId}`],
    ['GET', () => `/store/shipping-options/${cartId}`],
    ['GET', () => `/store/swaps/${cartId}`],
    ['POST', () => '/store/swaps'],
    ['POST', () => '/store/returns'],
    ['GET', () => '/store/order-edits/oe_1'],
    ['GET', () => '/store/payment-collections/paycol_1'],
    ['GET', () => '/store/gift-cards/ABCD'],
    ['GET', () => `/store/auth/${order.email}`],
    ['POST', () => '/store/auth'],
    ['POST', () => '/store/auth/token'],
    ['POST', () => '/store/customers'],
    ['POST', () => '/store/customers/'],
    ['POST', () => '/store/customers/password-token'],
    ['POST', () => '/store/customers/password-reset'],
    ['GET', () => `/store/vitrine/orders/${order.id}/withdrawals`],
    ['POST', () => `/store/vitrine/orders/${order.id}/withdrawals`],
    ['GET', () => `/store/vitrine/orders/${order.id}/gift-cards`],
    ['DELETE', () => `/store/vitrine/exchanges/${cartId}`],
    ['POST', () => '/store/vitrine/payment-collections/a/sessions/b'],
    ['POST', () => '/store/vitrine/identity/token'],
  ]
  for (const [method, toPath] of calls) {
    test(`is not answered ${method} ${toPath.toString().replace('() => ', '')}`, async () => {
      for (const headers of [nobody, wrongSecret]) {
        const { status, body } = await call(method, toPath(), { headers, body: method === 'POST' ? {} : undefined })
        assert.equal(status, 403)
        if (method !== 'HEAD') assert.equal(body.code, 'storefront_only')
      }
    })
  }

  test('reads the catalogue all the same', async () => {
    for (const path of ['/store/products?limit=1', '/store/regions', '/store/vitrine/identity']) {
      assert.equal((await call('GET', path, { headers: nobody })).status, 200)
    }
    assert.equal((await call('POST', '/store/products/search', { headers: nobody, body: { q: 'mug' } })).status, 200)
  })

  test('is refused a body that is longer than anybody needs, with its reason', async () => {
    const body = { q: 'word '.repeat(10_000) }
    assert.equal((await call('POST', '/store/products/search', { headers: nobody, body })).status, 413)
    const proof = 'x'.repeat(50_000)
    assert.equal((await call('POST', '/store/vitrine/identity/token', { body: { proof } })).status, 413)
  })
})

describe('a visitor of the storefront', { timeout: 60_000 }, () => {
  test('has so many guesses at passwords, and their neighbour as many again', async () => {
    const { email } = await register()
    const headers = asVisitor()
    const guess = () => call('POST', '/store/auth/token', { headers, body: { email, password: randomUUID() } })
    const answers = []
    for (let at = 0; at < 5; at += 1) answers.push(...(await Promise.all(Array.from({ length: 21 }, guess))))
    const statuses = answers.map(({ status }) => status)
    assert.equal(statuses.filter((status) => status === 401).length, 100)
    assert.equal(statuses.filter((status) => status === 429).length, 5)
    const owner = await call('POST', '/store/auth/token', { headers: asVisitor(), body: { email, password } })
    assert.equal(owner.status, 200)
    assert.equal((await signInByPassword(email)).status, 200)
  })

  test('signs in as often as they like, which is no guess', async () => {
    const { email } = await register()
    const headers = asVisitor()
    const signIn = () => call('POST', '/store/auth/token', { headers, body: { email, password } })
    const statuses = []
    for (let at = 0; at < 21; at += 1) {
      statuses.push(...(await Promise.all(Array.from({ length: 5 }, signIn))).map(({ status }) => status))
    }
    assert.deepEqual(
      statuses.filter((status) => status !== 200),
      [],
    )
  })

  test('has so many guesses at codes, by the card and by the cart', async () => {
    const { variantIds } = await createProduct(token, [{ quantity: 5 }])
    const cart = await prepareCart([{ variantId: variantIds[0], quantity: 1 }])
    const headers = asVisitor()
    const tries = [
      () => call('GET', `/store/gift-cards/${randomUUID()}`, { headers }),
      () => call('POST', `/store/carts/${cart}`, { headers, body: { gift_cards: [{ code: randomUUID() }] } }),
    ]
    const statuses = new Set()
    for (let at = 0; at < 410; at += 10) {
      const asked = Array.from({ length: 10 }, (_, nth) => tries[nth === 0 ? 1 : 0]())
      for (const { status } of await Promise.all(asked)) statuses.add(status)
    }
    assert.ok(statuses.has(404) && statuses.has(429), [...statuses].join())
    assert.equal((await tries[1]()).status, 429)
    const plain = await call('POST', `/store/carts/${cart}`, { headers, body: { email: 'ada@example.org' } })
    assert.equal(plain.status, 200)
    const many = { gift_cards: Array.from({ length: 11 }, () => ({ code: 'A' })) }
    assert.equal((await call('POST', `/store/carts/${cart}`, { body: many })).status, 400)
  })
})
