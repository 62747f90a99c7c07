// Orders that are paid with Stripe: a running Medusa with its plugin, against the stand-in of Stripe's API
import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { call, demand, signInAsAdmin } from './medusa-client.mjs'
import { countOrders, createProduct, prepareCart, readStock, removeProducts } from './shop-fixtures.mjs'
import { makeStripeBrowser } from './stripe-api/browser.mjs'
import { askStripe, complete, createStripePlace, failStripe, listRefunds } from './stripe-fixtures.mjs'

/** @typedef {Awaited<ReturnType<typeof import('./shop-fixtures.mjs').findRegion>>} Place */

const { MEDUSA_URL, STRIPE_API_URL, STRIPE_PUBLISHABLE_KEY } = process.env
const skip = STRIPE_API_URL ? false : 'needs a backend whose Stripe is the stand-in'
const good = '4242424242424242'
// the stand-in's, see scripts/test-world.mjs
const stripeKey = 'Bearer sk_test_stand_in'

/** @type {string} */
let token
/** @type {Place} */
let place
/** @type {import('pg').Client} */
let database
/** @type {string[]} */
const placedTwice = []
const browser = makeStripeBrowser({ url: STRIPE_API_URL ?? '', key: STRIPE_PUBLISHABLE_KEY ?? '' })

