// A complaint beside whatever else befalls its order, on a running Medusa
import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { after, before, describe, test } from 'node:test'
import { call, demand, signInAsAdmin } from './medusa-client.mjs'
import {
  choosePayment,
  createProduct,
  findRegion,
  placeShippedOrder,
  prepareCart,
  readStock,
  removeProducts,
} from './shop-fixtures.mjs'

/** @type {string} */
let token

before(async () => {
  token = await signInAsAdmin()
})

after(() => removeProducts(token))

/** @param {string} path @param {object} [body] */
const admin = (path, body) => demand('POST', `/admin${path}`, { token, body })

/** Three pieces, paid and shipped, and another product beside them. @param {object} [codes] for its cart */
async function orderThree(codes) {
  const goods = await createProduct(token, [{ quantity: 9 }])
  const others = await createProduct(token, [{ quantity: 9 }])
  const [variantId, other] = [goods.variantIds[0], others.variantIds[0]]
  const order = codes ? await placeWith(codes, variantId) : await placeShippedOrder(token, variantId, 3)
  const { total, items } = order
  return { id: order.id, lineId: items[0].id, total, variantId, other, goodsId: goods.id, othersId: others.id }
}

/** @param {object | undefined} codes @param {string} variantId */
async function placeWith(codes, variantId) {
  const cartId = await prepareCart([{ variantId, quantity: 3 }])
  await demand('POST', `/store/carts/${cartId}`, { body: codes })
  await choosePayment(cartId)
  const { data: order } = await demand('POST', `/store/carts/${cartId}/complete`)
  const items = order.items.map(({ id, quantity }) => ({ item_id: id, quantity }))
  await admin(`/orders/${order.id}/capture`)
  const { order: packed } = await admin(`/orders/${order.id}/fulfillment`, { items })
  await admin(`/orders/${order.id}/shipment`, { fulfillment_id: packed.fulfillments[0].id })
  return order
}

/**
 * Claims pieces of the order's line; they are paid back, or replaced by one of `instead`.
 * @param {{ id: string, lineId: string }} of
 * @param {number} quantity
 * @param {{ instead?: string, [more: string]: unknown }} [of]
 */
async function claim({ id, lineId }, quantity, { instead, ...rest } = {}) {
  const claim_items = [{ item_id: lineId, quantity, reason: 'production_failure' }]
  const { option } = await findRegion()
  const replacement = instead && {
    type: 'replace',
    additional_items: [{ variant_id: instead, quantity: 1 }],
    shipping_methods: [{ option_id: option.id, price: 0 }],
  }
  const body = { type: 'refund', claim_items, ...replacement, ...rest }
  return call('POST', `/admin/orders/${id}/claims`, { token, body })
}

/** @param {{ id: string }} of @param {string} claimId */
const cancelClaim = ({ id }, claimId) => call('POST', `/admin/orders/${id}/claims/${claimId}/cancel`, { token })

/** @param {{ id: string }} of */
async function readOrder({ id }) {
  const { order } = await demand('GET', `/admin/orders/${id}?expand=items,claims,refunds,payments`, { token })
  return { ...order, refunded: order.refunds.reduce((sum, { amount }) => sum + amount, 0) }
}

/** @param {import('./medusa-client.mjs').Reply} of @param {string} code @param {string} [say] */
function assertRefused({ status, body }, code, say) {
  assert.deepEqual([status, body.code], [409, code], say ?? JSON.stringify(body))
}

describe('a claim and a change of the order', { timeout: 240_000 }, () => {
  test('what it has settled is not taken out of the order', async () => {
    const order = await orderThree()
    assert.equal((await claim(order, 2)).status, 200)
    const { order_edit: edit } = await admin('/order-edits', { order_id: order.id })
    const path = `/admin/order-edits/${edit.id}`
    await demand('DELETE', `${path}/items/${edit.items[0].id}`, { token })
    for (const act of ['request', 'confirm']) {
      assertRefused(await call('POST', `${path}/${act}`, { token, body: {} }), 'pieces_bound', act)
    }
  })

  test('counts on the line that the change has put in the place of the former one', async () => {
    const order = await orderThree()
    assert.equal((await claim(order, 2)).status, 200)
    const { order_edit: edit } = await admin('/order-edits', { order_id: order.id })
    await admin(`/order-edits/${edit.id}/items`, { variant_id: order.other, quantity: 1 })
    await admin(`/order-edits/${edit.id}/confirm`)
    const line = (await readOrder(order)).items.find(({ variant_id: id }) => id === order.variantId)
    assert.ok(line)
    assert.notEqual(line.id, order.lineId)
    for (const lineId of [order.lineId, line.id]) {
      assertRefused(await claim({ ...order, lineId }, 2), 'already_claimed', lineId)
    }
    assert.equal((await claim({ ...order, lineId: line.id }, 1)).status, 200)
  })
})

