// How often providers are asked whether a difference was paid, by several Medusas: on tables of its own, minutes pass at once
import assert from 'node:assert/strict'
import { createRequire } from 'node:module'
import { after, before, beforeEach, describe, test } from 'node:test'
import { setTimeout as wait } from 'node:timers/promises'
import { copyTables } from './own-tables.mjs'

const require = createRequire(import.meta.url)
const services = '../../packages/medusa-plugin-vitrine/dist/services'
const { default: PaidDifferencesService } = require(`${services}/paid-differences.js`)
const { default: HeldPaymentsService } = require(`${services}/held-payments.js`)
const tables = [
  ...['cart', 'region', 'swap', 'payment', 'payment_session', 'order'],
  ...['payment_collection', 'payment_collection_sessions', 'order_edit', 'payment_collection_payments'],
  ...['vitrine_given_back', 'vitrine_held_look', 'vitrine_difference_look'],
]
/** @type {Awaited<ReturnType<typeof copyTables>>['database']} */
let database
/** @type {() => Promise<void>} */
let drop

before(async () => {
  ;({ database, drop } = await copyTables(tables))
  await database.query(`INSERT INTO region (id, name, currency_code, tax_rate) VALUES ('reg_1', 'Europe', 'eur', 0)`)
})

beforeEach(() => database.query('TRUNCATE cart, swap, payment_session, vitrine_held_look, vitrine_difference_look'))

after(() => drop())

/** Exchanges whose shopper chose how to pay the difference an hour ago and left. @param {number} count */
async function leaveExchanges(count) {
  await database.query(
    `WITH made AS (SELECT at FROM generate_series(1, $1::int) at),
      carts AS (INSERT INTO cart (id, region_id, type) SELECT 'cart_' || at, 'reg_1', 'swap' FROM made),
      swaps AS (INSERT INTO swap (id, cart_id) SELECT 'swap_' || at, 'cart_' || at FROM made)
    INSERT INTO payment_session (id, cart_id, provider_id, is_selected, data, status, updated_at)
    SELECT 'ps_' || at, 'cart_' || at, 'card', true, jsonb_build_object('id', at), 'pending', now() - interval '1 hour'
    FROM made`,
    [count],
  )
}

/** A Medusa whose provider is asked, and what it was asked for. @param {() => Promise<string>} [answer] */
function startMedusa(answer = async () => 'pending') {
  /** @type {unknown[]} */
  const asked = []
  const provider = {
    /** @param {{ id: unknown }} data */
    async getPaymentStatus(data) {
      asked.push(data.id)
      await wait(2)
      return answer()
    },
    cancelPayment: async () => ({}),
  }
  const container = {
    manager: database.manager,
    logger: { warn() {} },
    paymentProviderService: { retrieveProvider: () => provider },
    cartService: { withTransaction: () => ({ deleteTaxLines: async () => {} }) },
  }
  const differences = new PaidDifferencesService(container)
  const payments = new HeldPaymentsService({ ...container, paidDifferencesService: differences })
  return { differences, payments, asked }
}

/** @param {number} minutes */
async function pass(minutes) {
  const ago = `interval '${minutes} minutes'`
  await database.query(`UPDATE payment_session SET updated_at = updated_at - ${ago}`)
  await database.query(`UPDATE vitrine_difference_look SET looked_at = looked_at - ${ago}`)
}

describe('a provider is asked about a difference', { timeout: 120_000 }, () => {
  test('once, however many Medusas look at the same moment, and again when it is due', async () => {
    await leaveExchanges(20)
    const medusas = [startMedusa(), startMedusa(), startMedusa()]
    const count = () => medusas.flatMap(({ asked }) => asked).length
    await Promise.all(medusas.map(({ differences }) => differences.settle()))
    assert.equal(count(), 20)
    await Promise.all(medusas.map(({ differences }) => differences.settle()))
    assert.equal(count(), 20)
    // it has waited for an hour, and is looked at after a tenth of that
    await pass(5)
    await medusas[1]?.differences.settle()
    assert.equal(count(), 20)
    await pass(2)
    await Promise.all(medusas.map(({ differences }) => differences.settle()))
    assert.equal(count(), 40)
  })

  test('whenever the merchant wants to know', async () => {
    await leaveExchanges(3)
    const { differences, asked } = startMedusa()
    await differences.settle()
    await differences.settle({ isAtOnce: true })
    assert.equal(asked.length, 6)
  })

  test('at once where its shopper has come back to it', async () => {
    await leaveExchanges(1)
    const { differences, asked } = startMedusa()
    await differences.settle()
    await database.query(`UPDATE payment_session SET updated_at = now() - interval '31 seconds'`)
    await database.query(`UPDATE vitrine_difference_look SET looked_at = now() - interval '50 seconds'`)
    await differences.settle()
    assert.equal(asked.length, 2)
  })

  test('every hour by one Medusa, and only about what it would give back', async () => {
    await leaveExchanges(10)
    await database.query(`UPDATE payment_session SET updated_at = now() WHERE cart_id > 'cart_5'`)
    const medusas = [startMedusa(), startMedusa()]
    await Promise.all(medusas.map(({ payments }) => payments.release()))
    const asked = medusas.flatMap((medusa) => medusa.asked)
    assert.deepEqual(new Set(asked).size, 6, 'cart_1 to cart_5, and cart_10')
    // whether it is paid, and what there is to give back
    assert.equal(asked.length, 12)
  })

  test('and where that is away nothing is given back', async () => {
    await leaveExchanges(1)
    let turns = 0
    const { payments } = startMedusa(async () => {
      turns += 1
      if (turns === 1) throw new Error('503')
      return 'authorized'
    })
    assert.deepEqual(await payments.release(), [])
    assert.equal(turns, 1)
    const [{ count }] = await database.query('SELECT count(*)::int FROM payment_session')
    assert.equal(count, 1)
  })
})
