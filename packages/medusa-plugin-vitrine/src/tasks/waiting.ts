import type { EntityManager } from 'typeorm'
import { isOfflineSql } from '../payments/offline'
import { addTask, type TaskKind } from './tasks'

/**
 * What can be seen in the database to wait for a hand, whoever left it there. Each query answers `subjectId`, `orderId`,
 * `amount` and `currency` of those for which there is no task yet. What is older than a month is left out: a shop that gets
 * this plugin late is not to be told of years.
 */
const isRecent = (time: string) => `${time} > now() - interval '31 days'`

const isNew = (kind: TaskKind, subject: string) =>
  `NOT EXISTS (SELECT FROM vitrine_task WHERE kind = '${kind}' AND vitrine_task.subject_id = ${subject})`

// the merchant receives it first and pays the difference then: what is done within the hour needs no mail
const unpaidExchanges = `
  SELECT swap.id AS "subjectId", swap.order_id AS "orderId", -swap.difference_due AS amount, NULL AS currency
  FROM swap JOIN "return" request ON request.swap_id = swap.id
  WHERE swap.confirmed_at IS NOT NULL AND swap.canceled_at IS NULL AND swap.difference_due < 0
    AND swap.payment_status <> 'difference_refunded'
    AND (swap.payment_status = 'requires_action' AND ${isRecent('swap.confirmed_at')}
      OR request.received_at < now() - interval '1 hour' AND ${isRecent('request.received_at')})
    AND ${isNew('refund-due', 'swap.id')}`

const unpaidComplaints = `
  SELECT claim.id AS "subjectId", claim.order_id AS "orderId", claim.refund_amount AS amount, NULL AS currency
  FROM claim_order claim
  WHERE claim.type = 'refund' AND claim.payment_status = 'not_refunded' AND claim.canceled_at IS NULL
    AND claim.refund_amount > 0 AND claim.created_at < now() - interval '1 hour'
    AND ${isRecent('claim.created_at')}
    AND ${isNew('refund-due', 'claim.id')}`

// a provider that moves no money cancels what was captured without giving anything back
const keptPayments = () => `
  SELECT payment.id AS "subjectId", payment.order_id AS "orderId", payment.amount - payment.amount_refunded AS amount,
    payment.currency_code AS currency
  FROM payment JOIN "order" ON "order".id = payment.order_id
  WHERE "order".status = 'canceled' AND payment.captured_at IS NOT NULL AND payment.amount_refunded < payment.amount
    AND (payment.canceled_at IS NULL OR ${isOfflineSql('payment.provider_id')}) AND ${isRecent('"order".canceled_at')}
    AND ${isNew('payment-not-given-back', 'payment.id')}`

const failedCaptures = `
  SELECT payment.id AS "subjectId", payment.order_id AS "orderId", payment.amount, payment.currency_code AS currency
  FROM payment JOIN "order" ON "order".id = payment.order_id LEFT JOIN swap ON swap.id = payment.swap_id
  WHERE "order".status <> 'canceled' AND payment.captured_at IS NULL AND payment.canceled_at IS NULL
    AND CASE WHEN swap.id IS NULL THEN "order".payment_status = 'requires_action'
      ELSE swap.payment_status = 'requires_action' AND swap.canceled_at IS NULL END
    AND ${isRecent('payment.created_at')} AND ${isNew('capture-failed', 'payment.id')}`

// Medusa goes on calling the order captured, and what a provider has promised expires; an exchange is captured once what
// goes back has come
const dueCaptures = () => `
  SELECT payment.id AS "subjectId", payment.order_id AS "orderId", payment.amount, payment.currency_code AS currency
  FROM payment JOIN "order" ON "order".id = payment.order_id
    LEFT JOIN payment_collection_payments link ON link.payment_id = payment.id
    LEFT JOIN order_edit edit ON edit.payment_collection_id = link.payment_collection_id
    LEFT JOIN swap ON swap.id = payment.swap_id
    LEFT JOIN "return" request ON request.swap_id = swap.id
  WHERE "order".status <> 'canceled' AND payment.captured_at IS NULL AND payment.canceled_at IS NULL
    AND NOT ${isOfflineSql('payment.provider_id')} AND ${isRecent('payment.created_at')}
    AND (edit.confirmed_at < now() - interval '1 hour' AND "order".payment_status NOT IN ('not_paid', 'awaiting')
      OR swap.canceled_at IS NULL AND request.received_at < now() - interval '1 hour')
    AND ${isNew('capture-due', 'payment.id')}`

// as long as the outbox tries; the mails about tasks are not told by a mail
const lostMails = `
  SELECT mail.id::text AS "subjectId", "order".id AS "orderId", NULL::integer AS amount, NULL AS currency
  FROM vitrine_mail mail LEFT JOIN "order" ON "order".id = coalesce(mail.order_id, mail.subject_id)
  WHERE mail.sent_at IS NULL AND mail.created_at <= now() - interval '3 days' AND mail.kind <> 'merchant.task'
    AND ${isRecent('mail.created_at')}
    AND ${isNew('mail-not-sent', 'mail.id::text')}`

const listFinders = (): { kind: TaskKind; query: string }[] => [
  { kind: 'refund-due', query: unpaidExchanges },
  { kind: 'refund-due', query: unpaidComplaints },
  { kind: 'payment-not-given-back', query: keptPayments() },
  { kind: 'capture-failed', query: failedCaptures },
  { kind: 'capture-due', query: dueCaptures() },
  { kind: 'mail-not-sent', query: lostMails },
]

/**
 * Makes a task of all that waits and is none yet.
 * @param manager outside of any transaction
 * @returns how many are new
 */
export async function addWaiting(manager: EntityManager): Promise<number> {
  let added = 0
  for (const { kind, query } of listFinders()) {
    for (const found of await manager.query(query)) {
      const isAdded = await manager.transaction((transaction) => addTask(transaction, { kind, ...found }))
      if (isAdded) added += 1
    }
  }
  return added
}