describe('a claim and what comes back otherwise', { timeout: 240_000 }, () => {
  test('is not made of what a return is about to bring or has brought', async () => {
    const order = await orderThree()
    const items = [{ item_id: order.lineId, quantity: 2 }]
    const { return: request } = await demand('POST', '/store/returns', { body: { order_id: order.id, items } })
    assertRefused(await claim(order, 2), 'already_claimed')
    await admin(`/returns/${request.id}/receive`, { items })
    assertRefused(await claim(order, 2), 'already_claimed')
    assert.equal((await claim(order, 1, { instead: order.other })).status, 200)
  })

  test('is not made of what an exchange brings back, which takes nothing that was claimed', async () => {
    const order = await orderThree()
    /** @param {number} quantity */
    const exchange = (quantity) =>
      call('POST', '/store/swaps', {
        body: {
          order_id: order.id,
          return_items: [{ item_id: order.lineId, quantity }],
          additional_items: [{ variant_id: order.other, quantity: 1 }],
        },
      })
    const { status, body } = await exchange(2)
    assert.equal(status, 200, JSON.stringify(body))
    assertRefused(await claim(order, 2), 'already_claimed')
    assert.equal((await claim(order, 1)).status, 200)
    await demand('DELETE', `/store/vitrine/exchanges/${body.swap.cart_id}`)
    assert.equal((await claim(order, 3)).status, 409)
    assert.notEqual((await exchange(3)).status, 200)
  })
})

test('claims pay back together no more than was paid, also beside a refund by hand', { timeout: 240_000 }, async () => {
  const order = await orderThree()
  assert.equal((await claim(order, 1)).status, 200)
  const { refunded } = await readOrder(order)
  assert.ok(refunded > 0)
  const rest = order.total - refunded - 10
  await admin(`/orders/${order.id}/refund`, { amount: rest, reason: 'other' })
  assertRefused(await claim(order, 1), 'refund_exceeds_paid')
  assert.equal((await claim(order, 1, { instead: order.other })).status, 200, 'a replacement costs nothing')
  assert.equal((await readOrder(order)).refunded, refunded + rest)
})

