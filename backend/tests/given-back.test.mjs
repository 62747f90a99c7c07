// What was paid for a cart that is not ordered goes back, once, whatever is captured or cut off: a running Medusa with
// Stripe's plugin, against the stand-in of Stripe's API
import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { call, demand, signInAsAdmin } from './medusa-client.mjs'
import { choosePayment, countOrders, createProduct, prepareCart, removeProducts } from './shop-fixtures.mjs'
import { makeStripeBrowser } from './stripe-api/browser.mjs'
import { askStripe, complete, createStripePlace, listRefunds } from './stripe-fixtures.mjs'

/** @typedef {Awaited<ReturnType<typeof import('./shop-fixtures.mjs').findRegion>>} Place */

/** @typedef {import('../medusa-answers.js').Session} Session */

const { STRIPE_API_URL, STRIPE_PUBLISHABLE_KEY } = process.env
const skip = STRIPE_API_URL ? false : 'needs a backend whose Stripe is the stand-in'
const good = '4242424242424242'

/** @type {string} */
let token
/** @type {Place} */
let place
/** @type {import('pg').Client} */
let database
const browser = makeStripeBrowser({ url: STRIPE_API_URL ?? '', key: STRIPE_PUBLISHABLE_KEY ?? '' })

describe('what was paid and not ordered', { skip, timeout: 600_000 }, () => {
  before(async () => {
    token = await signInAsAdmin()
    place = await createStripePlace(token, 'fi')
    database = new pg.Client(process.env.DATABASE_URL)
    await database.connect()
  })

  after(async () => {
    await database.end()
    await removeProducts(token)
    await demand('DELETE', `/admin/regions/${place.region.id}`, { token })
  })

  test('is refunded once where it was captured before the cart was sold out, and the cart can be paid anew', async () => {
    const { cartId, intent, setStock } = await begin()
    await setStock(0)
    await capture(intent)
    const refused = await complete(cartId)
    assert.equal(refused.status, 409, JSON.stringify(refused.body))
    assert.equal(refused.body.errors[0].code, 'insufficient_inventory')
    assert.deepEqual(await listRefunds(intent), [intent.amount])
    const again = await Promise.all([complete(cartId), complete(cartId), complete(cartId)])
    assert.deepEqual(
      again.map(({ status }) => status),
      [409, 409, 409],
    )
    assert.deepEqual(await listRefunds(intent), [intent.amount])
    await setStock(1)
    await payAnew(cartId, intent)
    assert.equal((await complete(cartId)).body.type, 'order')
    assert.deepEqual(await listRefunds(intent), [intent.amount])
  })

  test('is refunded once where the webhook alone finds the cart sold out, and makes no order afterwards', async () => {
    const { cartId, intent, setStock } = await begin()
    await setStock(0)
    await capture(intent)
    await until(async () => (await listRefunds(intent)).length > 0, 'nobody has refunded it')
    await setStock(1)
    assert.equal((await complete(cartId)).status, 409, 'the money has gone back')
    await payAnew(cartId, intent)
    assert.equal((await complete(cartId)).body.type, 'order')
    assert.deepEqual(await listRefunds(intent), [intent.amount])
  })

  test('is the merchant’s to pay back where Stripe refuses the refund, and the shopper is told as ever', async () => {
    const { cartId, intent, setStock } = await begin()
    await setStock(0)
    await capture(intent)
    // what is left is less than was taken
    await askStripe('POST', 'refunds', { payment_intent: intent.id, amount: 100 })
    for (let attempt = 0; attempt < 2; attempt += 1) assert.equal((await complete(cartId)).status, 409)
    assert.deepEqual(await listRefunds(intent), [100])
    const { rows } = await database.query(
      'SELECT state, amount, reason FROM vitrine_given_back WHERE payable_id = $1',
      [cartId],
    )
    assert.deepEqual(
      rows.map(({ state, amount }) => ({ state, amount })),
      [{ state: 'refused', amount: intent.amount }],
    )
    assert.match(rows[0].reason, /refundPayment/)
    const { tasks } = await demand('GET', '/admin/vitrine/tasks', { token })
    assert.deepEqual(
      tasks.filter(({ subject_id: id }) => id === intent.id).map(({ kind, amount }) => ({ kind, amount })),
      [{ kind: 'payment-not-given-back', amount: intent.amount }],
    )
    await setStock(1)
    await payAnew(cartId, intent)
    assert.equal((await complete(cartId)).body.type, 'order')
  })

  test('is refunded where it was captured for another amount than the cart costs by now', async () => {
    const { cartId, intent } = await begin()
    await database.query('UPDATE payment_session SET amount = amount - 100 WHERE cart_id = $1', [cartId])
    await capture(intent)
    const refused = await complete(cartId)
    assert.equal(refused.status, 409)
    assert.equal(refused.body.errors[0].code, 'amount_changed')
    assert.deepEqual(await listRefunds(intent), [intent.amount])
  })

  test('is released where the cart costs nothing by now, and the order is free', async () => {
    const { cartId, intent } = await begin()
    await browser.confirm(intent, good)
    await database.query('UPDATE line_item SET unit_price = 0 WHERE cart_id = $1', [cartId])
    await database.query('UPDATE shipping_method SET price = 0 WHERE cart_id = $1', [cartId])
    const { body } = await complete(cartId)
    assert.equal(body.type, 'order')
    assert.equal(body.data.total, 0)
    assert.equal((await browser.read(intent)).status, 'canceled')
  })

  test('is refunded where another way to pay is chosen after the capture', async () => {
    const { cartId, intent } = await begin()
    await database.query('UPDATE cart SET email = NULL WHERE id = $1', [cartId])
    await capture(intent)
    assert.equal((await call('DELETE', `/store/carts/${cartId}/payment-sessions/stripe`)).status, 200)
    assert.deepEqual(await listRefunds(intent), [intent.amount])
  })

  test('stays where it is while a debit is under way, and is refunded once that is taken', async () => {
    const { cartId, intent } = await begin()
    await database.query('UPDATE cart SET email = NULL WHERE id = $1', [cartId])
    const { amount, currency, customer } = intent
    // of another customer's Medusa makes a new one whenever it looks at the cart, as it does once the product's price is known
    const debit = await askStripe('POST', 'payment_intents', {
      amount,
      currency,
      customer,
      capture_method: 'automatic',
    })
    const moveTo = `UPDATE payment_session SET data = $2 WHERE cart_id = $1 AND is_selected`
    await database.query(moveTo, [cartId, JSON.stringify(debit)])
    await askStripe('POST', `payment_intents/${debit.id}/confirm`, {
      return_url: 'http://localhost/return',
      'payment_method_data[type]': 'sepa_debit',
      'payment_method_data[sepa_debit][iban]': 'DE89370400440532013000',
    })
    const drop = () => call('DELETE', `/store/carts/${cartId}/payment-sessions/stripe`)
    const refused = await drop()
    assert.equal(refused.body.code, 'payment_held', `${refused.status} ${refused.body.message}`)
    const { cart } = await demand('GET', `/store/carts/${cartId}`)
    assert.equal(cart.payment_session.data.id, debit.id)
    await until(async () => (await browser.read(debit)).status === 'succeeded', 'the debit was not taken')
    assert.equal((await drop()).status, 200)
    assert.deepEqual(await listRefunds(debit), [amount])
  })

  test('is refunded once where two Medusas look for it at the same moment', async () => {
    const { cartId, intent } = await begin()
    // without an address to write to no webhook makes an order of it
    await database.query('UPDATE cart SET email = NULL WHERE id = $1', [cartId])
    await capture(intent)
    await age(cartId)
    const answers = await Promise.all([release(), release(), release()])
    assert.equal(answers.flat().filter((id) => id === cartId).length, 1)
    assert.deepEqual(await listRefunds(intent), [intent.amount])
  })

  for (const isTaken of [false, true]) {
    const title = `${isTaken ? 'and was captured ' : ''}goes back from a completion that was killed before the order, and the cart can be paid and ordered again`
    test(title, async () => {
      const { cartId, intent } = await begin()
      await browser.confirm(intent, good)
      await cutOff(cartId, async () => {
        if (isTaken) await askStripe('POST', `payment_intents/${intent.id}/capture`)
        await age(cartId)
        assert.ok((await release()).includes(cartId))
        assert.ok(!(await release()).includes(cartId))
        if (isTaken) assert.deepEqual(await listRefunds(intent), [intent.amount])
        else assert.equal((await browser.read(intent)).status, 'canceled')
      })
      await payAnew(cartId, intent)
      const { body } = await complete(cartId)
      assert.equal(body.type, 'order', JSON.stringify(body))
      assert.equal(await countOrders(token, [cartId]), 1)
    })
  }

  test('has gone back without a word to the cart, which can be paid and ordered again', async () => {
    const { cartId, intent } = await begin()
    await browser.confirm(intent, good)
    await cutOff(cartId, async () => {
      // as an hourly release of former versions left it
      await askStripe('POST', `payment_intents/${intent.id}/cancel`)
      await database.query('DELETE FROM payment_session WHERE cart_id = $1', [cartId])
    })
    await payAnew(cartId, intent)
    assert.equal((await complete(cartId)).body.type, 'order')
  })

  test('is ordered by the next attempt where nothing was given back', async () => {
    const { cartId, intent } = await begin()
    await browser.confirm(intent, good)
    await cutOff(cartId, async () => {})
    assert.equal((await complete(cartId)).body.type, 'order')
    assert.equal((await browser.read(intent)).status, 'requires_capture')
  })

  test('by invoice holds nothing: a cart that was cut off is ordered after the release as well', async () => {
    const { variantIds } = await createProduct(token, [{ quantity: 1 }])
    const cartId = await prepareCart([{ variantId: variantIds[0], quantity: 1 }])
    await cutOff(cartId, async () => {
      await age(cartId)
      await release()
    })
    await choosePayment(cartId)
    assert.equal((await complete(cartId)).body.type, 'order')
  })
})

