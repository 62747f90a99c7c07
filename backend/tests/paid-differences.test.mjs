// Differences that are paid while nobody comes back: a running Medusa, its Stripe the stand-in of the API
import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { call, demand, insist, signInAsAdmin } from './medusa-client.mjs'
import { createProduct, prepareCart, readStock, removeProducts } from './shop-fixtures.mjs'
import { makeStripeBrowser } from './stripe-api/browser.mjs'

/** @typedef {Awaited<ReturnType<typeof import('./shop-fixtures.mjs').findRegion>>} Place */

const { STRIPE_API_URL, STRIPE_PUBLISHABLE_KEY } = process.env
const skip = STRIPE_API_URL ? false : 'needs a backend whose Stripe is the stand-in'
const good = '4242424242424242'
const browser = makeStripeBrowser({ url: STRIPE_API_URL ?? '', key: STRIPE_PUBLISHABLE_KEY ?? '' })

/** @type {string} */
let token
/** @type {Place} */
let place
/** @type {import('pg').Client} */
let database

/** @param {string} path @param {object} [body] */
const admin = (path, body) => demand('POST', `/admin${path}`, { token, body })
const settle = () => admin('/vitrine/differences')

describe('a difference that was paid', { skip, timeout: 600_000 }, () => {
  before(async () => {
    token = await signInAsAdmin()
    place = await createPlace()
    database = new pg.Client(process.env.DATABASE_URL)
    await database.connect()
  })

  after(async () => {
    await database.end()
    await removeProducts(token)
    await demand('DELETE', `/admin/regions/${place.region.id}`, { token })
  })

  test('makes the change by the webhook, although nobody comes back', async () => {
    const edit = await proposeEdit()
    const intent = await choose(edit)
    await browser.confirm(intent, good)
    await until(async () => (await readEdit(edit)).status === 'confirmed')
    await assertPaidOnce(edit, intent)
    // nobody captures it: Medusa calls the order captured already
    await database.query("UPDATE order_edit SET confirmed_at = now() - interval '2 hours' WHERE id = $1", [edit.id])
    await admin('/vitrine/tasks')
    const { tasks } = await demand('GET', '/admin/vitrine/tasks', { token })
    const [task, ...others] = tasks.filter(({ order_id: id }) => id === edit.order_id)
    assert.deepEqual([task.kind, task.amount, others.length], ['capture-due', intent.amount, 0])
  })

  test('makes the change by the job, once, while webhook and shopper ask at the same moment', async () => {
    const edit = await proposeEdit()
    const intent = await choose(edit)
    await browser.confirm(intent, good)
    const comeBack = async () => {
      const sessions = `/store/payment-collections/${edit.payment_collection_id}/sessions`
      const { payment_collection: collection } = await demand('GET', toCollection(edit))
      const statuses = []
      statuses.push(await call('POST', `${sessions}/${collection.payment_sessions[0].id}/authorize`))
      statuses.push(await call('POST', `/store/order-edits/${edit.id}/complete`))
      return statuses.map(({ status }) => status)
    }
    const [, , , shopper, again] = await Promise.all([settle(), settle(), settle(), comeBack(), comeBack()])
    for (const statuses of [shopper, again])
      assert.ok(
        // Medusa says of two at once that one may try again, which the shop does
        statuses.every((status) => status === 200 || status === 409),
        statuses.join(),
      )
    await until(async () => (await readEdit(edit)).status === 'confirmed')
    assert.deepEqual(await comeBack(), [200, 200], 'who comes later finds it done')
    await assertPaidOnce(edit, intent)
    assert.ok(!(await settle()).made.includes(edit.payment_collection_id), 'nothing is left to do')
  })

  test('cannot be paid any more where the merchant has withdrawn the change', async () => {
    const edit = await proposeEdit()
    const intent = await choose(edit)
    await admin(`/order-edits/${edit.id}/cancel`)
    assert.equal((await browser.read(intent)).status, 'canceled')
    assert.equal((await readOrder(edit.order_id)).payments.length, 1)
  })

  test('confirms the exchange, once, however many ask', async () => {
    const { cartId, orderId, variantId } = await beginExchange()
    const { cart } = await demand('POST', `/store/carts/${cartId}/payment-sessions`)
    const intent = cart.payment_session.data
    assert.ok(!(await settle()).made.includes(cartId), 'nobody has paid yet')
    await browser.confirm(intent, good)
    const complete = () => call('POST', `/store/carts/${cartId}/complete`)
    const answers = await Promise.all([settle(), complete(), settle(), complete()])
    await until(async () => (await readSwap(cartId)).confirmed_at)
    assert.equal((await complete()).body.type, 'swap', 'who comes later finds it done')
    assert.ok(answers.length > 0)
    assert.equal(await readStock(token, variantId), 4)
    const { payments } = await readOrder(orderId)
    assert.equal(payments.filter(({ swap_id: id }) => id).length, 1)
    assert.equal((await browser.read(intent)).status, 'requires_capture')
  })

  test('confirms the exchange that the hourly release would have given back', async () => {
    const { cartId } = await beginExchange()
    const { cart } = await demand('POST', `/store/carts/${cartId}/payment-sessions`)
    await browser.confirm(cart.payment_session.data, good)
    await database.query("UPDATE payment_session SET updated_at = now() - interval '2 hours' WHERE cart_id = $1", [
      cartId,
    ])
    const { released } = await admin('/vitrine/held-payments')
    assert.ok(!released.includes(cartId))
    await until(async () => (await readSwap(cartId)).confirmed_at)
    assert.equal((await browser.read(cart.payment_session.data)).status, 'requires_capture')
  })
})

