import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { call, demand, insist, signInAsAdmin } from './medusa-client.mjs'
import {
  choosePayment,
  createProduct,
  findRegion,
  placeShippedOrder,
  readStock,
  removeProducts,
} from './shop-fixtures.mjs'

/** @type {string} */
let token

before(async () => {
  token = await signInAsAdmin()
})

after(() => removeProducts(token))

describe('a swap that costs something more', { timeout: 60_000 }, () => {
  test('completes, and takes its stock once', async () => {
    const cheap = await createProduct(token, [{ quantity: 5 }])
    const dear = await createProduct(token, [{ quantity: 5 }], { amount: 5000 })
    const order = await placeShippedOrder(token, cheap.variantIds[0])
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

test('a swap that could not be completed costs as much afterwards', { timeout: 60_000 }, async () => {
  const { variantIds } = await createProduct(token, [{ quantity: 5 }])
  const scarce = await createProduct(token, [{ quantity: 0 }], { amount: 5000 })
  const order = await placeShippedOrder(token, variantIds[0])
  const { swap } = await demand('POST', '/store/swaps', {
    body: {
      order_id: order.id,
      return_items: [{ item_id: order.items[0].id, quantity: 1 }],
      additional_items: [{ variant_id: scarce.variantIds[0], quantity: 1 }],
    },
  })
  const path = `/store/carts/${swap.cart_id}`
  await choosePayment(swap.cart_id)
  const { total } = (await demand('GET', path)).cart
  assert.equal((await insist('POST', `${path}/complete`)).status, 409)
  assert.equal((await demand('GET', path)).cart.total, total)
})

/** A swap of one piece for another of the same price. */
async function beginSwap() {
  const { variantIds } = await createProduct(token, [{ quantity: 5 }, { quantity: 5 }])
  const order = await placeShippedOrder(token, variantIds[0])
  const items = [{ item_id: order.items[0].id, quantity: 1 }]
  const additional_items = [{ variant_id: variantIds[1], quantity: 1 }]
  const request = { order_id: order.id, return_items: items, additional_items }
  const { swap } = await demand('POST', '/store/swaps', { body: request })
  return { order, items, cartId: swap.cart_id }
}

describe('a swap that was begun and left', { timeout: 60_000 }, () => {
  test('blocks its pieces until it is dropped, and cannot be completed afterwards', async () => {
    const { order, items, cartId } = await beginSwap()
    const sendBack = () => call('POST', '/store/returns', { body: { order_id: order.id, items } })
    assert.equal((await sendBack()).status, 400)
    const drop = () => call('DELETE', `/store/vitrine/exchanges/${cartId}`)
    const answers = await Promise.all([drop(), drop()])
    assert.deepEqual(
      answers.map(({ status }) => status),
      [200, 200],
    )
    assert.equal((await sendBack()).status, 200)
    assert.notEqual((await call('POST', `/store/carts/${cartId}/complete`)).status, 200)
  })

  test('is not dropped once it was confirmed', async () => {
    const { cartId } = await beginSwap()
    assert.equal((await demand('POST', `/store/carts/${cartId}/complete`)).type, 'swap')
    assert.equal((await call('DELETE', `/store/vitrine/exchanges/${cartId}`)).status, 400)
    assert.ok((await demand('GET', `/store/swaps/${cartId}`)).swap.confirmed_at)
  })

  test('is not found under a cart that is none of a swap', async () => {
    assert.equal((await call('DELETE', '/store/vitrine/exchanges/cart_nope')).status, 404)
  })
})