async function begin() {
  const { id: productId, variantIds } = await createProduct(token, [{ quantity: 1 }], { currency: 'eur' })
  const cartId = await prepareCart([{ variantId: variantIds[0], quantity: 1 }], { place })
  const { cart } = await demand('GET', `/store/carts/${cartId}`)
  const path = `/admin/products/${productId}/variants/${variantIds[0]}`
  /** @param {number} quantity */
  const setStock = (quantity) => demand('POST', path, { token, body: { inventory_quantity: quantity } })
  return { cartId, intent: cart.payment_session.data, setStock }
}

/** Pays, and takes the money at once, as `capture: true` and many ways to pay do. @param {{ id: string, client_secret: string }} intent */
async function capture(intent) {
  await browser.confirm(intent, good)
  await askStripe('POST', `payment_intents/${intent.id}/capture`)
}

/** @param {string} cartId @param {{ id: string }} former */
async function payAnew(cartId, former) {
  const { cart } = await demand('POST', `/store/carts/${cartId}/payment-sessions`)
  assert.notEqual(cart.payment_session.data.id, former.id)
  await browser.confirm(cart.payment_session.data, good)
}

/** Lets the cart's payment have been quiet for long. @param {string} cartId */
async function age(cartId) {
  for (const table of ['payment_session', 'payment']) {
    await database.query(`UPDATE ${table} SET updated_at = now() - interval '2 hours' WHERE cart_id = $1`, [cartId])
  }
}

