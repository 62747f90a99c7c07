import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { call, demand, signInAsAdmin } from './medusa-client.mjs'
import { createProduct, placeShippedOrder, prepareCart, removeProducts } from './shop-fixtures.mjs'

/** @type {string} */
let token

before(async () => {
  token = await signInAsAdmin()
})

after(() => removeProducts(token))

/** Three pieces, paid and shipped. */
async function orderThree() {
  const { variantIds } = await createProduct(token, [{ quantity: 9 }, { quantity: 9 }])
  const order = await placeShippedOrder(token, variantIds[0], 3)
  return { order, lineId: order.items[0].id, variantIds }
}

/**
 * Begins an edit that has the order's only line in another quantity, or without one leaves it and adds a variant.
 * @param {string} orderId
 * @param {{ quantity?: number, variantId?: string }} of
 */
async function proposeEdit(orderId, { quantity, variantId }) {
  const { order_edit: edit } = await demand('POST', '/admin/order-edits', { token, body: { order_id: orderId } })
  const path = `/admin/order-edits/${edit.id}`
  if (quantity) await demand('POST', `${path}/items/${edit.items[0].id}`, { token, body: { quantity } })
  if (variantId) await demand('POST', `${path}/items`, { token, body: { variant_id: variantId, quantity: 1 } })
  await demand('POST', `${path}/request`, { token, body: {} })
  return path
}

/** @param {string} path */
const confirm = (path) => call('POST', `${path}/confirm`, { token })

/** @param {string} orderId @param {{ quantity?: number, variantId?: string }} change */
async function editOrder(orderId, change) {
  const { status, body } = await confirm(await proposeEdit(orderId, change))
  assert.equal(status, 200, JSON.stringify(body))
}

/** @param {string} id */
async function readOrder(id) {
  const relations = 'items,returns,returns.items,fulfillments,fulfillments.items,refunds'
  return (await demand('GET', `/admin/orders/${id}?expand=${relations}`, { token })).order
}

/** The line that came of the order's first one. @param {string} orderId @param {string} variantId */
async function readLine(orderId, variantId) {
  return (await readOrder(orderId)).items.find((item) => item.variant_id === variantId)
}

/** @param {string} order_id @param {string} item_id @param {number} quantity */
const askBack = (order_id, item_id, quantity) =>
  call('POST', '/store/returns', { body: { order_id, items: [{ item_id, quantity }] } })

