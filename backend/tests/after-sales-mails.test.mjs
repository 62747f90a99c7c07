import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { after, before, describe, test } from 'node:test'
import pg from 'pg'
import { readMailsTo, waitForMailTo } from './mailbox.mjs'
import { call, demand, signInAsAdmin } from './medusa-client.mjs'
import { createProduct, findRegion, prepareCart, removeProducts } from './shop-fixtures.mjs'

/** @typedef {import('../medusa-answers.js').Line} Line */

/** @type {string} */
let token
/** @type {import('pg').Client} */
let database

before(async () => {
  token = await signInAsAdmin()
  database = new pg.Client({ connectionString: process.env.DATABASE_URL })
  await database.connect()
})

after(async () => {
  await database.end()
  await removeProducts(token)
})

/** @param {string} path @param {object} [body] */
const admin = (path, body) => demand('POST', `/admin${path}`, { token, body })

/** An order of three pieces, with its mailbox's address. @param {string} [locale] @param {{ amount?: number }} [of] */
async function placeOrder(locale, { amount = 1000 } = {}) {
  const email = `${randomUUID()}@vitrine.example`
  const { variantIds } = await createProduct(token, [{ quantity: 9 }], {
    title: `Kanne <b>${randomUUID()}</b>`,
    amount,
  })
  const cart = await prepareCart([{ variantId: variantIds[0], quantity: 3 }], { email, context: { locale } })
  const { data: order } = await demand('POST', `/store/carts/${cart}/complete`)
  const [line] = order.items
  /** @param {RegExp} subject */
  const find = (subject) => waitForMailTo(email, { subject })
  return { id: order.id, email, number: order.display_id, line, title: line.title, path: `/orders/${order.id}`, find }
}

/**
 * Ships pieces of an order.
 * @param {{ path: string, line: Line }} of
 * @param {number} quantity
 * @param {object} [shipment]
 * @returns {Promise<string>} the fulfillment's id
 */
async function ship({ path, line }, quantity, shipment = {}) {
  const { order } = await admin(`${path}/fulfillment`, { items: [{ item_id: line.id, quantity }] })
  const { id = '' } = order.fulfillments.find(({ shipped_at: shipped }) => !shipped) ?? {}
  await admin(`${path}/shipment`, { fulfillment_id: id, ...shipment })
  return id
}

/**
 * Has Medusa hand over an event that it handed over already, as it does where it was killed in between.
 * @param {string} name
 * @param {Record<string, string>} data
 */
async function repeatEvent(name, data) {
  const insert = 'INSERT INTO staged_job (id, event_name, data) VALUES ($1, $2, $3)'
  await database.query(insert, [`job_${randomUUID()}`, name, data])
}

/** An amount in minor units of the orders' currency, as Germany writes it. @param {number} amount */
async function writeGerman(amount) {
  const currency = (await findRegion()).region.currency_code
  const format = new Intl.NumberFormat('de-DE', { style: 'currency', currency })
  return format.format(amount / 10 ** (format.resolvedOptions().maximumFractionDigits ?? 0))
}

/** @param {string} email */
async function listSubjects(email) {
  return (await readMailsTo(email)).map(({ subject }) => subject.replaceAll(/\s/g, ' ')).sort()
}

