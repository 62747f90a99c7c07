import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { after, before, test } from 'node:test'
import { demand, signInAsAdmin } from './medusa-client.mjs'
import { createProduct, findRegion, prepareCart, removeProducts } from './shop-fixtures.mjs'

/** @type {string} */
let token

before(async () => {
  token = await signInAsAdmin()
})

after(() => removeProducts(token))

async function createCode() {
  const { region } = await findRegion()
  const code = `GONE-${randomUUID().slice(0, 8).toUpperCase()}`
  const rule = { type: 'percentage', value: 10, allocation: 'total' }
  const body = { code, is_dynamic: false, is_disabled: false, rule, regions: [region.id] }
  await demand('POST', '/admin/discounts', { token, body })
  return code
}

for (const goods of ['variant', 'product']) {
  test(`an order keeps its discount when it is changed after the ${goods} of one of its lines was deleted`, async () => {
    const kept = await createProduct(token, [{ quantity: 5 }], { amount: 1190 })
    const gone = await createProduct(token, [{ quantity: 5 }, { quantity: 5 }], { amount: 1190 })
    const cart = await prepareCart([
      { variantId: kept.variantIds[0], quantity: 1 },
      { variantId: gone.variantIds[0], quantity: 1 },
    ])
    await demand('POST', `/store/carts/${cart}`, { body: { discounts: [{ code: await createCode() }] } })
    const { data: order } = await demand('POST', `/store/carts/${cart}/complete`)
    const path = goods === 'product' ? gone.id : `${gone.id}/variants/${gone.variantIds[0]}`
    await demand('DELETE', `/admin/products/${path}`, { token })

    const { order_edit: edit } = await demand('POST', '/admin/order-edits', { token, body: { order_id: order.id } })
    const body = { variant_id: kept.variantIds[0], quantity: 1 }
    await demand('POST', `/admin/order-edits/${edit.id}/items`, { token, body })
    await demand('POST', `/admin/order-edits/${edit.id}/request`, { token, body: {} })
    await demand('POST', `/admin/order-edits/${edit.id}/confirm`, { token })
    const { order: changed } = await demand('GET', `/admin/orders/${order.id}`, { token })
    const [one] = order.items
    assert.deepEqual(
      changed.items.map(({ discount_total: discount }) => discount),
      changed.items.map(() => one.discount_total),
    )
    assert.ok(one.discount_total > 0)
  })
}
