// What pieces of a line bring back, in whatever parts they come, on a running Medusa
import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { call, demand, signInAsAdmin } from './medusa-client.mjs'
import { choosePayment, createProduct, prepareCart, removeProducts } from './shop-fixtures.mjs'

/** @typedef {import('../medusa-answers.js').Line} Line */

/** @typedef {import('../medusa-answers.js').Order} Order */

/** @type {string} */
let token

before(async () => {
  token = await signInAsAdmin()
})

after(() => removeProducts(token))

/** @param {string} path @param {object} [body] */
const admin = (path, body) => demand('POST', `/admin${path}`, { token, body })

/**
 * A region of the seed: in Europe prices are with their tax of 19 %, in the United States without.
 * @param {string} name
 */
async function findPlace(name) {
  const { regions } = await demand('GET', '/store/regions')
  const region = regions.find((one) => one.name === name)
  assert.ok(region)
  const { shipping_options: options } = await demand('GET', `/store/shipping-options?region_id=${region.id}`)
  return {
    region,
    option: options.find(({ is_return: isReturn, requirements: only }) => !isReturn && only.length === 0),
  }
}

/**
 * An order of these lines that is paid and shipped.
 * @param {{ variantId: string, quantity: number }[]} lines
 * @param {{ codes?: object, region?: string }} [options] `codes`: what its cart gets typed
 */
async function order(lines, { codes, region = 'Europe' } = {}) {
  const cartId = await prepareCart(lines, { place: await findPlace(region) })
  if (codes) {
    await demand('POST', `/store/carts/${cartId}`, { body: codes })
    await choosePayment(cartId)
  }
  const { data: order } = await demand('POST', `/store/carts/${cartId}/complete`)
  await admin(`/orders/${order.id}/capture`)
  await ship(order)
  return order
}

/** @param {{ id: string, items: Line[] }} of */
async function ship({ id, items }) {
  const body = { items: items.map(({ id: item_id, quantity }) => ({ item_id, quantity })) }
  const { order: packed } = await admin(`/orders/${id}/fulfillment`, body)
  await admin(`/orders/${id}/shipment`, { fulfillment_id: packed.fulfillments.at(-1)?.id })
}

/** @param {number} quantity @param {{ amount?: number, currency?: string, [more: string]: unknown }} [of] */
async function orderPieces(quantity, { amount = 3900, currency = 'eur', ...options } = {}) {
  const { variantIds } = await createProduct(token, [{ quantity: 9 }, { quantity: 9 }], { amount, currency })
  const made = await order([{ variantId: variantIds[0], quantity }], options)
  return { ...made, other: variantIds[1] }
}

/** @param {{ id: string }} of @param {string} lineId @param {number} quantity */
const ask = ({ id }, lineId, quantity) =>
  demand('POST', '/store/returns', { body: { order_id: id, items: [{ item_id: lineId, quantity }] } })

/** @param {Order} made @param {number} quantity @param {string} [lineId] */
async function sendBack(made, quantity, lineId = made.items[0].id) {
  const { return: request } = await ask(made, lineId, quantity)
  await admin(`/returns/${request.id}/receive`, { items: [{ item_id: lineId, quantity }] })
  return request.refund_amount
}

/** @param {{ id: string }} of */
async function readRefunded({ id }) {
  return (await demand('GET', `/admin/orders/${id}`, { token })).order.refunded_total
}

/** @param {number[]} amounts */
const sum = (amounts) => amounts.reduce((all, amount) => all + amount, 0)

/** What the pieces have cost, without what was paid for the way. @param {{ id: string }} of */
async function readPaid({ id }) {
  const { order: read } = await demand('GET', `/admin/orders/${id}`, { token })
  return (
    read.total + read.gift_card_total + read.gift_card_tax_total - sum(read.shipping_methods.map(({ total }) => total))
  )
}

const splits = [[3], [1, 2], [2, 1], [1, 1, 1]]

