import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { call, demand, insist, signInAsAdmin } from './medusa-client.mjs'
import { createProduct, placeShippedOrder, removeProducts } from './shop-fixtures.mjs'

/** @typedef {import('../medusa-answers.js').Order} Order */

/** @type {string} */
let token

before(async () => {
  token = await signInAsAdmin()
})

after(() => removeProducts(token))

async function orderThree() {
  const { variantIds } = await createProduct(token, [{ quantity: 5 }])
  return placeShippedOrder(token, variantIds[0], 3)
}

/** @param {Order} order @param {number[]} quantities */
function askFor(order, ...quantities) {
  const items = quantities.map((quantity) => ({ item_id: order.items[0].id, quantity }))
  return call('POST', '/store/returns', { body: { order_id: order.id, items } })
}

/** @param {{ id: string }} of @param {string} relations */
async function readOrder({ id }, relations) {
  return (await demand('GET', `/store/orders/${id}?fields=id&expand=${relations}`)).order
}

describe('a return', { timeout: 60_000 }, () => {
  test('is refused for pieces that are on their way back already, also in one request', async () => {
    const order = await orderThree()
    assert.equal((await askFor(order, 2, 2)).status, 400)
    assert.equal((await askFor(order, 2)).status, 200)
    const { status, body } = await askFor(order, 2)
    assert.deepEqual([status, body.type], [400, 'not_allowed'])
    const { returns } = await readOrder(order, 'returns,returns.items')
    assert.deepEqual(
      returns.map(({ status, items }) => [status, items.map(({ quantity }) => quantity)]),
      [['requested', [2]]],
    )
  })

  test('can be asked for again once another was cancelled', async () => {
    const order = await orderThree()
    const { body } = await askFor(order, 3)
    assert.equal((await askFor(order, 1)).status, 400)
    await demand('POST', `/admin/returns/${body.return.id}/cancel`, { token })
    assert.equal((await askFor(order, 1)).status, 200)
  })

  test('of many that are asked for at once brings back no piece twice', async () => {
    const order = await orderThree()
    const answers = await Promise.all(Array.from({ length: 6 }, () => askFor(order, 2)))
    // one that was made may be answered 409 all the same: Medusa writes its answer down in a second transaction
    assert.ok(answers.filter(({ status }) => status === 200).length <= 1)
    for (const { status } of answers) assert.ok([200, 400, 409].includes(status), `answered ${status}`)
    assert.equal((await readOrder(order, 'returns')).returns.length, 1)
  })

  test('is refused for what a claim has paid back and left with the shopper', async () => {
    const order = await orderThree()
    const claim_items = [{ item_id: order.items[0].id, quantity: 2, reason: 'production_failure' }]
    const body = { type: 'refund', claim_items }
    await demand('POST', `/admin/orders/${order.id}/claims`, { token, body })
    assert.equal((await askFor(order, 2)).status, 400)
    assert.equal((await askFor(order, 1)).status, 200)
  })

  test('is made by a claim that asks for its own pieces', async () => {
    const order = await orderThree()
    const { shipping_options: options } = await demand('GET', `/admin/shipping-options?is_return=true`, { token })
    const way = options.find(({ region_id }) => region_id === order.region_id)
    assert.ok(way)
    const claim_items = [{ item_id: order.items[0].id, quantity: 3, reason: 'production_failure' }]
    const return_shipping = { option_id: way.id, price: 0 }
    const body = { type: 'refund', claim_items, return_shipping }
    const { status } = await insist('POST', `/admin/orders/${order.id}/claims`, { token, body })
    assert.equal(status, 200)
    const { claims } = await readOrder(order, 'claims,claims.return_order,claims.return_order.items')
    assert.equal(claims[0].return_order.items[0].quantity, 3)
    assert.equal((await askFor(order, 1)).status, 400)
  })

  test('is refused for what an exchange brings back', async () => {
    const order = await orderThree()
    const swap = {
      order_id: order.id,
      return_items: [{ item_id: order.items[0].id, quantity: 2 }],
      additional_items: [{ variant_id: order.items[0].variant_id, quantity: 1 }],
    }
    await demand('POST', '/store/swaps', { body: swap })
    assert.equal((await askFor(order, 2)).status, 400)
    const { swaps } = await readOrder(order, 'swaps,swaps.return_order,swaps.return_order.items')
    assert.equal(swaps[0].return_order.items[0].quantity, 2)
  })
})

test('the store API tells of return reasons what they are called in other languages', async () => {
  const { return_reasons: reasons } = await demand('GET', '/store/return-reasons')
  const reason = reasons.find(({ value }) => value === 'changed_mind')
  assert.ok(reason)
  assert.equal(reason.metadata?.translations?.de?.label, 'Ich habe es mir anders überlegt')
})
