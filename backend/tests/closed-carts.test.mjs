// Carts whose content is settled: what was ordered, and what an exchange consists of. Asked of a running Medusa as the shop does
import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { call, demand, signInAsAdmin } from './medusa-client.mjs'
import {
  createProduct,
  findRegion,
  placeShippedOrder,
  prepareCart,
  readStock,
  removeProducts,
} from './shop-fixtures.mjs'

/** @typedef {import('../medusa-answers.js').Line} Line */

/** @type {string} */
let token

before(async () => {
  token = await signInAsAdmin()
})

after(() => removeProducts(token))

describe('an order', { timeout: 240_000 }, () => {
  test('is changed by nothing that is done to its cart', async () => {
    const { cartId, order, variantId } = await placeOrder()
    const before = await readOrder(order.id)
    for (const { method = 'POST', path, body } of await listWrites(cartId, order.items[0].id, variantId)) {
      const answer = await call(method, path, { body })
      assert.deepEqual(await readOrder(order.id), before, `${method} ${path}: ${answer.status}`)
      assert.deepEqual([answer.status, answer.body.code], [409, 'cart_closed'], `${method} ${path}`)
    }
    assert.equal((await call('POST', `/store/carts/${cartId}/complete`)).body.data.id, order.id)
  })

  test('has the pieces that were paid, while its cart is changed at the same moment', async () => {
    for (const quantity of [2, 3, 4, 5]) {
      const { variantIds } = await createProduct(token, [{ quantity: 50 }])
      const cartId = await prepareCart([{ variantId: variantIds[0], quantity: 1 }])
      const { cart } = await demand('GET', `/store/carts/${cartId}`)
      const path = `/store/carts/${cartId}/line-items/${cart.items[0].id}`
      const [{ body: completed }] = await Promise.all([
        call('POST', `/store/carts/${cartId}/complete`),
        call('POST', path, { body: { quantity } }),
      ])
      if (completed.type !== 'order') continue
      const { items, payments, total } = await readOrder(completed.data.id)
      assert.equal(payments[0].amount, total)
      assert.equal(await readStock(token, variantIds[0]), 50 - items[0].quantity)
    }
  })
})

describe('the cart of an exchange', { timeout: 240_000 }, () => {
  test('costs what was agreed on, whatever is done to its lines', async () => {
    const { cartId, variantId } = await beginExchange()
    const before = await readCart(cartId)
    const { regions } = await demand('GET', '/store/regions')
    const strange = regions.find(({ id, currency_code: currency }) => id !== before.region_id && currency !== 'usd')
    assert.ok(strange)
    /** @type {{ method?: string, path: string, body?: object }[]} */
    const writes = [
      ...before.items.flatMap(({ id }) => [
        { path: `/store/carts/${cartId}/line-items/${id}`, body: { quantity: 9 } },
        { path: `/store/carts/${cartId}/line-items/${id}`, body: { quantity: 0 } },
        { method: 'DELETE', path: `/store/carts/${cartId}/line-items/${id}` },
      ]),
      { path: `/store/carts/${cartId}/line-items`, body: { variant_id: variantId, quantity: 1 } },
      { path: `/store/carts/${cartId}`, body: { region_id: strange.id } },
    ]
    for (const { method = 'POST', path, body } of writes) {
      const answer = await call(method, path, { body })
      assert.deepEqual(toSums(await readCart(cartId)), toSums(before), `${method} ${path} ${JSON.stringify(body)}`)
      assert.deepEqual([answer.status, answer.body.code], [409, 'cart_closed'], `${method} ${path}`)
    }
    const { option } = await findRegion()
    await demand('POST', `/store/carts/${cartId}/shipping-methods`, { body: { option_id: option.id } })
    const { cart } = await demand('POST', `/store/carts/${cartId}/payment-sessions`)
    await demand('POST', `/store/carts/${cartId}/payment-session`, { body: { provider_id: 'manual' } })
    const { type, data } = await demand('POST', `/store/carts/${cartId}/complete`)
    assert.deepEqual([type, data.difference_due], ['swap', cart.total])
  })
})

async function placeOrder() {
  const { variantIds } = await createProduct(token, [{ quantity: 50 }])
  const cartId = await prepareCart([{ variantId: variantIds[0], quantity: 1 }])
  const { data: order } = await demand('POST', `/store/carts/${cartId}/complete`)
  return { cartId, order, variantId: variantIds[0] }
}

/** @param {string} cartId @param {string} lineId @param {string} variantId */
async function listWrites(cartId, lineId, variantId) {
  const { option, region } = await findRegion()
  const path = `/store/carts/${cartId}`
  const address = { first_name: 'Eve', last_name: 'Other', address_1: 'Elsewhere 1', city: 'Far', postal_code: '99999' }
  return [
    { path: `${path}/line-items/${lineId}`, body: { quantity: 9 } },
    { path: `${path}/line-items`, body: { variant_id: variantId, quantity: 1 } },
    { path: `${path}/shipping-methods`, body: { option_id: option.id } },
    { path, body: { shipping_address: { ...address, country_code: region.countries[0].iso_2 } } },
    { path, body: { email: 'eve@vitrine.example' } },
    { path, body: { discounts: [], gift_cards: [] } },
    { path, body: { region_id: region.id } },
    { path: `${path}/payment-sessions` },
    { path: `${path}/payment-session`, body: { provider_id: 'manual' } },
    { path: `${path}/taxes` },
    { method: 'DELETE', path: `${path}/line-items/${lineId}` },
    { method: 'DELETE', path: `${path}/payment-sessions/manual` },
  ]
}

/** @param {string} id */
async function readOrder(id) {
  const { order } = await demand('GET', `/admin/orders/${id}`, { token })
  const { items, email, total, payments, shipping_address, shipping_methods } = order
  const { address_1, city } = shipping_address
  return {
    email,
    total,
    address: { address_1, city },
    items: items.map(({ id: line, quantity, unit_price }) => ({ id: line, quantity, unit_price })),
    payments: payments.map(({ id: payment, amount, canceled_at }) => ({ id: payment, amount, canceled_at })),
    shipping_methods: shipping_methods.map(({ id: method, price }) => ({ id: method, price })),
  }
}

/** @param {string} cartId */
async function readCart(cartId) {
  return (await demand('GET', `/store/carts/${cartId}`)).cart
}

/** @param {{ total: number, items: Line[] }} of */
function toSums({ total, items }) {
  const lines = items.map(({ id, quantity, unit_price, total: sum }) => [id, quantity, unit_price, sum])
  return { total, items: lines.toSorted(([one], [other]) => (one < other ? -1 : 1)) }
}

async function beginExchange() {
  const cheap = await createProduct(token, [{ quantity: 50 }])
  const dear = await createProduct(token, [{ quantity: 50 }], { amount: 5000 })
  const order = await placeShippedOrder(token, cheap.variantIds[0], 2)
  const { swap } = await demand('POST', '/store/swaps', {
    body: {
      order_id: order.id,
      return_items: [{ item_id: order.items[0].id, quantity: 1 }],
      additional_items: [{ variant_id: dear.variantIds[0], quantity: 1 }],
    },
  })
  return { cartId: swap.cart_id, variantId: dear.variantIds[0] }
}
