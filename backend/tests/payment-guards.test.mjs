// What a provider asks for, whatever Medusa notes, and what a shop may tell it: a running Medusa with Stripe's plugin
// against the stand-in of Stripe's API, and with the demo's payment
import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import pg from 'pg'
import { call, demand, signInAsAdmin } from './medusa-client.mjs'
import { countOrders, createProduct, placeShippedOrder, prepareCart, removeProducts } from './shop-fixtures.mjs'
import { makeStripeBrowser } from './stripe-api/browser.mjs'
import { askStripe, complete, createStripePlace, listRefunds } from './stripe-fixtures.mjs'

/** @typedef {Awaited<ReturnType<typeof import('./shop-fixtures.mjs').findRegion>>} Place */

const { MEDUSA_URL, STRIPE_API_URL, STRIPE_PUBLISHABLE_KEY } = process.env
const skip = STRIPE_API_URL ? false : 'needs a backend whose Stripe is the stand-in'
const good = '4242424242424242'
const demo = 'vitrine-redirect'
const returnUrls = Object.fromEntries(
  ['success', 'failure', 'cancel', 'pending'].map((outcome) => [outcome, `http://localhost/${outcome}`]),
)

/** @type {string} */
let token
/** @type {Place} */
let place
/** @type {import('pg').Client} */
let database
const browser = makeStripeBrowser({ url: STRIPE_API_URL ?? '', key: STRIPE_PUBLISHABLE_KEY ?? '' })

before(async () => {
  token = await signInAsAdmin()
  place = skip ? undefined : await createStripePlace(token, 'ie')
  database = new pg.Client(process.env.DATABASE_URL)
  await database.connect()
})

after(async () => {
  await database.end()
  await removeProducts(token)
  if (place) await demand('DELETE', `/admin/regions/${place.region.id}`, { token })
})

describe('what a shop writes into a payment session', { timeout: 240_000 }, () => {
  test('is where the shopper comes back to, for the page that needs it, and nothing else', async () => {
    const { cartId, session } = await beginDemo()
    const path = `/store/carts/${cartId}/payment-sessions/${demo}`
    for (const data of [{ currency: 'jpy' }, { amount: 1, return_urls: returnUrls }, { id: 'demo_other' }]) {
      const answer = await call('POST', path, { body: { data } })
      assert.equal(answer.status, 400, JSON.stringify(data))
    }
    assert.deepEqual(await readData(cartId), session.data)
    await demand('POST', path, { body: { data: { return_urls: returnUrls } } })
    assert.deepEqual(await readData(cartId), { ...session.data, return_urls: returnUrls })
  })

  test('is nothing for a provider without a page of its own', async () => {
    const { variantIds } = await createProduct(token, [{ quantity: 1 }])
    const cartId = await prepareCart([{ variantId: variantIds[0], quantity: 1 }])
    const path = `/store/carts/${cartId}/payment-sessions/manual`
    const before = await readData(cartId)
    const data = { data: { status: 'captured', amount: 1 } }
    assert.equal((await call('POST', path, { body: { data } })).status, 400)
    assert.deepEqual(await readData(cartId), before)
    assert.equal((await call('POST', path, { body: { data: {} } })).status, 200)
  })

  test('never reaches Stripe', { skip }, async () => {
    const { cartId, intent } = await beginStripe()
    for (const data of [{ currency: 'jpy' }, { amount: 100 }, { metadata: { resource_id: 'cart_other' } }]) {
      const path = `/store/carts/${cartId}/payment-sessions/stripe`
      const { status, body } = await call('POST', path, { body: { data } })
      assert.equal(status, 400)
      assert.match(body.message, /cannot write into a session of stripe/)
    }
    const { amount, currency, metadata } = await askStripe('GET', `payment_intents/${intent.id}`)
    assert.deepEqual({ amount, currency, metadata }, pick(intent))
  })

  test('is held to the same for a payment collection', { skip }, async () => {
    const { collection, session } = await beginEdit()
    const path = `/store/vitrine/payment-collections/${collection.id}/sessions/${session.id}`
    assert.equal((await call('POST', path, { body: { data: { currency: 'jpy' } } })).status, 400)
    const { amount, currency, metadata } = await askStripe('GET', `payment_intents/${session.data.id}`)
    assert.deepEqual({ amount, currency, metadata }, pick(session.data))
  })
})