describe('what happens after an order', { timeout: 120_000 }, () => {
  test('is told in German, once each: parcel, delivery, return, its arrival, refund', async () => {
    const order = await placeOrder('de-de')
    const { path, number, line, title, find } = order
    await admin(`${path}/capture`)
    const parcel = await ship(order, 2, { tracking_numbers: ['SEND 42'] })
    await repeatEvent('order.shipment_created', { id: order.id, fulfillment_id: parcel })
    const shipped = await find(/ist unterwegs$/)
    assert.equal(shipped.subject, `Ein Paket aus Ihrer Bestellung Nr. ${number} bei Vitrine ist unterwegs`)
    for (const said of [`2 × ${title} (Piece 0)`, 'SEND 42', `/de-de/orders/${order.id}`, `Die Nummer ist ${number}`]) {
      assert.ok(shipped.text.includes(said), `${said} is missing in ${shipped.text}`)
    }
    assert.ok(shipped.html.includes('lang="de"') && shipped.html.includes('Kanne &lt;b&gt;'))

    const deliver = () => admin(`/vitrine/fulfillments/${parcel}/delivery`, { delivered_at: '2026-03-05T12:00:00Z' })
    assert.deepEqual(await deliver(), { delivered_at: '2026-03-05T12:00:00.000Z' })
    await deliver()
    const items = [{ item_id: line.id, quantity: 1 }]
    const { return: request } = await demand('POST', '/store/returns', { body: { order_id: order.id, items } })
    assert.ok((await find(/wurde zugestellt$/)).text.includes('am 5. März 2026'))
    const requested = await find(/^Ihre Rücksendung .* bei Vitrine$/)
    assert.ok(requested.text.includes(`/de-de/orders/${order.id}/returns/${request.id}`))
    assert.ok(requested.text.includes(`Sie senden zurück\n1 × ${title}`))
    assert.ok(requested.text.includes('Senden Sie es an\nVitrine Demo Shop\n1 Example Street\n00000 Sampletown\n'))

    await admin(`/returns/${request.id}/receive`, { items })
    await repeatEvent('order.items_returned', { id: order.id, return_id: request.id })
    const silent = { amount: 100, reason: 'other', no_notification: true }
    await admin(`${path}/refund`, silent)
    await find(/ist angekommen$/)
    await admin(`${path}/refund`, { amount: 150, reason: 'discount', note: 'not for the shopper' })
    const refund = await find(/^Erstattung/)
    assert.ok(refund.text.includes('nachträglicher Rabatt') && !refund.text.includes('not for the shopper'))
    assert.ok(refund.text.includes(await writeGerman(150)))
    assert.equal((await readMailsTo(order.email)).length, 6, (await listSubjects(order.email)).join())
  })

  test('is told in English: a parcel of many numbers, a cancellation', async () => {
    const [sent, left] = [await placeOrder('en-de'), await placeOrder('en-de')]
    await ship(sent, 1, { no_notification: true })
    await ship(sent, 2, { tracking_numbers: ['A1', 'B2'] })
    await admin(`${left.path}/cancel`)
    const cancelled = await left.find(/is cancelled$/)
    assert.equal(cancelled.subject, `Your order no. ${left.number} at Vitrine is cancelled`)
    assert.ok(cancelled.text.includes(`Cancelled\n3 × ${left.title} (Piece 0)`))
    assert.ok(cancelled.text.includes('You have nothing to pay'))
    const parcel = await sent.find(/is on its way$/)
    assert.ok(parcel.text.includes('Follow the parcel\nA1\nB2\n'))
    assert.equal((await readMailsTo(sent.email)).length, 2, 'the first parcel was to go without a word')
  })

  test('a parcel that is not on its way is not delivered', async () => {
    const order = await placeOrder('en-de')
    const items = [{ item_id: order.line.id, quantity: 1 }]
    const { order: packed } = await admin(`${order.path}/fulfillment`, { items })
    /** @param {string} id */
    const toDelivery = (id) => `/admin/vitrine/fulfillments/${id}/delivery`
    /** @param {string} id @param {object} [body] */
    const note = async (id, body) => (await call('POST', toDelivery(id), { token, body })).status
    assert.equal(await note(packed.fulfillments[0].id), 400)
    assert.equal(await note('ful_nope'), 400)
    assert.equal((await call('POST', toDelivery(packed.fulfillments[0].id))).status, 401)
    await admin(`${order.path}/shipment`, { fulfillment_id: packed.fulfillments[0].id })
    assert.equal(await note(packed.fulfillments[0].id, { delivered_at: 'yesterday' }), 400)
    assert.equal(await note(packed.fulfillments[0].id), 200)
  })
})

