// In which order the mails about an order go out: the outbox alone, on tables of its own
import assert from 'node:assert/strict'
import { createRequire } from 'node:module'
import { after, before, beforeEach, describe, test } from 'node:test'
import { copyTables } from './own-tables.mjs'

const outbox = createRequire(import.meta.url)('../../packages/medusa-plugin-vitrine/dist/mail/outbox.js')
const subjects = [
  'order',
  'order_edit',
  'swap',
  'claim_order',
  'gift_card',
  'refund',
  'payment',
  'fulfillment',
  'return',
]

/** @type {Awaited<ReturnType<typeof copyTables>>['database']} */
let database
/** @type {() => Promise<void>} */
let drop

before(async () => {
  ;({ database, drop } = await copyTables(['vitrine_mail', ...subjects]))
  for (const row of [
    `"order" (id) VALUES ('order_1'), ('order_2')`,
    `swap (id, order_id) VALUES ('swap_1', 'order_1')`,
    `claim_order (id, order_id) VALUES ('claim_1', 'order_1')`,
    `order_edit (id, order_id) VALUES ('oe_1', 'order_1')`,
    `gift_card (id, order_id) VALUES ('gift_1', 'order_1')`,
    `payment (id, order_id) VALUES ('pay_1', 'order_1')`,
    `refund (id, order_id, payment_id) VALUES ('ref_1', 'order_1', NULL), ('ref_2', NULL, 'pay_1')`,
    `fulfillment (id, order_id, swap_id, claim_order_id)
      VALUES ('ful_1', 'order_1', NULL, NULL), ('ful_2', NULL, 'swap_1', NULL), ('ful_3', NULL, NULL, 'claim_1')`,
    `"return" (id, order_id, swap_id, claim_order_id)
      VALUES ('ret_1', 'order_1', NULL, NULL), ('ret_2', NULL, 'swap_1', NULL), ('ret_3', NULL, NULL, 'claim_1')`,
  ])
    await database.query(`INSERT INTO ${row}`)
})

beforeEach(() => database.query('TRUNCATE vitrine_mail'))

after(() => drop())

/** @param {[kind: string, subjectId: string][]} mails */
async function enqueue(...mails) {
  for (const [kind, subjectId] of mails) await outbox.enqueueMail(database.manager, { kind, subjectId })
}

/** @returns {Promise<{ id: string, kind: string, subjectId: string, attempts: number } | null>} */
const take = () => outbox.takeMail(database.manager)

/** All that can be taken at this moment, in turn. */
async function takeAll() {
  const taken = []
  for (let mail = await take(); mail; mail = await take()) taken.push(mail)
  return taken
}

/** @param {{ subjectId: string }[]} mails */
const toSubjects = (mails) => mails.map(({ subjectId }) => subjectId)

const later = [
  ...['oe_1', 'swap_1', 'claim_1', 'gift_1', 'ref_1', 'ref_2'],
  ...['ful_1', 'ful_2', 'ful_3', 'ret_1', 'ret_2', 'ret_3'],
]

describe('of the mails about an order', { timeout: 60_000 }, () => {
  test('a parcel is told only once its confirmation is out, whoever asks, and other orders go on', async () => {
    await enqueue(['order.placed', 'order_1'], ['order.shipment_created', 'ful_1'], ['order.placed', 'order_2'])
    const [placed, ...others] = await Promise.all([take(), take(), take()])
    assert.deepEqual(
      [placed, ...others].map((mail) => mail?.subjectId ?? '').sort(),
      ['', 'order_1', 'order_2'],
      'while the first is being sent',
    )
    const first = [placed, ...others].find((mail) => mail?.subjectId === 'order_1')
    await outbox.markFailed(database.manager, first?.id, { reason: '450 later', retryInMs: 3_600_000 })
    assert.deepEqual(await takeAll(), [], 'while it is to be tried again')
    await outbox.markSent(database.manager, first?.id)
    assert.deepEqual(toSubjects(await takeAll()), ['ful_1'])
  })

  for (const subjectId of later) {
    test(`one about ${subjectId} is about its order`, async () => {
      await enqueue(['order.placed', 'order_1'], ['order.shipment_created', subjectId])
      assert.deepEqual(toSubjects(await takeAll()), ['order_1'])
    })
  }

  test('one that was given up keeps back none, until it is tried again', async () => {
    await enqueue(['order.placed', 'order_1'], ['order.shipment_created', 'ful_1'], ['fulfillment.delivered', 'ful_1'])
    await database.query(
      `UPDATE vitrine_mail SET created_at = now() - interval '4 days', attempts = 900 WHERE kind = 'order.placed'`,
    )
    const [shipped] = await takeAll()
    assert.equal(shipped?.kind, 'order.shipment_created')
    await outbox.markSent(database.manager, shipped?.id)
    const [{ id }] = await database.query(`SELECT id FROM vitrine_mail WHERE kind = 'order.placed'`)
    assert.equal(await outbox.retryMail(database.manager, id), true)
    assert.deepEqual(toSubjects(await takeAll()), ['order_1'])
    await outbox.markSent(database.manager, id)
    assert.deepEqual(toSubjects(await takeAll()), ['ful_1'])
  })

  test('what goes to somebody else, or at once by law, waits for none', async () => {
    await enqueue(['order.placed', 'order_1'], ['order.withdrawn', 'statement_1'], ['merchant.task', '1'])
    assert.deepEqual(toSubjects(await takeAll()), ['order_1', 'statement_1', '1'])
  })
})