describe('an order paid with Stripe', { skip, timeout: 600_000 }, () => {
  before(async () => {
    token = await signInAsAdmin()
    place = await createStripePlace(token, 'pt')
    database = new pg.Client(process.env.DATABASE_URL)
    await database.connect()
  })

  after(async () => {
    await database.end()
    await removeProducts(token)
    await demand('DELETE', `/admin/regions/${place.region.id}`, { token })
  })

  test('is placed once the card has paid, captured and refunded by the back office', async () => {
    const { cartId, intent } = await begin()
    const early = await complete(cartId)
    assert.equal(early.body.type, 'cart')
    assert.equal(early.body.payment_status, 'pending')
    await browser.confirm(intent, good)
    const { body } = await complete(cartId)
    assert.equal(body.type, 'order')
    const { id, total, payment_status: status } = body.data
    assert.equal(intent.amount, total)
    assert.equal(status, 'awaiting')
    const { order } = await demand('POST', `/admin/orders/${id}/capture`, { token })
    assert.equal(order.payment_status, 'captured')
    const refund = { amount: total, reason: 'other' }
    const { order: refunded } = await demand('POST', `/admin/orders/${id}/refund`, { token, body: refund })
    assert.equal(refunded.payment_status, 'refunded')
  })

  test('is not noted as paid back where Stripe refuses to', async () => {
    const { cartId, intent } = await begin()
    await browser.confirm(intent, good)
    const { id, total } = (await complete(cartId)).body.data
    await demand('POST', `/admin/orders/${id}/capture`, { token })
    // in the dashboard, of which Medusa hears nothing
    const body = new URLSearchParams({ payment_intent: intent.id, amount: String(total) })
    const headers = { authorization: stripeKey }
    assert.ok((await fetch(`${STRIPE_API_URL}/v1/refunds`, { method: 'POST', headers, body })).ok)
    const refund = { amount: total, reason: 'other' }
    assert.equal((await call('POST', `/admin/orders/${id}/refund`, { token, body: refund })).status, 400)
    const { order } = await demand('GET', `/admin/orders/${id}`, { token })
    assert.deepEqual([order.refunded_total, order.payments[0].data.id], [0, intent.id])
  })

  test('is placed by the webhook alone, and once where the shopper completes the cart as well', async () => {
    const { cartId, intent } = await begin()
    const { cartId: racedId, intent: raced } = await begin()
    await Promise.all([browser.confirm(intent, good), browser.confirm(raced, good)])
    const answers = await untilOrdered([cartId, racedId], () => complete(racedId))
    assert.ok(answers.some(({ body }) => body.type === 'order'))
    // the other webhook is on its way yet: the last test looks again
    placedTwice.push(cartId, racedId)
  })

  test('that lacks stock at last takes no money, and the cart can be paid anew', async () => {
    const { cartId, intent, variantId, productId } = await begin()
    /** @param {number} quantity */
    const setStock = (quantity) =>
      demand('POST', `/admin/products/${productId}/variants/${variantId}`, {
        token,
        body: { inventory_quantity: quantity },
      })
    // before the webhook could make an order of it
    await setStock(0)
    await browser.confirm(intent, good)
    const refused = await completeInTurn(cartId)
    assert.equal(refused.status, 409)
    assert.equal(refused.body.errors[0].code, 'insufficient_inventory')
    assert.equal((await browser.read(intent)).status, 'canceled')
    await setStock(1)
    const { cart } = await demand('POST', `/store/carts/${cartId}/payment-sessions`)
    assert.notEqual(cart.payment_session.data.id, intent.id)
    await browser.confirm(cart.payment_session.data, good)
    assert.equal((await completeInTurn(cartId)).body.type, 'order')
    assert.equal(await readStock(token, variantId), 0)
  })

  test('can be paid anew where what it was to be paid with is cancelled at Stripe', async () => {
    const { cartId, intent } = await begin()
    await askStripe('POST', `payment_intents/${intent.id}/cancel`)
    const refused = await completeInTurn(cartId)
    assert.equal(refused.status, 409, JSON.stringify(refused.body))
    const { cart } = await demand('POST', `/store/carts/${cartId}/payment-sessions`)
    assert.notEqual(cart.payment_session.data.id, intent.id)
    await browser.confirm(cart.payment_session.data, good)
    assert.equal((await completeInTurn(cartId)).body.type, 'order')
  })

  test('that lacks stock when Stripe tells of it gives the money back, although nobody returns', async () => {
    const { intent, variantId, productId } = await begin()
    const path = `/admin/products/${productId}/variants/${variantId}`
    await demand('POST', path, { token, body: { inventory_quantity: 0 } })
    await browser.confirm(intent, good)
    await untilStatus(intent, 'canceled')
  })

  test('is not placed for more than was paid, whoever completes the cart', async () => {
    const { cartId, intent } = await begin()
    await database.query('UPDATE payment_session SET amount = amount - 100 WHERE cart_id = $1', [cartId])
    await browser.confirm(intent, good)
    const refused = await completeInTurn(cartId)
    assert.equal(refused.status, 409)
    assert.equal(refused.body.errors[0].code, 'amount_changed')
    assert.equal((await browser.read(intent)).status, 'canceled')
    assert.equal(await countOrders(token, [cartId]), 0)
    const { cart } = await demand('POST', `/store/carts/${cartId}/payment-sessions`)
    await browser.confirm(cart.payment_session.data, good)
    assert.equal((await completeInTurn(cartId)).body.data.total, cart.total)
  })

  test('that nobody could make is given back within the hour, and one under way is not', async () => {
    const { cartId: forgottenId, intent: forgotten } = await begin()
    const { cartId: recentId, intent: recent } = await begin()
    // without an address to write to no webhook makes an order of them
    await database.query('UPDATE cart SET email = NULL WHERE id = ANY($1)', [[forgottenId, recentId]])
    await Promise.all([browser.confirm(forgotten, good), browser.confirm(recent, good)])
    const aged = "UPDATE payment_session SET updated_at = now() - interval '2 hours' WHERE cart_id = $1"
    await database.query(aged, [forgottenId])
    const { released } = await demand('POST', '/admin/vitrine/held-payments', { token })
    assert.ok(released.includes(forgottenId) && !released.includes(recentId), JSON.stringify(released))
    assert.equal((await browser.read(forgotten)).status, 'canceled')
    assert.equal((await browser.read(recent)).status, 'requires_capture')
  })

  for (const kind of /** @type {const} */ (['limited', 'failed', 'lost'])) {
    test(`is one order, paid once and paid back once, where an answer of Stripe is ${kind}`, async () => {
      // all others Stripe's client asks for again
      const isTold = kind === 'limited'
      const { cartId, intent } = await begin()
      await browser.confirm(intent, good)
      const path = `payment_intents/${intent.id}`
      await failStripe({ path, kind, times: 1 })
      const first = await completeInTurn(cartId)
      // the webhook completes the cart as well, and may be who is told
      const isRefused = isTold && first.status >= 400
      const { type, data } = (isRefused ? await completeInTurn(cartId) : first).body
      assert.equal(type, 'order', JSON.stringify(first))
      assert.equal(await countOrders(token, [cartId]), 1)
      await failStripe({ path, kind, times: 0 })
      const order = `/admin/orders/${data.id}`
      const readReceived = async () => (await askStripe('GET', path)).amount_received
      const readRefunded = async () => (await listRefunds(intent)).reduce((sum, amount) => sum + amount, 0)
      const refund = { amount: 200, reason: 'other' }
      for (const { at, act, body, read } of [
        { at: `${path}/capture`, act: 'capture', read: readReceived },
        { at: 'refunds', act: 'refund', body: refund, read: readRefunded },
      ]) {
        await failStripe({ path: at, kind, times: 1, method: 'POST' })
        const { status } = await call('POST', `${order}/${act}`, { token, body })
        if (!isTold) assert.ok(status < 400, `${act} is answered ${status}`)
        else {
          // of a capture that failed Medusa says so in the order, not by its status
          assert.equal(await read(), 0, `${act} was refused`)
          await demand('POST', `${order}/${act}`, { token, body })
        }
      }
      assert.equal(await readReceived(), data.total)
      assert.deepEqual(await listRefunds(intent), [refund.amount])
      placedTwice.push(cartId)
    })
  }

  test('is paid back once where the merchant repeats a refund of which every answer was lost', async () => {
    const { cartId, intent } = await begin()
    await browser.confirm(intent, good)
    const { id } = (await completeInTurn(cartId)).body.data
    await demand('POST', `/admin/orders/${id}/capture`, { token })
    const refund = (/** @type {number} */ amount) =>
      call('POST', `/admin/orders/${id}/refund`, { token, body: { amount, reason: 'other' } })
    await failStripe({ path: 'refunds', kind: 'lost', times: 3, method: 'POST' })
    assert.equal((await refund(200)).status, 400)
    assert.equal((await refund(300)).status, 400, 'another amount would be paid besides')
    for (const amount of [200, 200]) assert.equal((await refund(amount)).status, 200)
    assert.deepEqual(await listRefunds(intent), [200, 200])
  })

  test('cannot be faked by a webhook that Stripe did not sign', async () => {
    const { cartId } = await begin()
    const event = { type: 'payment_intent.succeeded', data: { object: { metadata: { resource_id: cartId } } } }
    for (const signature of ['', `t=${Math.floor(Date.now() / 1000)},v1=${'0'.repeat(64)}`]) {
      const response = await fetch(`${MEDUSA_URL}/stripe/hooks`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'stripe-signature': signature },
        body: JSON.stringify(event),
      })
      assert.equal(response.status, 400)
    }
    assert.equal(await countOrders(token, [cartId]), 0)
  })

  test('is one order still when all webhooks have come', async () => {
    for (const cartId of placedTwice) assert.equal(await countOrders(token, [cartId]), 1)
  })
})

