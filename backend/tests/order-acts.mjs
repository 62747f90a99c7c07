// Orders in the middle of their life, and what can be done to them, for tests that cross one with another
import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { call, demand } from './medusa-client.mjs'
import { choosePayment, createProduct, findRegion } from './shop-fixtures.mjs'

/**
 * @typedef {import('./medusa-client.mjs').Reply} Reply
 * @typedef {import('../medusa-answers.js').Answer} Answer
 * @typedef {{ variantId: string, other: string, code: string }} Shelf
 *
 * @typedef {object} Order what every order of these has
 * @property {string} id
 * @property {string} path
 * @property {string} cardId
 * @property {string} lineId
 * @property {string} paymentId
 * @property {number} paid
 *
 * @typedef {object} Needed what those have that need it
 * @property {string} returnId
 * @property {number} returnRefund
 * @property {string} swapId
 * @property {number} swapDue
 * @property {string} openSwapId
 * @property {string} openSwapCart
 * @property {string} claimId
 * @property {string} editId
 *
 * @typedef {Shelf & Order & Partial<Needed>} Made
 * @typedef {{ stock: number, otherStock: number, balance: number, uses: number }} Now
 */

const stock = 100_000
const pieces = 3
const cardValue = 500

/**
 * What can be done to an order, by its name: `needs` says what the order has to have, `send` does it. `meets` lists those
 * that it is sent beside, where another act stands for it with the rest.
 * @type {Record<string, { needs?: string[], meets?: string[], send: (order: Made, token: string) => Promise<Reply> }>}
 */
export const acts = {
  cancel: { send: ({ path }, token) => call('POST', `${path}/cancel`, { token }) },
  capture: { needs: ['uncaptured'], send: ({ path }, token) => call('POST', `${path}/capture`, { token }) },
  refund: {
    send: ({ path, paid }, token) => call('POST', `${path}/refund`, { token, body: { amount: paid, reason: 'other' } }),
  },
  refundPayment: {
    meets: ['cancel', 'capture', 'refund', 'receive', 'processSwap'],
    send: ({ paymentId, paid }, token) =>
      call('POST', `/admin/payments/${paymentId}/refund`, { token, body: { amount: paid, reason: 'other' } }),
  },
  fulfil: {
    needs: ['unshipped'],
    send: ({ path, lineId }, token) =>
      call('POST', `${path}/fulfillment`, { token, body: { items: [{ item_id: lineId, quantity: pieces }] } }),
  },
  requestReturn: {
    send: ({ path, lineId }, token) =>
      call('POST', `${path}/return`, { token, body: { items: [{ item_id: lineId, quantity: 1 }] } }),
  },
  receive: {
    needs: ['return'],
    send: ({ returnId, lineId }, token) =>
      call('POST', `/admin/returns/${returnId}/receive`, {
        token,
        body: { items: [{ item_id: lineId, quantity: 1 }] },
      }),
  },
  cancelReturn: {
    needs: ['return'],
    send: ({ returnId }, token) => call('POST', `/admin/returns/${returnId}/cancel`, { token }),
  },
  processSwap: {
    needs: ['swap'],
    send: ({ path, swapId }, token) => call('POST', `${path}/swaps/${swapId}/process-payment`, { token }),
  },
  cancelSwap: {
    needs: ['swap'],
    send: ({ path, swapId }, token) => call('POST', `${path}/swaps/${swapId}/cancel`, { token }),
  },
  completeSwap: {
    needs: ['openSwap'],
    send: ({ openSwapCart }) => call('POST', `/store/carts/${openSwapCart}/complete`),
  },
  dropSwap: {
    needs: ['openSwap'],
    send: ({ openSwapCart }) => call('DELETE', `/store/vitrine/exchanges/${openSwapCart}`),
  },
  claim: { needs: ['shipped'], send: (order, token) => claim(order, token) },
  cancelClaim: {
    needs: ['claim'],
    send: ({ path, claimId }, token) => call('POST', `${path}/claims/${claimId}/cancel`, { token }),
  },
  confirmEdit: {
    needs: ['edit'],
    send: ({ editId }, token) => call('POST', `/admin/order-edits/${editId}/confirm`, { token }),
  },
  declineEdit: {
    needs: ['edit'],
    meets: ['cancel', 'confirmEdit'],
    send: ({ editId }) => call('POST', `/store/order-edits/${editId}/decline`, { body: {} }),
  },
}