describe('what a provider asks for', { timeout: 480_000 }, () => {
  for (const change of [{ currency: 'jpy' }, { amount: '50' }]) {
    const [name] = Object.keys(change)

    test(
      `in another ${name} makes no order, is told before the shopper pays, and can be paid anew`,
      { skip },
      async () => {
        const { cartId, intent } = await beginStripe()
        await askStripe('POST', `payment_intents/${intent.id}`, change)
        const told = await complete(cartId)
        assert.equal(told.status, 409, JSON.stringify(told.body))
        assert.equal(told.body.errors[0].code, 'amount_changed')
        await browser.confirm(intent, good)
        assert.equal((await complete(cartId)).status, 409)
        assert.equal((await browser.read(intent)).status, 'canceled')
        assert.equal(await countOrders(token, [cartId]), 0)
        const { cart } = await demand('POST', `/store/carts/${cartId}/payment-sessions`)
        const { amount, currency } = cart.payment_session.data
        assert.deepEqual({ amount, currency }, { amount: cart.total, currency: 'eur' })
        await browser.confirm(cart.payment_session.data, good)
        // the provider's notice may come meanwhile, whose transaction goes first
        const answer = await complete(cartId)
        assert.equal((await complete(cartId)).body.type, 'order', JSON.stringify(answer.body))
        assert.equal(await countOrders(token, [cartId]), 1)
      },
    )
  }

  test('on the demo’s page in another amount makes no order', async () => {
    const { cartId, session } = await beginDemo()
    await database.query('UPDATE vitrine_demo_payment SET amount = 1 WHERE id = $1', [session.data.id])
    await payDemo(session.data.id)
    // the demo's own word to the backend may have come first
    const { status, body } = await complete(cartId)
    if (status === 409) assert.equal(body.errors[0].code, 'amount_changed')
    else assert.equal(body.type, 'cart')
    assert.equal(await countOrders(token, [cartId]), 0)
    const { rows } = await database.query('SELECT state FROM vitrine_demo_payment WHERE id = $1', [session.data.id])
    assert.equal(rows[0].state, 'void')
  })

  test('in another amount confirms no exchange', async () => {
    const cheap = await createProduct(token, [{ quantity: 5 }])
    const dear = await createProduct(token, [{ quantity: 5 }], { amount: 5000 })
    const order = await placeShippedOrder(token, cheap.variantIds[0])
    const { swap } = await demand('POST', '/store/swaps', {
      body: {
        order_id: order.id,
        return_items: [{ item_id: order.items[0].id, quantity: 1 }],
        additional_items: [{ variant_id: dear.variantIds[0], quantity: 1 }],
      },
    })
    const session = await chooseDemo(swap.cart_id)
    await database.query('UPDATE vitrine_demo_payment SET amount = 1 WHERE id = $1', [session.data.id])
    await payDemo(session.data.id)
    assert.equal((await complete(swap.cart_id)).status, 409)
    const again = await chooseDemo(swap.cart_id)
    await payDemo(again.data.id)
    assert.equal((await complete(swap.cart_id)).body.type, 'swap')
  })

  test('in another amount makes no change of an order, and is given back', { skip }, async () => {
    for (const isTaken of [false, true]) {
      const { edit, collection, session, choose } = await beginEdit()
      await askStripe('POST', `payment_intents/${session.data.id}`, { amount: 50 })
      await browser.confirm(session.data, good)
      if (isTaken) await askStripe('POST', `payment_intents/${session.data.id}/capture`)
      const path = `/store/payment-collections/${collection.id}/sessions`
      assert.ok((await call('POST', `${path}/${session.id}/authorize`)).status >= 400)
      assert.equal((await call('POST', `/store/order-edits/${edit.id}/complete`)).status, 400)
      if (isTaken) assert.deepEqual(await listRefunds(session.data), [50])
      else assert.equal((await browser.read(session.data)).status, 'canceled')
      const again = await choose()
      assert.notEqual(again.data.id, session.data.id)
      await browser.confirm(again.data, good)
      await demand('POST', `${path}/${again.id}/authorize`)
      const { order_edit: done } = await demand('POST', `/store/order-edits/${edit.id}/complete`)
      assert.equal(done.status, 'confirmed')
    }
  })
})

