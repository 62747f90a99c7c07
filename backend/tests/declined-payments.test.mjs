// What becomes of a cart and of an exchange whose payment the provider declines, on a running Medusa
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { call, demand, signInAsAdmin } from './medusa-client.mjs'
import {
  createProduct,
  findRegion,
  placeShippedOrder,
  prepareCart,
  readStock,
  removeProducts,
} from './shop-fixtures.mjs'

const { MEDUSA_URL } = process.env
const demo = 'vitrine-redirect'

/** @type {string} */
let token

before(async () => {
  token = await signInAsAdmin()
})

after(() => removeProducts(token))

/** @param {string} cartId */
async function chooseDemo(cartId) {
  await demand('POST', `/store/carts/${cartId}/payment-sessions`)
  const { cart } = await demand('POST', `/store/carts/${cartId}/payment-session`, { body: { provider_id: demo } })
  return cart.payment_session.data.id
}

/** @param {string} paymentId @param {string} outcome */
async function decide(paymentId, outcome) {
  const body = new URLSearchParams({ outcome })
  const path = `${MEDUSA_URL}/vitrine/demo-payment/${paymentId}`
  const { status } = await fetch(path, { method: 'POST', body, redirect: 'manual' })
  assert.ok(status < 400, String(status))
}

async function beginExchange() {
  const { variantIds } = await createProduct(token, [{ quantity: 5 }])
  const dear = await createProduct(token, [{ quantity: 5 }], { amount: 5000 })
  const order = await placeShippedOrder(token, variantIds[0])
  const { swap } = await demand('POST', '/store/swaps', {
    body: {
      order_id: order.id,
      return_items: [{ item_id: order.items[0].id, quantity: 1 }],
      additional_items: [{ variant_id: dear.variantIds[0], quantity: 1 }],
    },
  })
  const { option } = await findRegion()
  await demand('POST', `/store/carts/${swap.cart_id}/shipping-methods`, { body: { option_id: option.id } })
  return { cartId: swap.cart_id, variantId: dear.variantIds[0] }
}

async function beginOrder() {
  const { variantIds } = await createProduct(token, [{ quantity: 5 }])
  return { cartId: await prepareCart([{ variantId: variantIds[0], quantity: 1 }]), variantId: variantIds[0] }
}

for (const { type, begin } of [
  { type: 'swap', begin: beginExchange },
  { type: 'order', begin: beginOrder },
]) {
  test(`a payment that was declined makes no ${type}, and another one does`, { timeout: 120_000 }, async () => {
    const { cartId, variantId } = await begin()
    const path = `/store/carts/${cartId}`
    const { total } = (await demand('GET', path)).cart
    await decide(await chooseDemo(cartId), 'decline')
    for (const times of ['once', 'again']) {
      const { status, body } = await call('POST', `${path}/complete`)
      assert.deepEqual([status, body.errors?.[0].code], [409, 'not_paid'], times)
    }
    assert.equal(await readStock(token, variantId), 5)
    assert.equal((await demand('GET', path)).cart.total, total)
    await demand('POST', `${path}/payment-sessions/${demo}/refresh`)
    await decide(await chooseDemo(cartId), 'pay')
    assert.equal((await demand('POST', `${path}/complete`)).type, type)
    assert.equal(await readStock(token, variantId), 4)
  })
}