/** @param {{ path: string, lineId: string, other: string }} of @param {string} token */
async function claim({ path, lineId, other }, token) {
  const { option } = await findRegion()
  const body = {
    type: 'replace',
    claim_items: [{ item_id: lineId, quantity: 1, reason: 'production_failure' }],
    additional_items: [{ variant_id: other, quantity: 1 }],
    shipping_methods: [{ option_id: option.id, price: 0 }],
  }
  return call('POST', `${path}/claims`, { token, body })
}

/** @type {Shelf[]} */
const shelves = []

/**
 * Two products and a code that one test at a time works with, so that what it finds there is its own doing.
 * @param {string} token
 * @param {(shelf: { variantId: string, other: string, code: string }) => Promise<T>} work
 * @template T
 * @returns {Promise<T>}
 */
export async function withShelf(token, work) {
  const shelf = shelves.pop() ?? (await makeShelf(token))
  try {
    return await work(shelf)
  } finally {
    shelves.push(shelf)
  }
}

/** @param {string} token */
async function makeShelf(token) {
  const { region } = await findRegion()
  const [variantId] = (await createProduct(token, [{ quantity: stock }])).variantIds
  const [other] = (await createProduct(token, [{ quantity: stock }], { amount: 600 })).variantIds
  const code = `LEDGER-${randomUUID().slice(0, 8).toUpperCase()}`
  const body = {
    code,
    is_dynamic: false,
    is_disabled: false,
    usage_limit: 1000,
    rule: { type: 'percentage', value: 10, allocation: 'total' },
    regions: [region.id],
  }
  await demand('POST', '/admin/discounts', { token, body })
  return { variantId, other, code }
}

/**
 * An order of three pieces, paid in part with a gift card and with a code that has a limit.
 * @param {Awaited<ReturnType<typeof makeShelf>>} shelf
 * @param {string} token
 * @param {Set<string>} needs what the acts to come need; it is shipped where one needs what only a shipped order can have
 */
export async function makeOrder(shelf, token, needs) {
  const { region, option } = await findRegion()
  const { gift_card: card } = await demand('POST', '/admin/gift-cards', {
    token,
    body: { region_id: region.id, value: cardValue },
  })
  const { iso_2: country_code } = region.countries[0] ?? {}
  const street = { address_1: 'Main St 1', city: 'Town', postal_code: '12345', country_code }
  const address = { first_name: 'Ada', last_name: 'Byron', ...street }
  const items = [{ variant_id: shelf.variantId, quantity: pieces }]
  const { cart } = await demand('POST', '/store/carts', { body: { region_id: region.id, items } })
  const cartPath = `/store/carts/${cart.id}`
  const body = { email: `ledger-${randomUUID()}@vitrine.example`, shipping_address: address, billing_address: address }
  const codes = { gift_cards: [{ code: card.code }], discounts: [{ code: shelf.code }] }
  await demand('POST', cartPath, { body: { ...body, ...codes } })
  await demand('POST', `${cartPath}/shipping-methods`, { body: { option_id: option.id } })
  await choosePayment(cart.id)
  const { data } = await demand('POST', `${cartPath}/complete`)
  const path = `/admin/orders/${data.id}`
  const begun = { ...shelf, id: data.id, path, cardId: card.id, lineId: data.items[0].id }
  const [payment] = (await readOrder(begun, token)).order.payments
  /** @type {Made} */
  const order = { ...begun, paymentId: payment.id, paid: payment.amount }
  if (!needs.has('uncaptured')) await demand('POST', `${path}/capture`, { token })
  if (isShipped(needs)) await ship(order, token)
  for (const [need, make] of Object.entries(makers)) if (needs.has(need)) Object.assign(order, await make(order, token))
  return order
}

/** @param {Set<string>} needs */
export function isShipped(needs) {
  return ['shipped', 'return', 'swap', 'openSwap', 'claim'].some((need) => needs.has(need))
}

/** @param {{ path: string, lineId: string }} of @param {string} token */
async function ship({ path, lineId }, token) {
  const body = { items: [{ item_id: lineId, quantity: pieces }] }
  const { order } = await demand('POST', `${path}/fulfillment`, { token, body })
  await demand('POST', `${path}/shipment`, { token, body: { fulfillment_id: order.fulfillments[0].id } })
}

