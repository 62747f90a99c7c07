import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { call, demand, insist, signInAsAdmin } from './medusa-client.mjs'
import { queryBackend } from './query.mjs'
import { closeDatabase, makeOrder, readOrder, withShelf } from './order-acts.mjs'
import {
  choosePayment,
  createProduct,
  findGiftCard,
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

after(async () => {
  await removeProducts(token)
  await closeDatabase()
})

/** @param {string} path @param {object} [body] */
const admin = (path, body) => demand('POST', `/admin${path}`, { token, body })

/** @param {{ variantId: string, quantity: number }[]} lines */
async function placeOrder(lines) {
  const cart = await prepareCart(lines)
  return (await demand('POST', `/store/carts/${cart}/complete`)).data
}

/**
 * Proposes another quantity of an order's first line.
 * @param {string} orderId
 * @param {number} quantity
 * @returns {Promise<string>} the id of the change
 */
async function proposeQuantity(orderId, quantity) {
  const { order_edit: edit } = await admin('/order-edits', { order_id: orderId })
  const { items } = (await demand('GET', `/admin/order-edits/${edit.id}?expand=items`, { token })).order_edit
  await admin(`/order-edits/${edit.id}/items/${items[0].id}`, { quantity })
  await admin(`/order-edits/${edit.id}/request`)
  return edit.id
}

/** @param {string} editId @returns {Promise<string>} the id of the collection that the difference was paid into */
async function payDifference(editId) {
  const { payment_collection_id: id } = (await demand('GET', `/store/order-edits/${editId}`)).order_edit
  const path = `/store/payment-collections/${id}/sessions`
  const { payment_collection: collection } = await demand('POST', path, { body: { provider_id: 'manual' } })
  await demand('POST', `${path}/${collection.payment_sessions[0].id}/authorize`)
  return id
}

/** @param {string} id */
async function readCollection(id) {
  const path = `/admin/payment-collections/${id}?expand=payments,payment_sessions`
  return (await demand('GET', path, { token })).payment_collection
}

describe('a change of an order', { timeout: 480_000 }, () => {
  test('that there is too little for is refused, and what was paid for it comes back', async () => {
    const { variantIds } = await createProduct(token, [{ quantity: 4 }])
    const order = await placeOrder([{ variantId: variantIds[0], quantity: 3 }])
    const editId = await proposeQuantity(order.id, 5)
    const collectionId = await payDifference(editId)
    const { status, body } = await insist('POST', `/store/order-edits/${editId}/complete`)
    assert.deepEqual([status, body.code], [409, 'insufficient_inventory'], JSON.stringify(body))
    const { order_edit: edit } = await demand('GET', `/store/order-edits/${editId}`)
    assert.equal(edit.status, 'requested')
    const collection = await readCollection(collectionId)
    assert.deepEqual([collection.status, collection.payments, collection.payment_sessions], ['not_paid', [], []])
    assert.equal(await readStock(token, variantIds[0]), 1)
    const { order: unchanged } = await demand('GET', `/admin/orders/${order.id}`, { token })
    assert.equal(unchanged.payments.length, 1)
    assert.equal(unchanged.items[0].quantity, 3)

    const forced = await insist('POST', `/admin/order-edits/${editId}/confirm`, { token })
    assert.deepEqual([forced.status, forced.body.code], [409, 'insufficient_inventory'])
  })

  test('that is refused can be paid for and made once there is enough', async () => {
    const { id, variantIds } = await createProduct(token, [{ quantity: 3 }])
    const order = await placeOrder([{ variantId: variantIds[0], quantity: 3 }])
    const editId = await proposeQuantity(order.id, 4)
    await payDifference(editId)
    assert.equal((await insist('POST', `/store/order-edits/${editId}/complete`)).status, 409)
    await demand('POST', `/admin/products/${id}/variants/${variantIds[0]}`, { token, body: { inventory_quantity: 2 } })
    await payDifference(editId)
    await demand('POST', `/store/order-edits/${editId}/complete`)
    assert.equal(await readStock(token, variantIds[0]), 1)
    await admin(`/orders/${order.id}/cancel`)
    assert.equal(await readStock(token, variantIds[0]), 5)
  })

  test('gives back what it takes away, and a cancelled order the rest', async () => {
    const { variantIds } = await createProduct(token, [{ quantity: 5 }])
    const order = await placeOrder([{ variantId: variantIds[0], quantity: 3 }])
    await admin(`/order-edits/${await proposeQuantity(order.id, 1)}/confirm`)
    assert.equal(await readStock(token, variantIds[0]), 4)
    await admin(`/orders/${order.id}/cancel`)
    assert.equal(await readStock(token, variantIds[0]), 5)
  })

  test('is refused where it would take away what was packed meanwhile', async () => {
    const { variantIds } = await createProduct(token, [{ quantity: 5 }])
    const order = await placeOrder([{ variantId: variantIds[0], quantity: 3 }])
    const editId = await proposeQuantity(order.id, 2)
    const items = [{ item_id: order.items[0].id, quantity: 3 }]
    const { order: packed } = await admin(`/orders/${order.id}/fulfillment`, { items })
    const refused = await insist('POST', `/admin/order-edits/${editId}/confirm`, { token })
    assert.deepEqual([refused.status, refused.body.code], [409, 'pieces_bound'])
    for (const path of [1, 2].map(() => `/orders/${order.id}/fulfillments/${packed.fulfillments[0].id}/cancel`)) {
      const { order: unpacked } = await admin(path)
      assert.equal(unpacked.items[0].fulfilled_quantity, 0, 'twice is once')
    }
    await admin(`/order-edits/${editId}/confirm`)
    assert.equal(await readStock(token, variantIds[0]), 3)
  })

  test('knows what was packed since it was begun', async () => {
    const { variantIds } = await createProduct(token, [{ quantity: 5 }])
    const order = await placeOrder([{ variantId: variantIds[0], quantity: 3 }])
    const editId = await proposeQuantity(order.id, 4)
    await admin(`/orders/${order.id}/fulfillment`, { items: [{ item_id: order.items[0].id, quantity: 3 }] })
    await admin(`/order-edits/${editId}/confirm`)
    assert.equal(await readStock(token, variantIds[0]), 1)
    const { order: changed } = await demand('GET', `/admin/orders/${order.id}`, { token })
    assert.equal(changed.items[0].fulfilled_quantity, 3)
    const { order: unpacked } = await admin(`/orders/${order.id}/fulfillments/${changed.fulfillments[0].id}/cancel`)
    assert.equal(unpacked.items[0].fulfilled_quantity, 0)
    await admin(`/orders/${order.id}/cancel`)
    assert.equal(await readStock(token, variantIds[0]), 5)
  })

  test('lets a return arrive that was on its way, and counts it on the line that stands there now', async () => {
    const { variantIds } = await createProduct(token, [{ quantity: 5 }])
    const order = await placeShippedOrder(token, variantIds[0], 3)
    const items = [{ item_id: order.items[0].id, quantity: 2 }]
    const { return: request } = await demand('POST', '/store/returns', { body: { order_id: order.id, items } })
    await admin(`/order-edits/${await proposeQuantity(order.id, 4)}/confirm`)
    const again = { order_id: order.id, items: [{ item_id: order.items[0].id, quantity: 3 }] }
    assert.equal((await call('POST', '/store/returns', { body: again })).status, 400, 'two of four are on their way')
    await admin(`/returns/${request.id}/receive`, { items })
    const { order: changed } = await demand('GET', `/admin/orders/${order.id}`, { token })
    assert.equal(changed.items[0].returned_quantity, 2)
    assert.equal(await readStock(token, variantIds[0]), 3)
  })

  test('that is paid and then declined gives its money back', async () => {
    const { variantIds } = await createProduct(token, [{ quantity: 5 }])
    const order = await placeOrder([{ variantId: variantIds[0], quantity: 1 }])
    const editId = await proposeQuantity(order.id, 2)
    const collectionId = await payDifference(editId)
    await demand('POST', `/store/order-edits/${editId}/decline`, { body: {} })
    const { status, payments } = await readCollection(collectionId)
    assert.deepEqual([status, payments], ['not_paid', []])
  })
})

describe('what comes back', { timeout: 480_000 }, () => {
  test('in fewer pieces than announced counts, and is paid back, as what came', async () => {
    const { variantIds } = await createProduct(token, [{ quantity: 5 }])
    const order = await placeShippedOrder(token, variantIds[0], 3)
    const line = order.items[0].id
    const body = { order_id: order.id, items: [{ item_id: line, quantity: 3 }] }
    const { return: request } = await demand('POST', '/store/returns', { body })
    await admin(`/returns/${request.id}/receive`, { items: [{ item_id: line, quantity: 1 }] })
    const { order: changed } = await demand('GET', `/admin/orders/${order.id}`, { token })
    assert.equal(changed.items[0].returned_quantity, 1)
    assert.equal(changed.refunded_total, request.refund_amount / 3)
    assert.equal(await readStock(token, variantIds[0]), 3)
  })

  test('unannounced, noted twice at once, comes back once', async () => {
    const { variantIds } = await createProduct(token, [{ quantity: 5 }])
    const order = await placeShippedOrder(token, variantIds[0], 2)
    const body = { items: [{ item_id: order.items[0].id, quantity: 2 }], receive_now: true }
    const send = () => call('POST', `/admin/orders/${order.id}/return`, { token, body })
    const answers = await Promise.all([send(), send()])
    for (const { status } of answers) assert.ok([200, 400, 409].includes(status), String(status))
    const { order: said } = await demand('GET', `/admin/orders/${order.id}`, { token })
    assert.equal(said.returns.length, 1)
    // where Medusa was only to write down that it is received, "you may retry" leaves it announced
    assert.equal(await readStock(token, variantIds[0]), said.returns[0].status === 'received' ? 5 : 3)
    assert.equal(said.refunded_total, 0, 'Medusa pays nothing back of what it takes in so')
  })

  test('of a replacement is in stock again', async () => {
    await withShelf(token, async (shelf) => {
      const order = await makeOrder(shelf, token, new Set(['swap']))
      const swap = `${order.path}/swaps/${order.swapId}`
      const { option } = await findRegion()
      const { swap: made } = await demand('GET', `/admin/swaps/${order.swapId}?expand=additional_items`, { token })
      assert.ok(option && made.additional_items.length === 1)
      const before = await readOrder(order, token)
      const items = [{ item_id: made.additional_items[0].id, quantity: 1 }]
      const { order: asked } = await demand('POST', `${order.path}/return`, { token, body: { items } })
      const request = asked.returns.find(({ status }) => status === 'requested')
      assert.ok(request)
      await admin(`/returns/${request.id}/receive`, { items, refund: 0 })
      assert.equal((await readOrder(order, token)).otherStock, before.otherStock + 1, swap)
    })
  })
})

/** A confirmed swap that costs something more, whose way back was cancelled. */
async function makeDearSwap() {
  const cheap = await createProduct(token, [{ quantity: 5 }])
  const dear = await createProduct(token, [{ quantity: 5 }], { amount: 5000 })
  const order = await placeShippedOrder(token, cheap.variantIds[0])
  const request = {
    order_id: order.id,
    return_items: [{ item_id: order.items[0].id, quantity: 1 }],
    additional_items: [{ variant_id: dear.variantIds[0], quantity: 1 }],
  }
  const { swap } = await demand('POST', '/store/swaps', { body: request })
  await choosePayment(swap.cart_id)
  await demand('POST', `/store/carts/${swap.cart_id}/complete`)
  const { swap: made } = await demand('GET', `/admin/swaps/${swap.id}`, { token })
  await admin(`/returns/${made.return_order.id}/cancel`)
  return { order, path: `/orders/${order.id}/swaps/${swap.id}`, dear: dear.variantIds[0] }
}

describe('an exchange that cost something more and is cancelled', { timeout: 480_000 }, () => {
  for (const isCaptured of [false, true]) {
    test(`counts for nothing any more, ${isCaptured ? 'captured' : 'authorized'}`, async () => {
      const { order, path, dear } = await makeDearSwap()
      if (isCaptured) await admin(`${path}/process-payment`)
      await admin(`${path}/cancel`)
      assert.equal(await readStock(token, dear), 5)
      const { order: said } = await demand('GET', `/admin/orders/${order.id}`, { token })
      const own = said.payments.find(({ swap_id: id }) => !id)
      assert.ok(own)
      assert.equal(said.refundable_amount, own.amount)
      const tooMuch = { amount: own.amount + 1, reason: 'other' }
      const refused = await insist('POST', `/admin/orders/${order.id}/refund`, { token, body: tooMuch })
      assert.deepEqual([refused.status, refused.body.code], [409, 'refund_exceeds_paid'])
      const { order: refunded } = await admin(`/orders/${order.id}/refund`, { amount: own.amount, reason: 'other' })
      for (const { swap_id: id, amount, amount_refunded: back } of refunded.payments) {
        assert.equal(back, id && !isCaptured ? 0 : amount, 'the refund is booked on what was paid for the order')
      }
    })
  }

  test('may have been allowed to run short, and gives back as much', async () => {
    const { variantIds } = await createProduct(token, [{ quantity: 5 }, { quantity: 0 }])
    const order = await placeShippedOrder(token, variantIds[0])
    const { order: begun } = await admin(`/orders/${order.id}/swaps`, {
      return_items: [{ item_id: order.items[0].id, quantity: 1 }],
      additional_items: [{ variant_id: variantIds[1], quantity: 1 }],
      allow_backorder: true,
    })
    const [{ id, cart_id: cartId }] = begun.swaps
    await demand('POST', `/store/carts/${cartId}/complete`)
    assert.equal(await readStock(token, variantIds[1]), -1)
    const { swap } = await demand('GET', `/admin/swaps/${id}`, { token })
    await admin(`/returns/${swap.return_order.id}/cancel`)
    await admin(`/orders/${order.id}/swaps/${id}/cancel`)
    assert.equal(await readStock(token, variantIds[1]), 0)
  })
})

describe('a claim', { timeout: 240_000 }, () => {
  test('cannot be made of more pieces than were bought, nor of what there is too little of', async () => {
    const { variantIds } = await createProduct(token, [{ quantity: 5 }, { quantity: 1 }])
    const order = await placeShippedOrder(token, variantIds[0])
    const { option } = await findRegion()
    /** @param {number} quantity */
    const claim = (quantity) => {
      const body = {
        type: 'replace',
        claim_items: [{ item_id: order.items[0].id, quantity: 1, reason: 'production_failure' }],
        additional_items: [{ variant_id: variantIds[1], quantity }],
        shipping_methods: [{ option_id: option.id, price: 0 }],
      }
      return insist('POST', `/admin/orders/${order.id}/claims`, { token, body })
    }
    const short = await claim(2)
    assert.deepEqual([short.status, short.body.code], [409, 'insufficient_inventory'])
    assert.equal((await claim(1)).status, 200)
    const again = await claim(1)
    assert.deepEqual([again.status, again.body.code], [409, 'already_claimed'])
    assert.equal(await readStock(token, variantIds[1]), 0)
  })

  test('that pays back more than is left is not made', async () => {
    const { variantIds } = await createProduct(token, [{ quantity: 5 }])
    const order = await placeShippedOrder(token, variantIds[0])
    await admin(`/orders/${order.id}/refund`, { amount: order.total ?? 1000, reason: 'other' })
    const body = { type: 'refund', claim_items: [{ item_id: order.items[0].id, quantity: 1, reason: 'other' }] }
    const { status, body: refused } = await insist('POST', `/admin/orders/${order.id}/claims`, { token, body })
    assert.deepEqual([status, refused.code], [409, 'refund_exceeds_paid'])
    const { order: said } = await demand('GET', `/admin/orders/${order.id}`, { token })
    assert.deepEqual(said.claims, [])
  })
})

test('a refund of nothing, or of less, is refused', { timeout: 240_000 }, async () => {
  const { variantIds } = await createProduct(token, [{ quantity: 5 }])
  const { id } = await placeShippedOrder(token, variantIds[0])
  for (const amount of [0, -500]) {
    const { status } = await insist('POST', `/admin/orders/${id}/refund`, { token, body: { amount, reason: 'other' } })
    assert.equal(status, 400)
  }
})

test('an order that was captured and is cancelled is paid back', { timeout: 240_000 }, async () => {
  const { variantIds } = await createProduct(token, [{ quantity: 5 }])
  const order = await placeOrder([{ variantId: variantIds[0], quantity: 1 }])
  await admin(`/orders/${order.id}/capture`)
  const { order: cancelled } = await admin(`/orders/${order.id}/cancel`)
  const [{ amount, amount_refunded: back }] = cancelled.payments
  assert.deepEqual([cancelled.status, back, cancelled.refunded_total], ['canceled', amount, amount])
  assert.equal(cancelled.payment_status, 'refunded')
})

describe('an order of gift cards that is cancelled', { timeout: 240_000 }, () => {
  async function sellCard() {
    const { region } = await findRegion()
    const items = [{ variant_id: await findGiftCard(), quantity: 1 }]
    const { cart } = await demand('POST', '/store/carts', { body: { region_id: region.id, items } })
    await demand('POST', `/store/carts/${cart.id}`, { body: { email: `${cart.id}@vitrine.example`.toLowerCase() } })
    await choosePayment(cart.id)
    const { data } = await demand('POST', `/store/carts/${cart.id}/complete`)
    const ofOrder = { name: 'cards', text: 'SELECT id, code FROM gift_card WHERE order_id = $1', values: [data.id] }
    const { cards } = await queryBackend(process.env.DATABASE_URL ?? '', [ofOrder])
    const [card] = /** @type {{ id: string, code: string }[]} */ (cards)
    return { orderId: data.id, card }
  }

  test('leaves cards that are worth nothing', async () => {
    const { orderId, card } = await sellCard()
    await admin(`/orders/${orderId}/cancel`)
    assert.equal((await demand('GET', `/admin/gift-cards/${card.id}`, { token })).gift_card.is_disabled, true)
  })

  test('is not cancelled once a card was used, until that order is cancelled too', async () => {
    const { variantIds } = await createProduct(token, [{ quantity: 5 }])
    const { orderId, card } = await sellCard()
    const cart = await prepareCart([{ variantId: variantIds[0], quantity: 1 }])
    const { cart: due } = await demand('POST', `/store/carts/${cart}`, { body: { gift_cards: [{ code: card.code }] } })
    if (due.total > 0) await choosePayment(cart)
    const { data: other } = await demand('POST', `/store/carts/${cart}/complete`)
    const refused = await insist('POST', `/admin/orders/${orderId}/cancel`, { token })
    assert.deepEqual([refused.status, refused.body.code], [409, 'gift_card_spent'])
    await admin(`/orders/${other.id}/cancel`)
    await admin(`/orders/${orderId}/cancel`)
  })
})

test(
  'a draft order that is paid twice at once is one order, whose stock comes back once',
  { timeout: 240_000 },
  async () => {
    const { variantIds } = await createProduct(token, [{ quantity: 5 }])
    const { region, option } = await findRegion()
    const { draft_order: draft } = await admin('/draft-orders', {
      email: 'draft@vitrine.example',
      region_id: region.id,
      items: [{ variant_id: variantIds[0], quantity: 2 }],
      shipping_methods: [{ option_id: option.id }],
    })
    const answers = await Promise.all([0, 1].map(() => call('POST', `/admin/draft-orders/${draft.id}/pay`, { token })))
    const made = answers.filter(({ status }) => status === 200)
    assert.equal(made.length, 1, JSON.stringify(answers.map(({ status, body }) => [status, body.message])))
    for (const { status } of answers) assert.ok(status < 500, String(status))
    assert.equal(await readStock(token, variantIds[0]), 3)
    const { id } = made[0].body.order
    await Promise.all([0, 1].map(() => call('POST', `/admin/orders/${id}/cancel`, { token })))
    assert.equal(await readStock(token, variantIds[0]), 5)
  },
)