describe('an exchange', { timeout: 120_000 }, () => {
  test('is confirmed, shipped, paid back and taken in with a mail each', async () => {
    const order = await placeOrder('en-de', { amount: 5000 })
    const cheap = await createProduct(token, [{ quantity: 5 }], { title: 'Small jug' })
    await admin(`${order.path}/capture`)
    await ship(order, 3)
    const items = [{ item_id: order.line.id, quantity: 1 }]
    const additional_items = [{ variant_id: cheap.variantIds[0], quantity: 1 }]
    const body = { order_id: order.id, return_items: items, additional_items }
    const { swap } = await demand('POST', '/store/swaps', { body })
    const { option } = await findRegion()
    await demand('POST', `/store/carts/${swap.cart_id}/shipping-methods`, { body: { option_id: option.id } })
    assert.equal((await demand('POST', `/store/carts/${swap.cart_id}/complete`)).type, 'swap')
    const confirmed = await order.find(/is confirmed$/)
    assert.ok(confirmed.text.includes(`You send back\n1 × ${order.title}`))
    assert.ok(confirmed.text.includes('You get instead\n1 × Small jug (Piece 0)'))
    assert.ok(confirmed.text.includes('Difference that you get back'))
    assert.ok(confirmed.text.includes('LEGAL GUARANTEE') && confirmed.html.includes('Sellers are liable'))

    const path = `${order.path}/swaps/${swap.id}`
    const { order: packed } = await admin(`${path}/fulfillments`)
    const { fulfillments = [] } = packed.swaps.find(({ id }) => id === swap.id) ?? {}
    await admin(`${path}/shipments`, { fulfillment_id: fulfillments[0].id, tracking_numbers: ['SWAP 1'] })
    await admin(`${path}/process-payment`)
    const { return_order: request } = (await demand('GET', `/admin/swaps/${swap.id}`, { token })).swap
    await admin(`/returns/${request.id}/receive`, { items })
    assert.ok((await order.find(/^A refund of/)).text.includes('the difference of your exchange'))
    const arrived = await order.find(/has arrived$/)
    assert.ok(arrived.text.includes('belongs to your exchange') && !arrived.text.includes('Refund'))
    const { text } = await waitForMailTo(order.email, { subject: /is on its way$/, nth: 2 })
    assert.ok(text.includes('SWAP 1') && text.includes('Small jug'))
    const subjects = await listSubjects(order.email)
    assert.equal(subjects.filter((subject) => subject.startsWith('An exchange')).length, 0, 'the shopper began it')
  })
})

describe('what the back office begins', { timeout: 120_000 }, () => {
  test('is told: an exchange to confirm, a complaint that is paid back, and another that is replaced', async () => {
    const order = await placeOrder('en-de')
    const { path, line } = order
    await admin(`${path}/capture`)
    await ship(order, 3)
    const items = [{ item_id: line.id, quantity: 1 }]
    const claim_items = [{ item_id: line.id, quantity: 1, reason: 'production_failure' }]
    const additional_items = [{ variant_id: line.variant_id, quantity: 1 }]
    const { order: quiet } = await admin(`${path}/swaps`, {
      return_items: items,
      additional_items,
      no_notification: true,
    })
    await demand('DELETE', `/store/vitrine/exchanges/${quiet.swaps[0].cart_id}`)
    await admin(`${path}/swaps`, { return_items: items, additional_items })
    assert.ok((await order.find(/^An exchange for/)).text.includes('once you have confirmed it'))

    await admin(`${path}/claims`, { type: 'refund', claim_items })
    assert.ok((await order.find(/^A refund of/)).text.includes('your complaint'))
    const shipping_methods = [{ option_id: (await findRegion()).option.id, price: 0 }]
    const replacement = { type: 'replace', claim_items, additional_items, shipping_methods }
    const { order: claimed } = await admin(`${path}/claims`, replacement)
    const claim = claimed.claims.find(({ type }) => type === 'replace')
    assert.ok(claim)
    const { order: packed } = await admin(`${path}/claims/${claim.id}/fulfillments`)
    const { fulfillments = [] } = packed.claims.find(({ id }) => id === claim.id) ?? {}
    await admin(`${path}/claims/${claim.id}/shipments`, { fulfillment_id: fulfillments[0].id })
    const { text } = await waitForMailTo(order.email, { subject: /is on its way$/, nth: 2 })
    assert.ok(text.includes(`In this parcel\n1 × ${order.title}`))
    assert.equal((await readMailsTo(order.email)).length, 5, (await listSubjects(order.email)).join())
  })
})

