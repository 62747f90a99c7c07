// What becomes of a payment when another way to pay is chosen while its cart is being ordered, on a running Medusa
import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { call, demand, signInAsAdmin } from './medusa-client.mjs'
import { createProduct, prepareCart, removeProducts } from './shop-fixtures.mjs'

const { MEDUSA_URL, DATABASE_URL } = process.env
const demo = 'vitrine-redirect'

/** @type {string} */
let token
/** @type {import('pg').Client} */
let database

before(async () => {
  token = await signInAsAdmin()
  database = new pg.Client(DATABASE_URL)
  await database.connect()
})

after(async () => {
  await database.end()
  await removeProducts(token)
})

/** A cart that is paid at the demo's provider, and not ordered yet. */
async function makePaid() {
  const { variantIds } = await createProduct(token, [{ quantity: 5 }])
  const id = await prepareCart([{ variantId: variantIds[0], quantity: 1 }])
  const path = `/store/carts/${id}`
  await demand('POST', `${path}/payment-sessions`)
  const { cart } = await demand('POST', `${path}/payment-session`, { body: { provider_id: demo } })
  const payment = cart.payment_session.data.id
  const body = new URLSearchParams({ outcome: 'pay' })
  /** @type {RequestInit} */
  const pay = { method: 'POST', body, redirect: 'manual' }
  assert.ok((await fetch(`${MEDUSA_URL}/vitrine/demo-payment/${payment}`, pay)).status < 400)
  return { path, payment, variantId: variantIds[0] }
}

/** @param {string} payment */
async function readState(payment) {
  const { rows } = await database.query('SELECT state FROM vitrine_demo_payment WHERE id = $1', [payment])
  return rows[0].state
}

/** Who waits for what another connection holds. @param {number} pid @returns {Promise<number[]>} their process ids */
async function listWaiting(pid) {
  const { rows } = await database.query('SELECT pid FROM pg_stat_activity WHERE $1 = ANY(pg_blocking_pids(pid))', [pid])
  return rows.map((row) => Number(row.pid))
}

/** @param {() => unknown} isSo */
async function until(isSo) {
  for (const end = Date.now() + 20_000; !(await isSo()); await wait(50)) {
    assert.ok(Date.now() < end, 'it did not come to that')
  }
}

/**
 * Has a completion wait between its payment and its order, while `change` is sent.
 * @param {{ path: string, variantId: string }} of
 * @param {() => ReturnType<typeof call>} change
 */
async function whileOrdering({ path, variantId }, change) {
  const other = new pg.Client(DATABASE_URL)
  await other.connect()
  try {
    await other.query('BEGIN')
    await other.query('SELECT id FROM product_variant WHERE id = $1 FOR UPDATE', [variantId])
    const completing = call('POST', `${path}/complete`)
    await until(async () => (await listWaiting(other.processID)).length > 0)
    const [completion] = await listWaiting(other.processID)
    let isAnswered = false
    const changing = change().finally(() => {
      isAnswered = true
    })
    await until(async () => isAnswered || (await listWaiting(completion)).length > 0)
    await other.query('COMMIT')
    return await Promise.all([completing, changing])
  } finally {
    await other.end()
  }
}

describe('a payment whose cart is being ordered', { timeout: 240_000 }, () => {
  const changes = {
    'another way to pay is chosen': (/** @type {string} */ path) =>
      call('POST', `${path}/payment-session`, { body: { provider_id: 'manual' } }),
    'it is dropped': (/** @type {string} */ path) => call('DELETE', `${path}/payment-sessions/${demo}`),
    'it is begun anew': (/** @type {string} */ path) => call('POST', `${path}/payment-sessions/${demo}/refresh`),
  }
  for (const [name, change] of Object.entries(changes)) {
    test(`is the order’s although ${name} meanwhile`, async () => {
      const cart = await makePaid()
      const [{ status, body }, changed] = await whileOrdering(cart, () => change(cart.path))
      assert.deepEqual([status, body.type], [200, 'order'], JSON.stringify(body))
      assert.equal(changed.body.code, 'cart_closed', String(changed.status))
      assert.equal(await readState(cart.payment), 'paid')
      const { order } = await demand('GET', `/admin/orders/${body.data.id}`, { token })
      assert.deepEqual(
        order.payments.map(({ provider_id: id, data }) => [id, data.id]),
        [[demo, cart.payment]],
      )
    })
  }
})

test('a payment goes back where its cart moves to another region', { timeout: 120_000 }, async () => {
  const { path, payment } = await makePaid()
  const { cart } = await demand('GET', path)
  const { regions } = await demand('GET', '/store/regions')
  const other = regions.find(({ id, currency_code: code }) => id !== cart.region_id && code === 'usd')
  assert.ok(other)
  await demand('POST', path, { body: { region_id: other.id } })
  assert.equal((await demand('GET', path)).cart.region_id, other.id)
  assert.equal(await readState(payment), 'void')
})
