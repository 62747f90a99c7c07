import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { signInAsAdmin } from './medusa-client.mjs'
import { acts, closeDatabase, isShipped, makeOrder, readOrder, withShelf } from './order-acts.mjs'
import { beginLedger, listOutcomes, toSaid } from './order-model.mjs'
import { removeProducts } from './shop-fixtures.mjs'

/**
 * @typedef {import('./order-acts.mjs').Made} Made
 * @typedef {import('./order-model.mjs').Ledger} Ledger
 * @typedef {{ act: string, status: number, outcome: 'done' | 'refused' | 'unknown', code: string }} Sent
 */

const atOnce = 4
// what Medusa says to one of two requests at once, which may have been done all the same
const retryCodes = ['invalid_state_error', 'try_again']
/** @type {string} */
let token

before(async () => {
  token = await signInAsAdmin()
})

after(async () => {
  await removeProducts(token)
  await closeDatabase()
})

/** @param {string[]} names @param {(order: Made, ledger: Ledger) => Promise<unknown>} work */
function withOrder(names, work) {
  const needs = new Set(names.flatMap((name) => acts[name].needs ?? []))
  return withShelf(token, async (shelf) => {
    const order = await makeOrder(shelf, token, needs)
    await work(order, beginLedger(order, await readOrder(order, token), needs))
  })
}

/** @param {Made} order @param {string} name @returns {Promise<Sent>} */
async function send(order, name) {
  const { status, body } = await acts[name].send(order, token)
  assert.ok([200, 400, 404, 409].includes(status), `${name} was answered ${status}: ${JSON.stringify(body)}`)
  return { act: name, status, outcome: toOutcome(status, body), code: body.code }
}

/** @param {number} status @param {import('./medusa-client.mjs').Reply['body']} body @returns {Sent['outcome']} */
function toOutcome(status, body) {
  if (status === 200) return 'done'
  return retryCodes.includes(body.code) ? 'unknown' : 'refused'
}

/**
 * Holds Medusa to what the ledger allows.
 * @param {{ order: Made, ledger: Ledger, sent: Sent[] }} of
 * @returns {Promise<Ledger>} from here on
 */
async function check({ order, ledger, sent }) {
  const said = await readOrder(order, token)
  const { payments, refunds, refundable_amount: refundable, paid_total: paidTotal } = said.order
  const refunded = refunds.reduce((sum, { amount }) => sum + amount, 0)
  for (const payment of payments)
    assert.ok(payment.amount_refunded <= payment.amount, 'more is paid back than was paid')
  assert.equal(
    payments.reduce((sum, { amount_refunded: amount }) => sum + amount, 0),
    refunded,
    'refunds of payments',
  )
  const paid = payments.reduce((sum, { amount, canceled_at: at }) => sum + (at ? 0 : amount), 0)
  assert.deepEqual([paidTotal, refundable], [paid, paid - refunded], 'what Medusa counts as paid and refundable')
  const found = { ...said, refunded, cancelled: said.order.status === 'canceled' }
  const outcomes = listOutcomes(ledger, sent)
  const match = outcomes.find((outcome) => JSON.stringify(toSaid(outcome)) === JSON.stringify(toSaid(found)))
  const report = { sent, found: toSaid(found), allowed: outcomes.map((outcome) => toSaid(outcome)) }
  assert.ok(match, `no order of these acts leaves this: ${JSON.stringify(report, null, 1)}`)
  return match
}

const names = Object.keys(acts)

describe('an act on an order', { concurrency: atOnce, timeout: 900_000 }, () => {
  for (const name of names) {
    test(`${name}, sent once and again`, () =>
      withOrder([name], async (order, ledger) => {
        const first = await send(order, name)
        assert.notEqual(first.outcome, 'refused', JSON.stringify(first))
        const then = await check({ order, ledger, sent: [first] })
        await check({ order, ledger: then, sent: [await send(order, name)] })
      }))

    test(`${name}, sent three times at once`, () =>
      withOrder([name], async (order, ledger) => {
        const sent = await Promise.all([name, name, name].map((each) => send(order, each)))
        await check({ order, ledger, sent })
      }))
  }
})

/** @param {string} one @param {string} other */
function canMeet(one, other) {
  /** @param {string} name @param {number} beside */
  /** @type {(name: string, beside: string) => boolean} */
  const isStoodFor = (name, beside) => acts[name].meets?.includes(beside) === false
  if (isStoodFor(one, other) || isStoodFor(other, one)) return false
  const needs = new Set([...(acts[one].needs ?? []), ...(acts[other].needs ?? [])])
  return !isShipped(needs) || !(needs.has('unshipped') || needs.has('uncaptured'))
}

describe('two acts on an order at once', { concurrency: atOnce, timeout: 900_000 }, () => {
  for (const [at, one] of names.entries()) {
    for (const other of names.slice(at + 1).filter((name) => canMeet(one, name))) {
      test(`${one} and ${other}`, () =>
        withOrder([one, other], async (order, ledger) => {
          const sent = await Promise.all([one, other].map((each) => send(order, each)))
          await check({ order, ledger, sent })
        }))
    }
  }
})
