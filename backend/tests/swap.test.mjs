import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { demand, signInAsAdmin } from './medusa-client.mjs'
import { choosePayment, createProduct, findRegion, prepareCart, readStock, removeProducts } from './shop-fixtures.mjs'

let token

before(async () => {
  token = await signInAsAdmin()
})

after(() => removeProducts(token))

/** An order that is paid and shipped, so that it can be exchanged. */
async function placeShippedOrder(variantId) {
  const cart = await prepareCart([{ variantId, quantity: 1 }])
  const { data: order } = await demand('POST', `/store/carts/${cart}/complete`)
  const path = `/admin/orders/${order.id}`
  const items = order.items.map(({ id, quantity }) => ({ item_id: id, quantity }))
  await demand('POST', `${path}/capture`, { token })
  const { order: fulfilled } = await demand('POST', `${path}/fulfillment`, { token, body: { items } })
  await demand('POST', `${path}/shipment`, { token, body: { fulfillment_id: fulfilled.fulfillments[0].id } })
  return order
}

describe('a swap that costs something more', { timeout: 60_000 }, () => {
  test('completes, and takes its stock once', async () => {
    const cheap = await createProduct(token, [{ quantity: 5 }])
    const dear = await createProduct(token, [{ quantity: 5 }], { amount: 5000 })
    const order = await placeShippedOrder(cheap.variantIds[0])
    assert.equal(await readStock(token, cheap.variantIds[0]), 4)
    const { swap } = await demand('POST', '/store/swaps', {
      body: {
        order_id: order.id,
        return_items: [{ item_id: order.items[0].id, quantity: 1 }],
        additional_items: [{ variant_id: dear.variantIds[0], quantity: 2 }],
      },
    })
    const path = `/store/carts/${swap.cart_id}`
    const { option } = await findRegion()
    await demand('POST', `${path}/shipping-methods`, { body: { option_id: option.id } })
    await choosePayment(swap.cart_id)
    const answer = await demand('POST', `${path}/complete`, { signal: AbortSignal.timeout(20_000) })
    assert.equal(answer.type, 'swap')
    assert.equal(await readStock(token, dear.variantIds[0]), 3)
    assert.equal(await readStock(token, cheap.variantIds[0]), 4, 'what comes back is not taken from the stock')
  })
})
