import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { setTimeout as wait } from 'node:timers/promises'
import { demand, signInAsAdmin } from './medusa-client.mjs'
import { choosePayment, createProduct, findRegion, prepareCart, removeProducts } from './shop-fixtures.mjs'

/** @type {string} */
let token

before(async () => {
  token = await signInAsAdmin()
})

after(() => removeProducts(token))

/** @param {number} value */
async function createGiftCard(value) {
  const { region } = await findRegion()
  return (await demand('POST', '/admin/gift-cards', { token, body: { region_id: region.id, value } })).gift_card
}

/**
 * An order of one piece, paid with the card as far as that goes.
 * @param {string} variantId
 * @param {{ code: string }} of
 */
async function orderWithCard(variantId, { code }) {
  const cartId = await prepareCart([{ variantId, quantity: 1 }])
  await demand('POST', `/store/carts/${cartId}`, { body: { gift_cards: [{ code }] } })
  return (await demand('POST', `/store/carts/${cartId}/complete`)).data
}

// what is left on a card after an order, and whether that is more than a piece
for (const { left, value } of [
  { left: 'enough for more', value: 100_000 },
  { left: 'nothing', value: 500 },
]) {
  test(`a change of an order asks for what it adds, with ${left} on the card that has paid`, async () => {
    const product = await createProduct(token, [{ quantity: 5 }], { amount: 1190 })
    const order = await orderWithCard(product.variantIds[0], await createGiftCard(value))
    const { order_edit: edit } = await demand('POST', '/admin/order-edits', { token, body: { order_id: order.id } })
    const path = `/admin/order-edits/${edit.id}`
    await demand('POST', `${path}/items/${edit.items[0].id}`, { token, body: { quantity: 2 } })
    const { order_edit: asked } = await demand('POST', `${path}/request`, { token, body: {} })
    const { order: before } = await demand('GET', `/admin/orders/${order.id}`, { token })
    const { unit_price: price } = before.items[0]
    assert.equal(asked.difference_due, price)
    assert.equal(asked.total, before.total + price)
    assert.equal(asked.payment_collection.amount, price)
  })
}

test('a change gives the card back what it has paid beyond what the order comes to then', async () => {
  const { variantIds } = await createProduct(token, [{ quantity: 5 }, { quantity: 5 }], { amount: 1190 })
  const card = await createGiftCard(100_000)
  const cartId = await prepareCart(variantIds.map((variantId) => ({ variantId, quantity: 1 })))
  await demand('POST', `/store/carts/${cartId}`, { body: { gift_cards: [{ code: card.code }] } })
  const { data: order } = await demand('POST', `/store/carts/${cartId}/complete`)
  const readBalance = async () => (await demand('GET', `/admin/gift-cards/${card.id}`, { token })).gift_card.balance
  const balance = await readBalance()
  const { order_edit: edit } = await demand('POST', '/admin/order-edits', { token, body: { order_id: order.id } })
  const path = `/admin/order-edits/${edit.id}`
  await demand('DELETE', `${path}/items/${edit.items[0].id}`, { token })
  await demand('POST', `${path}/request`, { token, body: {} })
  const { order_edit: asked } = await demand('GET', `${path}`, { token })
  for (const times of ['once', 'again']) {
    await demand('POST', `${path}/confirm`, { token })
    assert.equal(await readBalance(), balance - asked.difference_due, times)
  }
  const { order: changed } = await demand('GET', `/admin/orders/${order.id}`, { token })
  assert.equal(changed.total, 0)
  await demand('POST', `/admin/orders/${order.id}/cancel`, { token })
  assert.equal(await readBalance(), 100_000)
})

/** @param {string} orderId */
async function readRefundsDue(orderId) {
  const { tasks } = await demand('GET', '/admin/vitrine/tasks', { token })
  const own = tasks.filter(({ kind, order_id: id }) => kind === 'refund-due' && id === orderId)
  return own.map(({ subject_id: id, amount }) => [id, amount])
}

