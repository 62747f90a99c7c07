import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { call, demand, signInAsAdmin } from './medusa-client.mjs'
import { createProduct, placeShippedOrder, prepareCart, removeProducts } from './shop-fixtures.mjs'

/** @type {string} */
let token

before(async () => {
  token = await signInAsAdmin()
})

after(() => removeProducts(token))

/** @param {number} quantity */
async function makeProduct(quantity) {
  const { id, variantIds } = await createProduct(token, [{ quantity }])
  return { id, variantId: variantIds[0] }
}

/** @returns {Promise<string[]>} */
async function count() {
  /** @type {{ product_ids: string[] }} */
  const { product_ids: ids } = await demand('POST', '/admin/vitrine/bestsellers', { token, body: {} })
  return ids
}

test('the most ordered products come first, by pieces that were paid for and stayed with who ordered them', async () => {
  const [first, second, unpaid, returned] = await Promise.all([60, 50, 80, 70].map(makeProduct))
  await placeShippedOrder(token, second.variantId, 40)
  await placeShippedOrder(token, first.variantId, 50)
  const cart = await prepareCart([{ variantId: unpaid.variantId, quantity: 80 }])
  await demand('POST', `/store/carts/${cart}/complete`)
  const order = await placeShippedOrder(token, returned.variantId, 70)
  const [line] = order.items
  const { order: asked } = await demand('POST', `/admin/orders/${order.id}/return`, {
    token,
    body: { items: [{ item_id: line.id, quantity: 70 }], receive_now: true, refund: 0 },
  })
  assert.equal(asked.id, order.id)

  const ids = await count()
  assert.ok(ids.indexOf(first.id) >= 0)
  assert.ok(ids.indexOf(first.id) < ids.indexOf(second.id))
  assert.equal(ids.includes(unpaid.id), false)
  assert.equal(ids.includes(returned.id), false)
  assert.deepEqual(await demand('GET', '/store/vitrine/bestsellers'), { product_ids: ids })
})

test('a draft is shown to nobody, and only the merchant has it counted at once', async () => {
  const product = await makeProduct(90)
  await placeShippedOrder(token, product.variantId, 90)
  assert.equal((await count())[0], product.id)
  await demand('POST', `/admin/products/${product.id}`, { token, body: { status: 'draft' } })
  assert.equal((await count()).includes(product.id), false)
  const { status } = await call('POST', '/admin/vitrine/bestsellers', { body: {} })
  assert.equal(status, 401)
})
