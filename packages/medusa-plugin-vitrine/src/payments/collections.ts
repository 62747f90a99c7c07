import type { EntityManager } from 'typeorm'
import { markPutRight } from './given-back'

/**
 * What a payment collection holds, said in SQL where Medusa's services say it wrongly. `manager` is that of a transaction.
 */

const lock = 'SELECT id FROM payment_collection WHERE id = $1 FOR UPDATE'

const setOpen = `UPDATE payment_collection SET status = 'not_paid' WHERE id = $1 AND status = 'awaiting'`

const findSession = `
  SELECT provider_id AS provider, amount, data->>'id' AS reference FROM payment_session WHERE id = $1 AND payment_authorized_at IS NOT NULL`

const findMadeChange = 'SELECT FROM order_edit WHERE payment_collection_id = $1 AND confirmed_at IS NOT NULL'

const findPayment = `
  SELECT payment.id FROM payment JOIN payment_collection_payments AS link ON link.payment_id = payment.id
  WHERE link.payment_collection_id = $1 AND provider_id = $2 AND amount = $3 AND canceled_at IS NULL
  ORDER BY payment.data->>'id' IS NOT DISTINCT FROM $4 DESC LIMIT 1`

const unlink = 'DELETE FROM payment_collection_payments WHERE payment_collection_id = $1 AND payment_id = $2'

const cancel = 'UPDATE payment SET canceled_at = now() WHERE id = $1'

const makeUnpaid = `UPDATE payment_collection SET status = 'not_paid', authorized_amount = NULL WHERE id = $1`

const removeSession = 'DELETE FROM payment_session WHERE id = $1'

const removeGoingBack = `
  DELETE FROM payment_session session
  USING vitrine_given_back back JOIN payment_collection_sessions link ON link.payment_collection_id = back.payable_id
  WHERE back.payable_id = $1 AND NOT back.is_put_right AND link.payment_session_id = session.id
    AND back.provider_id = session.provider_id AND back.reference IS NOT DISTINCT FROM session.data->>'id'`

export const lockCollection = (manager: EntityManager, id: string) => manager.query(lock, [id])

/** Lets another way to pay be chosen after one that came to nothing. */
export const reopen = (manager: EntityManager, id: string) => manager.query(setOpen, [id])

export const setUnpaid = (manager: EntityManager, id: string) => manager.query(makeUnpaid, [id])

/** What a session was paid with. */
interface Authorized {
  provider: string
  /** Minor units. */
  amount: number
  /** The provider's own name of it, where it has one: two parts may be as large as each other. */
  reference: string | null
}

export async function findAuthorized(manager: EntityManager, sessionId: string): Promise<Authorized | undefined> {
  const [session]: Authorized[] = await manager.query(findSession, [sessionId])
  return session
}

/** Whether what the collection pays for was delivered: the change of the order is made. */
export async function isSpent(manager: EntityManager, id: string) {
  return (await manager.query(findMadeChange, [id])).length > 0
}

/** Takes a session's payment out of the collection, which has to be paid anew. */
export async function forgetAuthorized(
  manager: EntityManager,
  id: string,
  { provider, amount, reference }: Authorized,
) {
  const [payment]: { id: string }[] = await manager.query(findPayment, [id, provider, amount, reference])
  if (payment) {
    await manager.query(unlink, [id, payment.id])
    await manager.query(cancel, [payment.id])
  }
  await setUnpaid(manager, id)
}

/** Takes a session out of its collection, with which nobody can pay any more. */
export const forgetSession = (manager: EntityManager, sessionId: string) => manager.query(removeSession, [sessionId])

/** Takes out the sessions whose money was refunded by a process that was cut off then. */
export async function forgetGoingBack(manager: EntityManager, id: string) {
  await manager.query(removeGoingBack, [id])
  await markPutRight(manager, id)
}
