import type { EntityManager } from 'typeorm'
import { redactMessage } from '../access-log/redact-message'
import type { QueuedMail } from './mail-writer'

/**
 * The order that a mail to its shopper is about, by whatever it is about. The confirmation of a withdrawal, whose statement
 * stands in none of these, waits for no other mail: the law wants it at once.
 */
const findOrder = `
  SELECT id FROM "order" WHERE id = $2
  UNION ALL SELECT order_id FROM order_edit WHERE id = $2
  UNION ALL SELECT order_id FROM swap WHERE id = $2
  UNION ALL SELECT order_id FROM claim_order WHERE id = $2
  UNION ALL SELECT order_id FROM gift_card WHERE id = $2
  UNION ALL SELECT coalesce(refund.order_id, payment.order_id)
    FROM refund LEFT JOIN payment ON payment.id = refund.payment_id WHERE refund.id = $2
  UNION ALL SELECT coalesce(parcel.order_id, swap.order_id, claim.order_id) FROM fulfillment parcel
    LEFT JOIN swap ON swap.id = parcel.swap_id LEFT JOIN claim_order claim ON claim.id = parcel.claim_order_id
    WHERE parcel.id = $2
  UNION ALL SELECT coalesce(request.order_id, swap.order_id, claim.order_id) FROM "return" request
    LEFT JOIN swap ON swap.id = request.swap_id LEFT JOIN claim_order claim ON claim.id = request.claim_order_id
    WHERE request.id = $2`

const add = `
  INSERT INTO vitrine_mail (kind, subject_id, order_id) VALUES ($1, $2::text, (${findOrder} LIMIT 1))
  ON CONFLICT DO NOTHING`

const addTo = `
  INSERT INTO vitrine_mail (kind, subject_id, locale, recipient) VALUES ($1, $2, $3, $4) ON CONFLICT DO NOTHING`

const addAgain = `
  INSERT INTO vitrine_mail (kind, subject_id, locale) VALUES ($1, $2, $3)
  ON CONFLICT (kind, subject_id) DO UPDATE
  SET locale = $3, created_at = now(), due_at = now(), attempts = 0, sent_at = NULL, last_error = NULL`

const isTried = (mail: string) => `${mail}.sent_at IS NULL AND ${mail}.created_at > now() - interval '3 days'`

/**
 * The one who takes a mail has it to himself until `due_at`, which he puts off while he sends; should he die meanwhile, another
 * takes it then. Of the mails about an order the earlier go first, however often they are tried. Mails that could not be sent
 * for three days are left alone, and let the later ones go.
 */
const take = `
  UPDATE vitrine_mail SET attempts = attempts + 1, due_at = now() + interval '2 minutes'
  WHERE id = (
    SELECT mail.id FROM vitrine_mail mail
    WHERE ${isTried('mail')} AND mail.due_at <= now() AND NOT EXISTS (
      SELECT FROM vitrine_mail earlier
      WHERE earlier.order_id = mail.order_id AND earlier.id < mail.id AND ${isTried('earlier')})
    ORDER BY mail.due_at LIMIT 1 FOR UPDATE SKIP LOCKED
  )
  RETURNING id, kind, subject_id AS "subjectId", locale, recipient, attempts`

const keep = `
  UPDATE vitrine_mail SET due_at = now() + interval '2 minutes' WHERE id = $1 AND attempts = $2 AND sent_at IS NULL`

// a mail that was given up and went out after all waits for nobody any more
const finish = `
  WITH sent AS (
    UPDATE vitrine_mail SET sent_at = now(), last_error = NULL, recipient = NULL WHERE id = $1 RETURNING id::text
  )
  UPDATE vitrine_task SET done_at = now()
  WHERE kind = 'mail-not-sent' AND done_at IS NULL AND subject_id IN (SELECT id FROM sent)`

const restart = `
  UPDATE vitrine_mail SET created_at = now(), due_at = now(), attempts = 0
  WHERE id = $1 AND sent_at IS NULL AND created_at <= now() - interval '3 days' RETURNING id`

