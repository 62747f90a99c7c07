// How many of something a shopper may ask for: a running Medusa, asked as the shop does
import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { call, demand, signInAsAdmin } from './medusa-client.mjs'
import { createProduct, findRegion, placeShippedOrder, prepareCart, removeProducts } from './shop-fixtures.mjs'

const wrong = [-1, 0.5, null, '2']

/** @type {string} */
let token

before(async () => {
  token = await signInAsAdmin()
})

after(() => removeProducts(token))

describe('how many there are of something', { timeout: 240_000 }, () => {
  test('is a number of pieces in a cart, so that no line pays for another', async () => {
    const { variantIds } = await createProduct(token, [{ quantity: 50 }, { quantity: 50 }])
    const cartId = await prepareCart([{ variantId: variantIds[0], quantity: 1 }])
    const path = `/store/carts/${cartId}`
    const { cart } = await demand('GET', path)
    const { region } = await findRegion()
    for (const quantity of wrong) {
      const line = { variant_id: variantIds[1], quantity }
      /** @type {[string, object][]} */
      const writes = [
        [`${path}/line-items`, line],
        [`${path}/line-items/${cart.items[0].id}`, { quantity }],
        ['/store/carts', { region_id: region.id, items: [line] }],
      ]
      for (const [to, body] of writes) {
        const answer = await call('POST', to, { body })
        assert.equal(answer.status, 400, `${to} ${quantity}: ${JSON.stringify(answer.body).slice(0, 200)}`)
      }
    }
    assert.equal(
      (await call('POST', `${path}/line-items`, { body: { variant_id: variantIds[1], quantity: 0 } })).status,
      400,
    )
    assert.equal((await demand('GET', path)).cart.total, cart.total)
  })

  test('is a number of pieces in a return and in an exchange', async () => {
    const { variantIds } = await createProduct(token, [{ quantity: 50 }, { quantity: 50 }])
    const order = await placeShippedOrder(token, variantIds[0], 2)
    const item = { item_id: order.items[0].id, quantity: 1 }
    for (const quantity of [...wrong, 0]) {
      const others = [{ variant_id: variantIds[1], quantity }]
      const exchange = { order_id: order.id, return_items: [item], additional_items: others }
      /** @type {[string, object][]} */
      const writes = [
        ['/store/returns', { order_id: order.id, items: [{ ...item, quantity }] }],
        ['/store/swaps', exchange],
        [
          '/store/swaps',
          { ...exchange, return_items: [{ ...item, quantity }], additional_items: [{ ...others[0], quantity: 1 }] },
        ],
      ]
      for (const [to, body] of writes) {
        const answer = await call('POST', to, { body })
        assert.equal(answer.status, 400, `${to} ${quantity}: ${JSON.stringify(answer.body).slice(0, 200)}`)
      }
    }
    const { order: said } = await demand('GET', `/admin/orders/${order.id}?expand=returns,swaps`, { token })
    assert.deepEqual([said.returns.length, said.swaps.length], [0, 0])
  })
})