describe('a proposed change of an order', { timeout: 60_000 }, () => {
  test('is proposed, and its answer confirmed', async () => {
    const order = await placeOrder('de-at')
    /** @param {number} quantity */
    const propose = async (quantity) => {
      const { order_edit: edit } = await admin('/order-edits', { order_id: order.id })
      const { items } = (await demand('GET', `/admin/order-edits/${edit.id}?expand=items`, { token })).order_edit
      await admin(`/order-edits/${edit.id}/items/${items[0].id}`, { quantity })
      await admin(`/order-edits/${edit.id}/request`)
      await waitForMailTo(order.email, { subject: /^Eine Änderung/, nth: ++proposals })
      return `/store/order-edits/${edit.id}`
    }
    let proposals = 0
    await demand('POST', `${await propose(1)}/decline`, { body: { declined_reason: 'Nein' } })
    const { text: proposal } = await order.find(/^Eine Änderung/)
    assert.ok(/Gesamtbetrag mit der Änderung\n.*\n\nDifferenz, die Sie zurückbekommen\n/.test(proposal), proposal)
    assert.ok((await order.find(/bleibt, wie sie ist$/)).text.includes(`3 × ${order.title}`))
    await demand('POST', `${await propose(2)}/complete`)
    const { text } = await order.find(/wurde geändert$/)
    assert.ok(text.includes(`Ihre Bestellung jetzt\n2 × ${order.title}`))
    const [cost, due] = [/Gesamtbetrag jetzt\n(.*)\n/, /Noch zu zahlen\n(.*)\n/].map((sum) => sum.exec(text)?.[1])
    assert.ok(cost && cost === due && text.includes('auf Rechnung'), text)
    assert.ok(!text.includes('GEWÄHRLEISTUNG'), 'fewer pieces buy nothing')

    const more = (await propose(4)).replace('/store', '')
    await admin(`${more}/confirm`)
    const { text: bought } = await waitForMailTo(order.email, { subject: /wurde geändert$/, nth: 2 })
    assert.ok(bought.includes(`4 × ${order.title}`) && bought.includes('GESETZLICHE GEWÄHRLEISTUNG'), bought)
  })

  test('that was paid for by itself: what of that is paid back is told', async () => {
    const order = await placeOrder('en-de')
    const { order_edit: edit } = await admin('/order-edits', { order_id: order.id })
    const { items } = (await demand('GET', `/admin/order-edits/${edit.id}?expand=items`, { token })).order_edit
    await admin(`/order-edits/${edit.id}/items/${items[0].id}`, { quantity: 4 })
    await admin(`/order-edits/${edit.id}/request`)
    const { payment_collection_id: id } = (await demand('GET', `/store/order-edits/${edit.id}`)).order_edit
    const path = `/store/payment-collections/${id}/sessions`
    const { payment_collection: collection } = await demand('POST', path, { body: { provider_id: 'manual' } })
    await demand('POST', `${path}/${collection.payment_sessions[0].id}/authorize`)
    const {
      rows: [payment],
    } = await database.query('SELECT payment_id FROM payment_collection_payments WHERE payment_collection_id = $1', [
      id,
    ])
    await admin(`/payments/${payment.payment_id}/capture`)
    await admin(`/payments/${payment.payment_id}/refund`, { amount: 100, reason: 'discount' })
    assert.ok((await order.find(/^A refund of/)).text.includes(`your order no. ${order.number}`))
  })
})

describe('a return that wants more back than is left', { timeout: 60_000 }, () => {
  test('is told to have arrived, without a word of money', async () => {
    const order = await placeOrder('en-de')
    await admin(`${order.path}/capture`)
    await ship(order, 3)
    const items = [{ item_id: order.line.id, quantity: 3 }]
    const { return: request } = await demand('POST', '/store/returns', { body: { order_id: order.id, items } })
    await admin(`${order.path}/refund`, { amount: request.refund_amount, reason: 'discount' })
    await admin(`/returns/${request.id}/receive`, { items })
    const { text } = await order.find(/has arrived$/)
    assert.ok(text.includes('We are looking into what we refund') && !text.includes('Refund'))
  })
})
