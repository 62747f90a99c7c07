import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { createRequire } from 'node:module'
import { after, before, test } from 'node:test'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { readMailsTo, waitForMailTo } from './mailbox.mjs'

const { default: ShopMailService } = createRequire(import.meta.url)(
  '../../packages/medusa-plugin-vitrine/dist/services/shop-mail.js',
)
const { DATABASE_URL, SMTP_URL } = process.env
const nobodyListens = 'smtp://127.0.0.1:1'
const schema = `queue_${randomUUID().replaceAll('-', '')}`
const email = `${randomUUID()}@vitrine.example`
/** @type {import('pg').Client} */
let database

// a table of its own: the running backend would send what is in the shop's
before(async () => {
  database = new pg.Client({ connectionString: DATABASE_URL })
  await database.connect()
  await database.query(`CREATE SCHEMA ${schema}`)
  await database.query(`CREATE TABLE ${schema}.vitrine_mail (LIKE public.vitrine_mail INCLUDING ALL)`)
  await database.query(`SET search_path TO ${schema}, public`)
})

after(async () => {
  await database.query(`DROP SCHEMA ${schema} CASCADE`)
  await database.end()
})

/** Answers as TypeORM's does. */
const manager = {
  /** @param {string} statement @param {unknown[]} values */
  async query(statement, values) {
    const { command, rows, rowCount } = await database.query(statement, values)
    return command === 'UPDATE' ? [rows, rowCount] : rows
  },
}

const order = { id: 'order_1', email, display_id: 7, currency_code: 'eur', items: [], payments: [], cart: {} }
const item = { title: 'Mug', description: null, created_at: '2026-03-01T09:00:00Z' }
const parcel = { id: 'ful_1', order_id: order.id, items: [{ quantity: 1, item }], tracking_links: [] }
const request = { id: 'ret_1', order_id: order.id, status: 'requested', items: [], refund_amount: 900 }
const swap = { id: 'swap_1', order_id: order.id, additional_items: [], return_order: request, difference_due: 0 }

/** A process of the backend, whose orders are always the same. @param {string} smtpUrl */
function startMails(smtpUrl) {
  /** @param {object} record */
  const of = (record) => ({ retrieve: async () => record })
  const container = {
    manager,
    logger: { warn: () => undefined, error: () => undefined },
    orderService: { ...of(order), retrieveWithTotals: async () => ({ ...order, total: 900, refundable_amount: 900 }) },
    fulfillmentService: of({ ...parcel, metadata: { delivered_at: '2026-03-02T09:00:00Z' } }),
    returnService: of(request),
    swapService: of(swap),
    orderEditService: {
      ...of({ order_id: order.id, status: 'requested', changes: [] }),
      decorateTotals: async (/** @type {object} */ edit) => ({ ...edit, total: 900, difference_due: 0 }),
    },
    paymentProviderService: { retrieveRefund: async () => ({ order_id: order.id, amount: 900, reason: 'return' }) },
  }
  const from = 'Shop <shop@vitrine.example>'
  const mails = new ShopMailService(container, { mail: { smtpUrl, from, storeUrl: 'https://shop.example' } })
  mails.start()
  return mails
}

const kinds = {
  'order.canceled': /is cancelled$/,
  'order.shipment_created': /is on its way$/,
  'fulfillment.delivered': /has been delivered$/,
  'order.refund_created': /^A refund of/,
  'order.return_requested': /^Your return of .* Vitrine$/,
  'order.items_returned': /has arrived$/,
  'swap.payment_completed': /is confirmed$/,
  'order-edit.requested': /^A change/,
  'order-edit.confirmed': /has been changed$/,
}

test('mails about an order outlive a dead mail server and a restart, and come once', { timeout: 60_000 }, async () => {
  const before = startMails(nobodyListens)
  for (const kind of Object.keys(kinds)) await before.enqueue(kind, `${kind}_1`)
  const failed = 'SELECT count(*)::int AS failed FROM vitrine_mail WHERE last_error IS NOT NULL AND sent_at IS NULL'
  while (Number((await database.query(failed)).rows[0].failed) === 0) await wait(100)
  await before.stop()
  assert.equal((await readMailsTo(email)).length, 0)

  const afterwards = startMails(SMTP_URL ?? '')
  await waitForMailTo(email, { nth: Object.keys(kinds).length, deadlineMs: 40_000 })
  await afterwards.stop()
  const subjects = (await readMailsTo(email)).map(({ subject }) => subject)
  for (const [kind, expected] of Object.entries(kinds)) {
    assert.equal(subjects.filter((subject) => expected.test(subject)).length, 1, `${kind}: ${subjects.join(', ')}`)
  }
})