describe('what was paid for a change of an order that was declined', { skip, timeout: 240_000 }, () => {
  test('is given back within the hour, captured or not, and that of one still proposed is not', async () => {
    const [held, taken, open] = [await beginEdit(), await beginEdit(), await beginEdit()]
    // a decline cancels what is about to be paid: only what is paid at that very moment is left
    const decline = 'UPDATE order_edit SET declined_at = now() WHERE id = ANY($1)'
    await database.query(decline, [[held, taken].map(({ edit }) => edit.id)])
    for (const { session } of [held, taken, open]) await browser.confirm(session.data, good)
    await askStripe('POST', `payment_intents/${taken.session.data.id}/capture`)
    const ids = [held, taken, open].map(({ session }) => session.id)
    await database.query("UPDATE payment_session SET updated_at = now() - interval '2 hours' WHERE id = ANY($1)", [ids])
    const [{ released }] = await Promise.all([releaseAll(), releaseAll()])
    assert.ok(!released.includes(open.collection.id))
    assert.equal((await browser.read(held.session.data)).status, 'canceled')
    assert.deepEqual(await listRefunds(taken.session.data), [taken.session.data.amount])
    assert.equal((await browser.read(open.session.data)).status, 'requires_capture')
  })
})

function releaseAll() {
  return demand('POST', '/admin/vitrine/held-payments', { token })
}

/** @param {{ amount: number, currency: string, metadata: object }} of */
function pick({ amount, currency, metadata }) {
  return { amount, currency, metadata }
}

/** @param {string} cartId */
async function readData(cartId) {
  return (await demand('GET', `/store/carts/${cartId}`)).cart.payment_session.data
}

async function beginStripe() {
  const { variantIds } = await createProduct(token, [{ quantity: 5 }], { currency: 'eur' })
  const cartId = await prepareCart([{ variantId: variantIds[0], quantity: 1 }], { place })
  return { cartId, intent: await readData(cartId), variantId: variantIds[0] }
}

async function beginDemo() {
  const { variantIds } = await createProduct(token, [{ quantity: 1 }])
  const cartId = await prepareCart([{ variantId: variantIds[0], quantity: 1 }])
  return { cartId, session: await chooseDemo(cartId) }
}

/** @param {string} cartId */
async function chooseDemo(cartId) {
  await demand('POST', `/store/carts/${cartId}/payment-sessions`)
  const { cart } = await demand('POST', `/store/carts/${cartId}/payment-session`, { body: { provider_id: demo } })
  return cart.payment_session
}

/** @param {string} id */
async function payDemo(id) {
  const body = new URLSearchParams({ outcome: 'pay' })
  const { status } = await fetch(`${MEDUSA_URL}/vitrine/demo-payment/${id}`, {
    method: 'POST',
    body,
    redirect: 'manual',
  })
  assert.ok(status < 400, String(status))
}

/** A proposed change of an order, with a session of Stripe's for what one piece more costs. */
async function beginEdit() {
  const { cartId, intent } = await beginStripe()
  await browser.confirm(intent, good)
  const { data: order } = await demand('POST', `/store/carts/${cartId}/complete`)
  const { order_edit: edit } = await demand('POST', '/admin/order-edits', { token, body: { order_id: order.id } })
  const path = `/admin/order-edits/${edit.id}`
  const { items } = (await demand('GET', `${path}?expand=items`, { token })).order_edit
  await demand('POST', `${path}/items/${items[0].id}`, { token, body: { quantity: 2 } })
  await demand('POST', `${path}/request`, { token })
  const { payment_collection_id: id } = (await demand('GET', `/store/order-edits/${edit.id}`)).order_edit
  const choose = async () => {
    const body = { provider_id: 'stripe' }
    const { payment_collection: collection } = await demand('POST', `/store/payment-collections/${id}/sessions`, {
      body,
    })
    return collection.payment_sessions[0]
  }
  return { edit, collection: { id }, session: await choose(), choose }
}
