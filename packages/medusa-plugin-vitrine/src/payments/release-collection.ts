import type { Services } from '../container'
import { lockCollection, setUnpaid } from './collections'

const findCollection = `
  SELECT payment_collection_id AS id FROM order_edit
  WHERE id = $1 AND confirmed_at IS NULL AND payment_collection_id IS NOT NULL`

const listPayments = `
  SELECT payment.id FROM payment JOIN payment_collection_payments link ON link.payment_id = payment.id
  WHERE link.payment_collection_id = $1 AND canceled_at IS NULL ORDER BY payment.id`

const listSessions = `
  SELECT session.id, session.provider_id, session.data, payment_authorized_at IS NOT NULL AS authorized
  FROM payment_session session JOIN payment_collection_sessions link ON link.payment_session_id = session.id
  WHERE link.payment_collection_id = $1 ORDER BY session.id`

const unlinkPayments = 'DELETE FROM payment_collection_payments WHERE payment_collection_id = $1'

const dropSession = 'DELETE FROM payment_session WHERE id = $1'

/**
 * Gives back what was paid for a change of an order that is not made, and forgets how it was to be paid.
 * @param services `manager` is that of a
 *   transaction that has locked the order
 */
export async function releaseCollection(
  { manager, paymentProviderService }: Pick<Services, 'manager' | 'paymentProviderService'>,
  editId: string,
) {
  const [collection]: { id: string }[] = await manager.query(findCollection, [editId])
  if (!collection) return
  const providers = paymentProviderService.withTransaction(manager)
  await lockCollection(manager, collection.id)
  const payments: { id: string }[] = await manager.query(listPayments, [collection.id])
  for (const payment of payments) await providers.cancelPayment(payment)
  await manager.query(unlinkPayments, [collection.id])
  for (const { authorized, ...session } of await manager.query(listSessions, [collection.id])) {
    // what it authorized was cancelled above
    if (authorized) await manager.query(dropSession, [session.id])
    else await providers.deleteSession(session)
  }
  await setUnpaid(manager, collection.id)
}