const readState = `
  SELECT kind, created_at > now() - interval '3 days' AS "isTried", attempts, last_error AS "lastError" FROM vitrine_mail
  WHERE id = $1 AND sent_at IS NULL`

// what tells a former address of a change is still sent: somebody else may have made it
const drop = `
  WITH dropped AS (
    DELETE FROM vitrine_mail mail USING customer
    WHERE customer.id = $1 AND mail.sent_at IS NULL AND (
      mail.recipient = customer.email
      OR mail.kind = 'customer.password_reset' AND mail.subject_id = customer.id
      OR mail.kind = 'order-update-token.created' AND starts_with(mail.subject_id, customer.id || ',')
      OR mail.kind = 'customer.address_changed' AND starts_with(mail.subject_id, customer.id || ':')
        AND NOT (${isTried('mail')}))
    RETURNING mail.id::text
  )
  UPDATE vitrine_task SET done_at = now()
  WHERE kind = 'mail-not-sent' AND done_at IS NULL AND subject_id IN (SELECT id FROM dropped)`

const postpone = `
  UPDATE vitrine_mail SET last_error = $2, due_at = now() + $3 * interval '1 millisecond' WHERE id = $1`

/** Queues a mail in the manager's transaction; one that was queued before stays as it is. */
export async function enqueueMail(
  manager: EntityManager,
  { kind, subjectId }: Pick<QueuedMail, 'kind' | 'subjectId'>,
): Promise<void> {
  await manager.query(add, [kind, subjectId])
}

/** Queues a mail to an address, which is kept until the mail is sent. */
export async function enqueueTo(
  manager: EntityManager,
  { kind, subjectId, locale, recipient }: Pick<QueuedMail, 'kind' | 'subjectId' | 'locale' | 'recipient'>,
): Promise<void> {
  await manager.query(addTo, [kind, subjectId, locale, recipient])
}

/** Queues a mail that may be sent many times; while it waits, asking again changes its language only. */
export async function enqueueAgain(
  manager: EntityManager,
  { kind, subjectId, locale }: Pick<QueuedMail, 'kind' | 'subjectId' | 'locale'>,
): Promise<void> {
  await manager.query(addAgain, [kind, subjectId, locale])
}

/** Takes the mail that is due longest, or null. */
export async function takeMail(manager: EntityManager): Promise<QueuedMail | null> {
  const [[mail]] = await manager.query(take)
  return mail ?? null
}

/** Keeps a mail that was taken from others for two minutes more. */
export async function keepMail(
  manager: EntityManager,
  { id, attempts }: Pick<QueuedMail, 'id' | 'attempts'>,
): Promise<void> {
  await manager.query(keep, [id, attempts])
}

export async function markSent(manager: EntityManager, id: string): Promise<void> {
  await manager.query(finish, [id])
}

/** Tries a mail for three days more that was given up. @returns false where it is being tried, was sent, or is not there */
export async function retryMail(manager: EntityManager, id: string): Promise<boolean> {
  // typeorm answers an UPDATE with [rows, count]
  const [rows]: [unknown[], number] = await manager.query(restart, [id])
  return rows.length > 0
}

/**
 * Drops the mails about an account that were not sent, with the addresses that they were for, in the transaction that makes
 * the account nobody's: before its address is forgotten. Mails about its orders are not about the account.
 */
export async function dropAccountMails(manager: EntityManager, customerId: string): Promise<void> {
  await manager.query(drop, [customerId])
}

/** What has become of a mail that was not sent so far; null where it was. */
export async function readUnsentMail(
  manager: EntityManager,
  id: string,
): Promise<{ kind: string; isTried: boolean; attempts: number; lastError: string | null } | null> {
  const [mail] = await manager.query(readState, [id])
  return mail ?? null
}

/** @param failure the mail server's words may name the recipient, so that they are kept without any address */
export async function markFailed(
  manager: EntityManager,
  id: string,
  { reason, retryInMs }: { reason: string; retryInMs: number },
): Promise<void> {
  await manager.query(postpone, [id, redactMessage(reason), retryInMs])
}