async function release() {
  return (await demand('POST', '/admin/vitrine/held-payments', { token })).released
}

/**
 * Completes the cart until the order is written, where the database breaks the connection, with the tax lines that a
 * killed process leaves; no order can be made of it while `work` runs.
 * @param {string} cartId
 * @param {() => Promise<unknown>} work
 */
async function cutOff(cartId, work) {
  const name = `cut_off_${cartId}`.toLowerCase()
  await database.query(`
    CREATE FUNCTION ${name}() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN PERFORM pg_terminate_backend(pg_backend_pid()); PERFORM pg_sleep(5); RETURN NULL; END $$`)
  await database.query(`
    CREATE TRIGGER ${name} BEFORE INSERT ON "order" FOR EACH ROW WHEN (NEW.cart_id = '${cartId}')
    EXECUTE FUNCTION ${name}()`)
  try {
    assert.ok((await call('POST', `/store/carts/${cartId}/complete`)).status >= 400)
    const { rows } = await database.query('SELECT payment_authorized_at FROM cart WHERE id = $1', [cartId])
    assert.ok(rows[0].payment_authorized_at, 'the payment was authorized')
    await database.query(
      `INSERT INTO line_item_tax_line (id, rate, name, code, item_id)
      SELECT 'cut_' || id, 0, 'Test', 'test', id FROM line_item WHERE cart_id = $1`,
      [cartId],
    )
    await work()
  } finally {
    await database.query(`DROP FUNCTION ${name} CASCADE`)
  }
}

/** @param {() => unknown} isSo @param {string} otherwise */
async function until(isSo, otherwise) {
  const end = Date.now() + 60_000
  while (!(await isSo())) {
    assert.ok(Date.now() < end, otherwise)
    await sleep(100)
  }
}