/**
 * Medusa may answer one of two requests at once "you may retry", be they about different orders, and may have done what it
 * was asked for.
 * @param {() => Promise<Reply>} request
 * @param {() => Promise<Partial<Answer> | false | undefined>} find
 * @returns {Promise<Partial<Answer>>}
 */
async function insist(request, find) {
  const { status, body } = await request()
  if (status === 200) return body
  if (status !== 409) throw new Error(`${status} ${JSON.stringify(body)}`)
  return (await find()) || insist(request, find)
}

/** @type {Record<string, (order: Made, token: string) => Promise<Partial<Needed>>>} */
const makers = {
  return: async ({ id, path, lineId }, token) => {
    const body = { order_id: id, items: [{ item_id: lineId, quantity: 1 }] }
    const { return: made } = await insist(
      () => call('POST', '/store/returns', { body }),
      async () => {
        const [found] = (await demand('GET', `${path}?fields=id&expand=returns`, { token })).order.returns
        return found && { return: found }
      },
    )
    return { returnId: made?.id, returnRefund: made?.refund_amount }
  },
  // confirmed, and its way back cancelled, as it has to be before the swap can be
  swap: async (order, token) => {
    const swap = await beginSwap(order, token)
    await demand('POST', `/store/carts/${swap.cart_id}/complete`)
    const { swap: made } = await demand('GET', `/admin/swaps/${swap.id}`, { token })
    await demand('POST', `/admin/returns/${made.return_order.id}/cancel`, { token })
    return { swapId: swap.id, swapDue: made.difference_due }
  },
  openSwap: async (order, token) => {
    const swap = await beginSwap(order, token, order.swapId)
    return { openSwapId: swap.id, openSwapCart: swap.cart_id }
  },
  claim: async (order, token) => {
    const { order: claimed } = await insist(
      () => claim(order, token),
      async () => {
        const found = (await demand('GET', `${order.path}?fields=id&expand=claims`, { token })).order
        return found.claims.length > 0 && { order: found }
      },
    )
    return { claimId: claimed?.claims[0].id }
  },
  edit: async ({ id }, token) => {
    const { order_edit: edit } = await demand('POST', '/admin/order-edits', { token, body: { order_id: id } })
    const path = `/admin/order-edits/${edit.id}`
    const { items } = (await demand('GET', `${path}?expand=items`, { token })).order_edit
    await demand('POST', `${path}/items/${items[0].id}`, { token, body: { quantity: pieces + 1 } })
    await demand('POST', `${path}/request`, { token })
    return { editId: edit.id }
  },
}

/**
 * @param {{ id: string, path: string, lineId: string, other: string }} of
 * @param {string} token
 * @param {string} [known]
 */
async function beginSwap({ id, path, lineId, other }, token, known) {
  const body = {
    order_id: id,
    return_items: [{ item_id: lineId, quantity: 1 }],
    additional_items: [{ variant_id: other, quantity: 1 }],
  }
  const { swap } = await insist(
    () => call('POST', '/store/swaps', { body }),
    async () => {
      const { swaps } = (await demand('GET', `${path}?fields=id&expand=swaps`, { token })).order
      const found = swaps.find(({ id: swapId, cart_id: cart }) => swapId !== known && cart)
      return found && { swap: found }
    },
  )
  if (!swap) throw new Error(`${path} has no swap`)
  return swap
}

const database = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 4 })

export const closeDatabase = () => database.end()

const shelfNow = `
  SELECT (SELECT inventory_quantity FROM product_variant WHERE id = $1) AS stock,
    (SELECT inventory_quantity FROM product_variant WHERE id = $2) AS "otherStock",
    (SELECT balance FROM gift_card WHERE id = $3) AS balance,
    (SELECT usage_count FROM discount WHERE code = $4) AS uses`

/**
 * What Medusa says at this moment of the order, and what stands of the rest in its tables.
 * @param {{ path: string, variantId: string, other: string, cardId: string, code: string }} of
 * @param {string} token
 */
export async function readOrder({ path, variantId, other, cardId, code }, token) {
  const fields = 'id,status,paid_total,refunded_total,refundable_amount'
  const [said, { rows }] = await Promise.all([
    demand('GET', `${path}?fields=${fields}&expand=payments,refunds`, { token }),
    /** @type {Promise<{ rows: Now[] }>} */ (database.query(shelfNow, [variantId, other, cardId, code])),
  ])
  return { order: said.order, ...rows[0] }
}