/** A region that takes Stripe alone, in a country that nobody else sells to. */
async function createPlace() {
  const { region } = await admin('/regions', {
    name: 'Differences, backend tests',
    currency_code: 'eur',
    tax_rate: 0,
    countries: ['fi'],
    payment_providers: ['stripe'],
    fulfillment_providers: ['manual'],
  })
  const { shipping_profiles: profiles } = await demand('GET', '/admin/shipping-profiles', { token })
  const { shipping_option: option } = await admin('/shipping-options', {
    name: 'Parcel',
    region_id: region.id,
    provider_id: 'manual',
    profile_id: profiles.find(({ type }) => type === 'default')?.id,
    data: { id: 'manual-fulfillment' },
    price_type: 'flat_rate',
    amount: 390,
  })
  return { region, option }
}

/** An order that is paid with Stripe and shipped. */
async function placeOrder() {
  const { variantIds } = await createProduct(token, [{ quantity: 9 }], { currency: 'eur' })
  const cartId = await prepareCart([{ variantId: variantIds[0], quantity: 1 }], { place })
  const { cart } = await demand('GET', `/store/carts/${cartId}`)
  await browser.confirm(cart.payment_session.data, good)
  /** @type {import('../medusa-answers.js').Order[]} */
  const orders = []
  await until(async () => {
    const { status, body } = await insist('POST', `/store/carts/${cartId}/complete`)
    if (status === 200 && body.type === 'order') orders.push(body.data)
    return orders.length > 0
  })
  const [order] = orders
  await admin(`/orders/${order.id}/capture`)
  return order
}

/** A change of an order that costs something more. */
async function proposeEdit() {
  const order = await placeOrder()
  const { order_edit: edit } = await admin('/order-edits', { order_id: order.id })
  const { items } = (await demand('GET', `/admin/order-edits/${edit.id}?expand=items`, { token })).order_edit
  await admin(`/order-edits/${edit.id}/items/${items[0].id}`, { quantity: 2 })
  await admin(`/order-edits/${edit.id}/request`)
  return readEdit(edit)
}

/** @param {import('../medusa-answers.js').Edit} edit */
const toCollection = (edit) => `/store/payment-collections/${edit.payment_collection_id}?expand=payment_sessions`

/** @param {{ payment_collection_id: string }} of */
async function choose({ payment_collection_id: id }) {
  const path = `/store/payment-collections/${id}/sessions`
  const { payment_collection: collection } = await demand('POST', path, { body: { provider_id: 'stripe' } })
  return collection.payment_sessions[0].data
}

/** @param {{ id: string }} of */
async function readEdit({ id }) {
  return (await demand('GET', `/store/order-edits/${id}`)).order_edit
}

/** @param {string} id */
async function readOrder(id) {
  return (await demand('GET', `/admin/orders/${id}`, { token })).order
}

/** @param {string} cartId */
async function readSwap(cartId) {
  return (await demand('GET', `/store/swaps/${cartId}`)).swap
}

/** @param {import('../medusa-answers.js').Edit} edit @param {{ id: string, client_secret: string }} intent */
async function assertPaidOnce(edit, intent) {
  const order = await readOrder(edit.order_id)
  assert.equal(order.items[0].quantity, 2)
  assert.equal(order.payments.length, 2, 'the order’s and the difference’s')
  assert.equal(
    order.payments.reduce((sum, { amount }) => sum + amount, 0),
    order.total,
  )
  assert.equal((await browser.read(intent)).status, 'requires_capture')
  const { rows } = await database.query('SELECT FROM vitrine_mail WHERE kind = $1 AND subject_id = $2', [
    'order-edit.confirmed',
    edit.id,
  ])
  assert.ok(rows.length <= 1)
}

async function beginExchange() {
  const dear = await createProduct(token, [{ quantity: 5 }], { amount: 5000, currency: 'eur' })
  const order = await placeOrder()
  const { order: packed } = await admin(`/orders/${order.id}/fulfillment`, {
    items: [{ item_id: order.items[0].id, quantity: 1 }],
  })
  await admin(`/orders/${order.id}/shipment`, { fulfillment_id: packed.fulfillments[0].id })
  const body = {
    order_id: order.id,
    return_items: [{ item_id: order.items[0].id, quantity: 1 }],
    additional_items: [{ variant_id: dear.variantIds[0], quantity: 1 }],
  }
  const { swap } = await demand('POST', '/store/swaps', { body })
  const path = `/store/carts/${swap.cart_id}/shipping-methods`
  await demand('POST', path, { body: { option_id: place.option.id } })
  return { cartId: swap.cart_id, orderId: order.id, variantId: dear.variantIds[0] }
}

/** @param {() => unknown} isSo */
async function until(isSo) {
  for (const end = Date.now() + 60_000; !(await isSo()); await wait(100)) assert.ok(Date.now() < end, 'it did not come')
}
