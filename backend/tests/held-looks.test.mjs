// How often providers are asked what they hold for carts that were left: on tables of its own, hours pass at once
import assert from 'node:assert/strict'
import { createRequire } from 'node:module'
import { after, before, beforeEach, describe, test } from 'node:test'
import { setTimeout as wait } from 'node:timers/promises'
import { copyTables } from './own-tables.mjs'

const { default: HeldPaymentsService } = createRequire(import.meta.url)(
  '../../packages/medusa-plugin-vitrine/dist/services/held-payments.js',
)
const tables = [
  ...['cart', 'region', 'payment', 'payment_session', 'order'],
  ...['payment_collection', 'payment_collection_sessions', 'order_edit', 'payment_collection_payments'],
  ...['vitrine_given_back', 'vitrine_held_look'],
]
/** @type {Awaited<ReturnType<typeof copyTables>>['database']} */
let database
/** @type {() => Promise<void>} */
let drop

before(async () => {
  ;({ database, drop } = await copyTables(tables))
  await database.query(`INSERT INTO region (id, name, currency_code, tax_rate) VALUES ('reg_1', 'Europe', 'eur', 0)`)
})

beforeEach(() => database.query('TRUNCATE cart, payment, payment_session, vitrine_given_back, vitrine_held_look'))

after(() => drop())

/** Carts whose shopper chose how to pay an hour ago and left. @param {number} count */
async function leaveCarts(count) {
  const values = [count]
  await database.query(
    `INSERT INTO cart (id, region_id) SELECT 'cart_' || at, 'reg_1' FROM generate_series(1, $1::int) at`,
    values,
  )
  await database.query(
    `INSERT INTO payment_session (id, cart_id, provider_id, is_selected, data, status, updated_at)
    SELECT 'ps_' || at, 'cart_' || at, 'card', true, jsonb_build_object('id', at), 'pending', now() - interval '1 hour'
    FROM generate_series(1, $1::int) at`,
    values,
  )
}

/**
 * A Medusa whose provider is asked, and what it was asked for.
 * @param {() => Promise<string>} [answer]
 */
function startMedusa(answer = async () => 'pending') {
  /** @type {unknown[]} */
  const asked = []
  const provider = {
    /** @param {{ id: unknown }} data */
    getPaymentStatus(data) {
      asked.push(data.id)
      return answer()
    },
    cancelPayment: async () => ({}),
  }
  const payments = new HeldPaymentsService({
    manager: database.manager,
    logger: { warn() {} },
    paidDifferencesService: { listOpen: async () => new Map() },
    paymentProviderService: { retrieveProvider: () => provider },
    cartService: { withTransaction: () => ({ deleteTaxLines: async () => {} }) },
  })
  return { payments, asked }
}

async function passAnHour() {
  await database.query(`UPDATE payment_session SET updated_at = updated_at - interval '1 hour'`)
  await database.query(
    `UPDATE vitrine_held_look SET looked_at = looked_at - interval '1 hour', due_at = due_at - interval '1 hour'`,
  )
}

describe('a provider is asked about a cart that was left', { timeout: 120_000 }, () => {
  test('the more seldom the longer it is left: twelve times in eight days', async () => {
    await leaveCarts(1)
    const { payments, asked } = startMedusa()
    const hours = []
    for (let hour = 1; hour < 8 * 24; hour += 1) {
      const before = asked.length
      await payments.release()
      if (asked.length > before) hours.push(hour)
      await passAnHour()
    }
    assert.deepEqual(hours, [1, 2, 4, 8, 16, 32, 56, 80, 104, 128, 152, 176])
  })

  test('from the beginning once the shopper has come back to it', async () => {
    await leaveCarts(1)
    const { payments, asked } = startMedusa()
    for (let hour = 1; hour <= 4; hour += 1) {
      await payments.release()
      await passAnHour()
    }
    assert.equal(asked.length, 3)
    await payments.release()
    assert.equal(asked.length, 3, 'not due')
    await database.query(`UPDATE payment_session SET updated_at = now()`)
    await passAnHour()
    await payments.release()
    await passAnHour()
    await payments.release()
    assert.equal(asked.length, 5)
  })

  test('once, however many Medusas look at the same moment', async () => {
    await leaveCarts(30)
    const answer = () => wait(5).then(() => 'pending')
    const medusas = [startMedusa(answer), startMedusa(answer), startMedusa(answer)]
    await Promise.all(medusas.map(({ payments }) => payments.release()))
    const asked = medusas.flatMap((medusa) => medusa.asked)
    assert.equal(asked.length, 30)
    assert.equal(new Set(asked).size, 30)
    await Promise.all(medusas.map(({ payments }) => payments.release()))
    assert.equal(medusas.flatMap((medusa) => medusa.asked).length, 30)
    await medusas[0]?.payments.release({ isAtOnce: true })
    assert.equal(medusas.flatMap((medusa) => medusa.asked).length, 60, 'unless the merchant asks at once')
  })

  test('with five hundred others in one run at most, those first that were asked about least', async () => {
    await leaveCarts(700)
    const { payments, asked } = startMedusa()
    await payments.release()
    assert.equal(asked.length, 500)
    await passAnHour()
    await payments.release()
    assert.equal(new Set(asked).size, 700)
    assert.equal(asked.length, 1000)
  })

  test('at the next look where it was away, and what it holds then goes back', async () => {
    await leaveCarts(1)
    let status = 'away'
    const { payments, asked } = startMedusa(async () => {
      if (status === 'away') throw new Error('503')
      return status
    })
    for (const expected of [1, 2, 3]) {
      assert.deepEqual(await payments.release(), [])
      assert.equal(asked.length, expected)
    }
    status = 'authorized'
    assert.deepEqual(await payments.release(), ['cart_1'])
    const before = asked.length
    assert.deepEqual(await payments.release(), [])
    assert.equal(asked.length, before)
  })

  test('while the cart may be ordered: nothing waits for a provider that is slow', async () => {
    await leaveCarts(1)
    /** @type {boolean[]} */
    const isFree = []
    const { payments } = startMedusa(async () => {
      const [lock] = await database.query(`SELECT pg_try_advisory_xact_lock(hashtext('complete cart_1')) AS free`)
      isFree.push(lock.free)
      return 'pending'
    })
    await payments.release()
    assert.deepEqual(isFree, [true])
  })
})
