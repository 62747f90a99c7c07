import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { demand, signInAsAdmin } from './medusa-client.mjs'
import {
  choosePayment,
  createProduct,
  findRegion,
  placeShippedOrder,
  readStock,
  removeProducts,
} from './shop-fixtures.mjs'

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
