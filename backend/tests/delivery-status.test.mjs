import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { call, demand, signInAsAdmin } from './medusa-client.mjs'
import { createProduct, prepareCart, removeProducts } from './shop-fixtures.mjs'

/** @type {string} */
let token

before(async () => {
  token = await signInAsAdmin()
})

after(() => removeProducts(token))

/** Two pieces of one line, paid, and what can be done to them. */
async function orderTwo() {
  const { variantIds } = await createProduct(token, [{ quantity: 9 }])
  const cart = await prepareCart([{ variantId: variantIds[0], quantity: 2 }])
  const { data: order } = await demand('POST', `/store/carts/${cart}/complete`)
  const path = `/admin/orders/${order.id}`
  /** @param {string} act @param {object} [body] */
  const admin = (act, body) => demand('POST', `${path}/${act}`, { token, body })
  /** @param {number} quantity */
  const pieces = (quantity) => [{ item_id: order.items[0].id, quantity }]
  const parcels = new Set()
  await admin('capture')
  return {
    async readStatus() {
      return (await demand('GET', path, { token })).order.fulfillment_status
    },
    async pack(/** @type {number} */ quantity) {
      const { order: packed } = await admin('fulfillment', { items: pieces(quantity) })
      const parcel = packed.fulfillments.find(({ id }) => !parcels.has(id))
      assert.ok(parcel)
      parcels.add(parcel.id)
      return parcel.id
    },
    ship: (/** @type {string} */ parcel) => admin('shipment', { fulfillment_id: parcel }),
    unpack: (/** @type {string} */ parcel) => admin(`fulfillments/${parcel}/cancel`),
    async takeBack(/** @type {number} */ quantity, /** @type {number | undefined} */ refund = undefined) {
      const body = { order_id: order.id, items: pieces(quantity) }
      const { return: request } = await demand('POST', '/store/returns', { body })
      await demand('POST', `/admin/returns/${request.id}/receive`, { token, body: { items: pieces(quantity), refund } })
    },
    pay: (/** @type {number} */ amount) => admin('refund', { amount, reason: 'other' }),
    readTotal: async () => (await demand('GET', path, { token })).order.total,
    async proposeNone() {
      const { order_edit: edit } = await demand('POST', '/admin/order-edits', { token, body: { order_id: order.id } })
      const { variantIds: others } = await createProduct(token, [{ quantity: 9 }])
      const editPath = `/admin/order-edits/${edit.id}`
      await demand('POST', `${editPath}/items`, { token, body: { variant_id: others[0], quantity: 1 } })
      await demand('DELETE', `${editPath}/items/${edit.items[0].id}`, { token })
      await demand('POST', `${editPath}/request`, { token, body: {} })
      return () => call('POST', `${editPath}/confirm`, { token })
    },
  }
}

describe('what an order says of its delivery', { timeout: 240_000 }, () => {
  test('is that some of it is still to be sent, though a piece came back before', async () => {
    const order = await orderTwo()
    await order.ship(await order.pack(1))
    assert.equal(await order.readStatus(), 'partially_shipped')
    await order.takeBack(1)
    assert.equal(await order.readStatus(), 'partially_shipped')
    await order.ship(await order.pack(1))
    assert.equal(await order.readStatus(), 'partially_returned')
    await order.takeBack(1)
    assert.equal(await order.readStatus(), 'returned')
  })

  test('stays what it was where one of two parcels is unpacked', async () => {
    const order = await orderTwo()
    await order.ship(await order.pack(1))
    const second = await order.pack(1)
    assert.equal(await order.readStatus(), 'partially_shipped')
    await order.unpack(second)
    assert.equal(await order.readStatus(), 'partially_shipped')
  })

  test('is that all came back, though its payments do not hold the refund any more', async () => {
    const order = await orderTwo()
    await order.ship(await order.pack(2))
    await order.pay(await order.readTotal())
    await order.takeBack(2)
    assert.equal(await order.readStatus(), 'returned')
  })
})

test('a line of which a parcel was packed since is not taken out of the order', async () => {
  const order = await orderTwo()
  const confirm = await order.proposeNone()
  const parcel = await order.pack(1)
  const { status, body } = await confirm()
  assert.deepEqual([status, body.code], [409, 'pieces_bound'])
  await order.unpack(parcel)
  assert.equal((await confirm()).status, 200)
})