describe('a line that an order edit has replaced', { timeout: 240_000 }, () => {
  test('comes back by the return that was asked for before', async () => {
    const { order, lineId, variantIds } = await orderThree()
    const { body } = await askBack(order.id, lineId, 1)
    await editOrder(order.id, { variantId: variantIds[1] })
    const items = [{ item_id: lineId, quantity: 1 }]
    await demand('POST', `/admin/returns/${body.return.id}/receive`, { token, body: { items } })
    const { refunds } = await readOrder(order.id)
    assert.deepEqual(
      refunds.map(({ amount }) => amount),
      [body.return.refund_amount],
    )
    const line = await readLine(order.id, variantIds[0])
    assert.ok(line)
    assert.equal(line.returned_quantity, 1)
    assert.equal((await askBack(order.id, line.id, 3)).status, 400)
    assert.equal((await askBack(order.id, line.id, 2)).status, 200)
  })

  test('comes back by the exchange that was confirmed before, and by nothing else', async () => {
    const { order, lineId, variantIds } = await orderThree()
    const { swap } = await demand('POST', '/store/swaps', {
      body: {
        order_id: order.id,
        return_items: [{ item_id: lineId, quantity: 3 }],
        additional_items: [{ variant_id: variantIds[1], quantity: 3 }],
      },
    })
    await demand('POST', `/store/carts/${swap.cart_id}/complete`)
    await editOrder(order.id, { variantId: variantIds[1] })
    const line = await readLine(order.id, variantIds[0])
    assert.ok(line)
    for (const id of [lineId, line.id]) assert.equal((await askBack(order.id, id, 1)).status, 400, id)
    const { swap: known } = await demand('GET', `/admin/swaps/${swap.id}?expand=return_order,return_order.items`, {
      token,
    })
    const request = known.return_order
    const items = request.items.map(({ item_id, quantity }) => ({ item_id, quantity }))
    await demand('POST', `/admin/returns/${request.id}/receive`, { token, body: { items } })
    assert.equal((await readLine(order.id, variantIds[0]))?.returned_quantity, 3)
  })

  test('may be asked back under its former id', async () => {
    const { order, lineId, variantIds } = await orderThree()
    await editOrder(order.id, { variantId: variantIds[1] })
    const { status, body } = await askBack(order.id, lineId, 2)
    assert.equal(status, 200)
    const line = await readLine(order.id, variantIds[0])
    assert.ok(line)
    assert.deepEqual(
      body.return.items.map(({ item_id }) => item_id),
      [line.id],
    )
    assert.equal((await askBack(order.id, lineId, 2)).status, 400)
  })

  test('is on its way while pieces that were added are not', async () => {
    const { order, variantIds } = await orderThree()
    await editOrder(order.id, { variantId: variantIds[1] })
    assert.equal((await readOrder(order.id)).fulfillment_status, 'partially_shipped')
    const { order_edit: edit } = await demand('POST', '/admin/order-edits', { token, body: { order_id: order.id } })
    const added = edit.items.find((item) => item.variant_id === variantIds[1])
    assert.ok(added)
    await demand('DELETE', `/admin/order-edits/${edit.id}/items/${added.id}`, { token })
    await demand('POST', `/admin/order-edits/${edit.id}/confirm`, { token })
    assert.equal((await readOrder(order.id)).fulfillment_status, 'shipped')
  })

  test('keeps what was packed and sent while the edit waited for its answer', async () => {
    const { variantIds } = await createProduct(token, [{ quantity: 9 }, { quantity: 9 }])
    const cart = await prepareCart([{ variantId: variantIds[0], quantity: 2 }])
    const { data: order } = await demand('POST', `/store/carts/${cart}/complete`)
    const path = `/admin/orders/${order.id}`
    const edit = await proposeEdit(order.id, { variantId: variantIds[1] })
    const items = [{ item_id: order.items[0].id, quantity: 2 }]
    const { order: packed } = await demand('POST', `${path}/fulfillment`, { token, body: { items } })
    assert.equal((await confirm(edit)).status, 200)
    assert.equal((await readLine(order.id, variantIds[0]))?.fulfilled_quantity, 2)
    await demand('POST', `${path}/shipment`, { token, body: { fulfillment_id: packed.fulfillments[0].id } })
    assert.equal((await readLine(order.id, variantIds[0]))?.shipped_quantity, 2)
  })

  test('is not made shorter than what is on its way back', async () => {
    const { order, lineId } = await orderThree()
    const edit = await proposeEdit(order.id, { quantity: 4 })
    await demand('POST', `${edit}/cancel`, { token })
    await askBack(order.id, lineId, 2)
    const { order_edit: begun } = await demand('POST', '/admin/order-edits', { token, body: { order_id: order.id } })
    const path = `/admin/order-edits/${begun.id}`
    await demand('DELETE', `${path}/items/${begun.items[0].id}`, { token })
    for (const act of ['request', 'confirm']) {
      const { status, body } = await call('POST', `${path}/${act}`, { token, body: {} })
      assert.deepEqual([status, body.code], [409, 'pieces_bound'], act)
    }
    assert.equal((await readOrder(order.id)).items.length, 1)
  })
})

test('the store API tells what an order was before its edits, and what each made of its total', async () => {
  const { order, lineId, variantIds } = await orderThree()
  const path = `/store/vitrine/orders/${order.id}/edits`
  assert.deepEqual(await demand('GET', path), { edits: [], lines: [] })
  const totals = [(await readOrder(order.id)).total]
  for (const change of [{ variantId: variantIds[1] }, { quantity: 5 }]) {
    await editOrder(order.id, change)
    totals.push((await readOrder(order.id)).total)
  }
  const { edits, lines } = await demand('GET', path)
  assert.deepEqual(
    edits.map(({ status, difference }) => [status, difference]),
    [
      ['confirmed', totals[1] - totals[0]],
      ['confirmed', totals[2] - totals[1]],
    ],
  )
  assert.deepEqual(edits[0].payment, { status: 'not_paid', amount: totals[1] - totals[0] })
  assert.ok(lines.some(({ id }) => id === lineId))
  assert.equal(lines.length, 3)
  assert.equal((await call('GET', '/store/vitrine/orders/order_nope/edits')).status, 404)
})