async function begin() {
  const { id: productId, variantIds } = await createProduct(token, [{ quantity: 1 }], { currency: 'eur' })
  const cartId = await prepareCart([{ variantId: variantIds[0], quantity: 1 }], { place })
  const { cart } = await demand('GET', `/store/carts/${cartId}`)
  return { cartId, intent: cart.payment_session.data, productId, variantId: variantIds[0] }
}

/**
 * Tries again and again what might collide with the webhook, until each cart has an order.
 * @param {string[]} cartIds
 * @param {() => ReturnType<typeof call>} attempt
 */
async function untilOrdered(cartIds, attempt) {
  const answers = []
  while ((await countOrders(token, cartIds)) < cartIds.length) {
    answers.push(await attempt())
    await sleep(200)
  }
  return answers
}

/**
 * Completes a cart until that has an answer of its own: the webhook completes it as well, and where the two collide, one of
 * them is told to come again.
 * @param {string} cartId
 */
async function completeInTurn(cartId) {
  for (;;) {
    const answer = await complete(cartId)
    if (!['try_again', 'invalid_state_error'].includes(answer.body?.code)) return answer
    await sleep(200)
  }
}

/**
 * Waits for what a webhook leads to, which the plugin works on five seconds late.
 * @param {{ id: string, client_secret: string }} intent
 * @param {string} status
 */
async function untilStatus(intent, status) {
  const until = Date.now() + 60_000
  while ((await browser.read(intent)).status !== status) {
    assert.ok(Date.now() < until, `the payment is not ${status}`)
    await sleep(100)
  }
}