describe('three pieces of a line', { timeout: 600_000 }, () => {
  const kinds = {
    'with tax in their price': {},
    'with a tenth off': { amount: 1999, codes: { discounts: [{ code: 'WELCOME10' }] } },
    'with an amount off': { amount: 3333, codes: { discounts: [{ code: 'TAKE5' }] } },
    'with tax added': { amount: 1333, currency: 'usd', region: 'United States' },
    'with tax added and an amount off': {
      amount: 1331,
      currency: 'usd',
      codes: { discounts: [{ code: 'TAKE5US' }] },
      region: 'United States',
    },
  }
  for (const [name, kind] of Object.entries(kinds)) {
    test(`${name} bring back what they have cost, in whatever parts they come`, async () => {
      for (const parts of splits) {
        const made = await orderPieces(3, kind)
        for (const part of parts) await sendBack(made, part)
        assert.equal(await readRefunded(made), await readPaid(made), parts.join('+'))
      }
    })
  }

  test('bring back the price of each', async () => {
    const made = await orderPieces(3)
    const readRefundable = async () =>
      (await demand('GET', `/admin/orders/${made.id}`, { token })).order.items[0].refundable
    assert.equal(await readRefundable(), 11700)
    assert.equal(await sendBack(made, 2), 7800)
    assert.equal(await readRefundable(), 3900)
    assert.equal(await sendBack(made, 1), 3900)
  })

  test('bring back no more where a return was cancelled between them', async () => {
    const made = await orderPieces(3, { amount: 1999, codes: { discounts: [{ code: 'TAKE5' }] } })
    const [line] = made.items
    const { return: first } = await ask(made, line.id, 1)
    await sendBack(made, 1)
    await admin(`/returns/${first.id}/cancel`)
    await sendBack(made, 1)
    await sendBack(made, 1)
    assert.equal(await readRefunded(made), await readPaid(made))
  })

  test('bring back what came where others had been announced', async () => {
    const made = await orderPieces(3)
    const [line] = made.items
    const { return: request } = await ask(made, line.id, 3)
    await admin(`/returns/${request.id}/receive`, { items: [{ item_id: line.id, quantity: 2 }] })
    assert.equal(await readRefunded(made), 7800)
    await sendBack(made, 1)
    assert.equal(await readRefunded(made), 11700)
  })

  test('bring back to card and payment what both have paid', async () => {
    const { region } = await findPlace('Europe')
    const { gift_card: card } = await admin('/gift-cards', { region_id: region.id, value: 5000 })
    const made = await orderPieces(3, { codes: { gift_cards: [{ code: card.code }] } })
    for (const part of [2, 1]) await sendBack(made, part)
    const { gift_card: now } = await demand('GET', `/admin/gift-cards/${card.id}`, { token })
    assert.equal((await readRefunded(made)) + now.balance, await readPaid(made))
  })

  test('bring back what they cost after a change of the order', async () => {
    const made = await orderPieces(3, { codes: { discounts: [{ code: 'TAKE5' }] } })
    await sendBack(made, 1)
    const { order_edit: edit } = await admin('/order-edits', { order_id: made.id })
    const path = `/order-edits/${edit.id}`
    await admin(`${path}/items`, { variant_id: made.other, quantity: 1 })
    await admin(`${path}/request`)
    await admin(`${path}/confirm`)
    const { order: changed } = await demand('GET', `/admin/orders/${made.id}`, { token })
    const line = changed.items.find(({ variant_id: id }) => id === made.items[0].variant_id)
    assert.ok(line)
    const { lines } = await demand('GET', `/store/vitrine/orders/${made.id}/refunds`)
    const { pieces, total, gone } = lines.find(({ id }) => id === line.id) ?? {}
    assert.deepEqual([pieces, gone?.pieces], [3, 1])
    await sendBack(made, 2, line.id)
    assert.equal(await readRefunded(made), total)
    assert.equal(sum(lines.map((one) => one.total)), await readPaid(made))
  })
})

test('pieces of two lines bring back what a code has left of both', { timeout: 240_000 }, async () => {
  const goods = await createProduct(token, [{ quantity: 9 }, { quantity: 9 }, { quantity: 9 }], {
    amount: 1333,
    currency: 'eur',
  })
  const lines = goods.variantIds.map((variantId, at) => ({ variantId, quantity: at + 1 }))
  const made = await order(lines, { codes: { discounts: [{ code: 'TAKE5' }] } })
  for (const { id, quantity } of made.items) {
    for (let piece = 0; piece < quantity; piece += 1) await sendBack(made, 1, id)
  }
  assert.equal(await readRefunded(made), await readPaid(made))
})

test(
  'what a claim has paid back, and what comes back after it, is what the line has cost',
  { timeout: 240_000 },
  async () => {
    const made = await orderPieces(3, { codes: { discounts: [{ code: 'TAKE5' }] } })
    const [line] = made.items
    const claim_items = [{ item_id: line.id, quantity: 2, reason: 'production_failure' }]
    await admin(`/orders/${made.id}/claims`, { type: 'refund', claim_items })
    await sendBack(made, 1)
    const paid = await readPaid(made)
    assert.equal(await readRefunded(made), paid)
    const { body } = await call('GET', `/store/vitrine/orders/${made.id}/refunds`)
    assert.deepEqual(body.lines, [{ id: line.id, pieces: 3, total: paid, gone: { pieces: 3, amount: paid } }])
  },
)

test(
  'an exchange and what comes back beside it bring no more than the line has cost',
  { timeout: 240_000 },
  async () => {
    const codes = [undefined, { discounts: [{ code: 'TAKE5' }] }, { discounts: [{ code: 'WELCOME10' }] }]
    for (const [at, amount] of [3900, 1999, 3333, 1111, 2750, 4090].entries()) {
      const made = await orderPieces(3, { amount, codes: codes[at % codes.length] })
      const [line] = made.items
      /** @param {number} quantity */
      const exchange = async (quantity) => {
        const { swap } = await demand('POST', '/store/swaps', {
          body: {
            order_id: made.id,
            return_items: [{ item_id: line.id, quantity }],
            additional_items: [{ variant_id: made.other, quantity }],
          },
        })
        const { cart } = await demand('GET', `/store/carts/${swap.cart_id}`)
        return -(cart.items.find(({ is_return: isReturn }) => isReturn)?.total ?? 0)
      }
      const paid = await readPaid(made)
      const counted = await exchange(2)
      const share = Math.round((paid * 2) / 3)
      assert.equal(counted, share, `at ${amount}`)
      assert.equal((await sendBack(made, 1)) + counted, paid, `at ${amount}`)
      const { lines } = await demand('GET', `/store/vitrine/orders/${made.id}/refunds`)
      assert.deepEqual(lines.find(({ id }) => id === line.id)?.gone, { pieces: 3, amount: paid })
    }
  },
)