describe('a claim and a gift card', { timeout: 240_000 }, () => {
  /** @param {string} id */
  const readCard = async (id) => (await demand('GET', `/admin/gift-cards/${id}`, { token })).gift_card.balance

  /** @param {number} value */
  async function orderBesideCard(value) {
    const { region } = await findRegion()
    const { gift_card: card } = await admin('/gift-cards', { region_id: region.id, value })
    const order = await orderThree({ gift_cards: [{ code: card.code }] })
    assert.equal(await readCard(card.id), 0)
    const { payments } = await readOrder(order)
    return { card, order, paid: payments.reduce((sum, { amount }) => sum + amount, 0) }
  }

  test('pays back what money has paid, and the rest to the card, once', async () => {
    const { card, order, paid } = await orderBesideCard(2800)
    const replaced = await claim(order, 1, { instead: order.other })
    assert.equal(replaced.status, 200)
    assert.equal((await cancelClaim(order, replaced.body.order.claims[0].id)).status, 200)
    assert.equal(await readStock(token, order.other), 9)
    assert.equal(await readCard(card.id), 0, 'a replacement gives nothing of it')

    const { status, body } = await claim(order, 3)
    assert.equal(status, 200, JSON.stringify(body))
    const { refunded, claims } = await readOrder(order)
    const made = claims.find(({ type }) => type === 'refund')
    assert.ok(made)
    const onCard = made.refund_amount - paid
    assert.ok(onCard > 0)
    assert.deepEqual([refunded, made.payment_status, made.metadata.card_refund], [paid, 'refunded', onCard])
    assert.equal(await readCard(card.id), onCard)
  })

  test('pays back no more than both have paid', async () => {
    const { card, order, paid } = await orderBesideCard(2800)
    assertRefused(await claim(order, 1, { refund_amount: paid + 2801 }), 'refund_exceeds_paid')
    assert.equal((await claim(order, 1, { refund_amount: paid })).status, 200)
    assert.equal((await claim(order, 1, { refund_amount: 2800 })).status, 200)
    assertRefused(await claim(order, 1, { refund_amount: 1 }), 'refund_exceeds_paid')
    assert.deepEqual([(await readOrder(order)).refunded, await readCard(card.id)], [paid, 2800])
  })

  test('is the merchant’s to pay where the card cannot be used any more', async () => {
    const { card, order, paid } = await orderBesideCard(2800)
    await admin(`/gift-cards/${card.id}`, { ends_at: '2020-01-01T00:00:00Z' })
    assert.equal((await claim(order, 3)).status, 200)
    const { refunded, claims } = await readOrder(order)
    const [made] = claims
    assert.ok(made.refund_amount > paid)
    assert.deepEqual([refunded, made.payment_status], [0, 'not_refunded'])
    const { tasks } = await demand('GET', '/admin/vitrine/tasks', { token })
    const own = tasks.filter(({ order_id: id }) => id === order.id)
    assert.deepEqual(
      own.map(({ kind, subject_id: id, amount }) => [kind, id, amount]),
      [['refund-due', made.id, made.refund_amount]],
    )
  })
})

describe('a claim and a limited code', { timeout: 240_000 }, () => {
  test('pays back what the piece has cost with the code, which stays used', async () => {
    const { region } = await findRegion()
    const code = `CLAIM-${randomUUID().slice(0, 8).toUpperCase()}`
    const rule = { type: 'percentage', value: 10, allocation: 'total' }
    const body = { code, rule, is_dynamic: false, regions: [region.id], usage_limit: 1 }
    const { discount } = await admin('/discounts', body)
    const order = await orderThree({ discounts: [{ code }] })
    const items = [{ item_id: order.lineId, quantity: 1 }]
    const { return: request } = await demand('POST', '/store/returns', { body: { order_id: order.id, items } })
    const readUses = async () => {
      return (await demand('GET', `/admin/discounts/${discount.id}`, { token })).discount.usage_count
    }
    assert.equal((await claim(order, 1)).status, 200)
    assert.equal((await readOrder(order)).refunded, request.refund_amount)
    const replaced = await claim(order, 1, { instead: order.other })
    assert.equal(replaced.status, 200)
    const made = replaced.body.order.claims.find(({ type }) => type === 'replace')
    assert.ok(made)
    assert.equal((await cancelClaim(order, made.id)).status, 200)
    assert.equal(await readUses(), 1)
    await demand('DELETE', `/admin/discounts/${discount.id}`, { token })
  })
})

describe('a claim and goods that are deleted', { timeout: 240_000 }, () => {
  test('is made of what the shop has no more, and paid back or replaced by something else', async () => {
    const order = await orderThree()
    await demand('DELETE', `/admin/products/${order.goodsId}`, { token })
    assert.equal((await claim(order, 1)).status, 200)
    assert.ok((await readOrder(order)).refunded > 0)
    const { status, body } = await claim(order, 1, { instead: order.other })
    assert.equal(status, 200, JSON.stringify(body))
    assert.equal(await readStock(token, order.other), 8)
  })

  test('is not made with a replacement that is deleted, and can be cancelled where it was deleted since', async () => {
    const order = await orderThree()
    const made = await claim(order, 1, { instead: order.other })
    assert.equal(made.status, 200)
    await demand('DELETE', `/admin/products/${order.othersId}`, { token })
    const refused = await claim(order, 1, { instead: order.other })
    assert.ok(refused.status >= 400 && refused.status < 500, `${refused.status} ${JSON.stringify(refused.body)}`)
    assert.equal((await readOrder(order)).claims.length, 1)
    assert.equal((await cancelClaim(order, made.body.order.claims[0].id)).status, 200)
    assert.equal((await claim(order, 3)).status, 200)
  })
})