// the task comes of an event
/** @param {string} orderId @param {number} count */
async function untilRefundsDue(orderId, count) {
  for (const until = Date.now() + 20_000; Date.now() < until; await wait(100)) {
    const due = await readRefundsDue(orderId)
    if (due.length >= count) return due
  }
  return readRefundsDue(orderId)
}

/**
 * Takes a variant's line out of an order.
 * @param {string} orderId
 * @param {string} variantId
 * @returns the change's id
 */
async function takeOut(orderId, variantId) {
  const { order_edit: edit } = await demand('POST', '/admin/order-edits', { token, body: { order_id: orderId } })
  const path = `/admin/order-edits/${edit.id}`
  const line = edit.items.find(({ variant_id: id }) => id === variantId)
  assert.ok(line)
  await demand('DELETE', `${path}/items/${line.id}`, { token })
  await demand('POST', `${path}/request`, { token, body: {} })
  for (let times = 0; times < 2; times += 1) await demand('POST', `${path}/confirm`, { token })
  return edit.id
}

/**
 * An order of one piece of each, with the card as far as that goes; what it has paid more than is left cannot go back.
 * @param {number[]} amounts
 * @param {number} value
 */
async function orderWithLostCard(amounts, value) {
  const goods = await Promise.all(amounts.map((amount) => createProduct(token, [{ quantity: 5 }], { amount })))
  const variantIds = goods.map(({ variantIds: [id] }) => id)
  const card = await createGiftCard(value)
  const cartId = await prepareCart(variantIds.map((variantId) => ({ variantId, quantity: 1 })))
  await demand('POST', `/store/carts/${cartId}`, { body: { gift_cards: [{ code: card.code }] } })
  const { cart } = await demand('GET', `/store/carts/${cartId}`)
  if (cart.total > 0) await choosePayment(cartId)
  const { data: order } = await demand('POST', `/store/carts/${cartId}/complete`)
  if (order.total > 0) await demand('POST', `/admin/orders/${order.id}/capture`, { token })
  /** @param {string} ends_at */
  const end = (ends_at) => demand('POST', `/admin/gift-cards/${card.id}`, { token, body: { ends_at } })
  await end('2020-01-01T00:00:00Z')
  return { order, variantIds, card, end }
}

describe('a change that leaves less than a card has paid which has ended', { timeout: 120_000 }, () => {
  test('is a refund for the merchant to make, once for each change', async () => {
    const { order, variantIds, card, end } = await orderWithLostCard([5000, 1190, 1190, 1190], 100_000)
    const first = await takeOut(order.id, variantIds[0])
    assert.deepEqual(await untilRefundsDue(order.id, 1), [[first, 5000]])
    const second = await takeOut(order.id, variantIds[1])
    const both = [
      [first, 5000],
      [second, 1190],
    ]
    assert.deepEqual(await untilRefundsDue(order.id, 2), both)
    // what the merchant was told of is not the card's any more
    const { balance } = (await demand('GET', `/admin/gift-cards/${card.id}`, { token })).gift_card
    await end('2999-01-01T00:00:00Z')
    await takeOut(order.id, variantIds[2])
    const { gift_card: now } = await demand('GET', `/admin/gift-cards/${card.id}`, { token })
    assert.equal(now.balance, balance + 1190)
    assert.deepEqual(await readRefundsDue(order.id), both)
  })

  test('names what a payment holds, too', async () => {
    const { order, variantIds } = await orderWithLostCard([5000, 1190], 4000)
    const edit = await takeOut(order.id, variantIds[0])
    const { order: now } = await demand('GET', `/admin/orders/${order.id}`, { token })
    assert.ok(now.total < 0)
    assert.deepEqual(await untilRefundsDue(order.id, 1), [[edit, order.total - now.total]])
  })
})
