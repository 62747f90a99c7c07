// Requests about different orders at the same moment, which are in nobody's way: a running Medusa
import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { call, signInAsAdmin } from './medusa-client.mjs'
import { createProduct, prepareCart, removeProducts } from './shop-fixtures.mjs'

/** @typedef {import('../medusa-answers.js').Line} Line */

/** @typedef {import('../medusa-answers.js').Order} Order */

const many = 20

/** @type {string} */
let token
/** @type {string[]} */
let variantIds
/** @type {Order[]} */
let orders

before(async () => {
  token = await signInAsAdmin()
  const stocks = Array.from({ length: many }, () => ({ quantity: 50 }))
  variantIds = (await createProduct(token, stocks)).variantIds
})

after(() => removeProducts(token))

describe(`${many} requests about as many orders`, { timeout: 240_000 }, () => {
  test('are all completed', async () => {
    const carts = []
    for (const variantId of variantIds) carts.push(await prepareCart([{ variantId, quantity: 2 }]))
    const answers = await allDone(carts.map((id) => call('POST', `/store/carts/${id}/complete`)))
    orders = answers.map(({ data: order }) => order)
  })

  test('are all captured, packed and sent', async () => {
    await allDone(orders.map(({ id }) => call('POST', `/admin/orders/${id}/capture`, { token })))
    const packed = await allDone(
      orders.map((order) => call('POST', `/admin/orders/${order.id}/fulfillment`, { token, body: ofLine(order, 2) })),
    )
    const parcels = packed.map(({ order }) => order.fulfillments[0].id)
    await allDone(
      orders.map(({ id }, at) =>
        call('POST', `/admin/orders/${id}/shipment`, { token, body: { fulfillment_id: parcels[at] } }),
      ),
    )
  })

  test('are all asked back', async () => {
    await allDone(orders.map((order) => call('POST', '/store/returns', { body: ofOrder(order, 1) })))
  })

  test('are all asked back, exchanged and complained of', async () => {
    const ways = [askBack, exchange, complain]
    await allDone(orders.map((order, at) => ways[at % ways.length](order, variantIds[at])))
  })
})

/** @param {ReturnType<typeof call>[]} requests @returns {Promise<Awaited<ReturnType<typeof call>>['body'][]>} */
async function allDone(requests) {
  const answers = await Promise.all(requests)
  assert.deepEqual(
    answers.filter(({ status }) => status !== 200).map(({ status, body }) => [status, body.message]),
    [],
  )
  return answers.map(({ body }) => body)
}

/** @param {Order} order */
function askBack(order) {
  return call('POST', `/admin/orders/${order.id}/return`, { token, body: ofLine(order, 1) })
}

/** @param {Order} order @param {string} variantId */
function exchange(order, variantId) {
  const body = {
    order_id: order.id,
    return_items: ofLine(order, 1).items,
    additional_items: [{ variant_id: variantId, quantity: 1 }],
  }
  return call('POST', '/store/swaps', { body })
}

/** @param {Order} order @param {string} variantId */
function complain(order, variantId) {
  const body = {
    type: 'replace',
    claim_items: [{ ...ofLine(order, 1).items[0], reason: 'other' }],
    additional_items: [{ variant_id: variantId, quantity: 1 }],
  }
  return call('POST', `/admin/orders/${order.id}/claims`, { token, body })
}

/** @param {{ items: Line[] }} of @param {number} quantity */
function ofLine({ items }, quantity) {
  return { items: [{ item_id: items[0].id, quantity }] }
}

/** @param {Order} order @param {number} quantity */
function ofOrder(order, quantity) {
  return { order_id: order.id, ...ofLine(order, quantity) }
}
