import { findAuthorized, forgetAuthorized, forgetSession, lockCollection } from './collections'
import { markPutRight } from './given-back'
import { findProcessor, releaseMoney, type Money, type MoneyServices } from './release-money'

/**
 * Money of payment collections that pay for nothing any more: the change of the order that they were for was declined,
 * cancelled, or proposed anew with another collection, or its order was cancelled before the payment came to it.
 */

const isVain = `
  collection.type = 'order_edit' AND NOT EXISTS (
    SELECT FROM order_edit edit JOIN "order" ON "order".id = edit.order_id
    WHERE edit.payment_collection_id = collection.id AND edit.canceled_at IS NULL AND edit.declined_at IS NULL
      AND ("order".status <> 'canceled' OR EXISTS (
        SELECT FROM payment_collection_payments paid JOIN payment ON payment.id = paid.payment_id
        WHERE paid.payment_collection_id = collection.id AND payment.order_id IS NOT NULL)))`

const joinSessions = `
  payment_collection collection
    JOIN payment_collection_sessions link ON link.payment_collection_id = collection.id
    JOIN payment_session session ON session.id = link.payment_session_id`

// as long as the sessions of carts
/** Such collections whose sessions nobody has touched for `$1` milliseconds. */
export const quietCollections = `
  SELECT collection.id, max(session.updated_at) AS touched FROM ${joinSessions}
  WHERE ${isVain} AND session.updated_at BETWEEN now() - interval '8 days' AND now() - $1 * interval '1 millisecond'
  GROUP BY collection.id`

const listSessions = `
  SELECT session.id, session.provider_id, session.data, session.amount, collection.currency_code AS currency
  FROM ${joinSessions} WHERE collection.id = $1 AND ${isVain}`

/**
 * Gives back what providers hold for such a collection, or have taken.
 * @returns `held`: a provider is away and holds it still
 */
export function releaseCollection(
  { root, ...services }: Omit<MoneyServices, 'manager'>,
  id: string,
): Promise<'released' | 'held' | 'nothing'> {
  return root.transaction(async (manager) => {
    await lockCollection(manager, id)
    const outcomes = []
    for (const session of await manager.query(listSessions, [id]))
      outcomes.push(await releaseSession({ ...services, root, manager }, id, session))
    await markPutRight(manager, id)
    return outcomes.includes('released') ? 'released' : outcomes.includes('held') ? 'held' : 'nothing'
  })
}

async function releaseSession(services: MoneyServices, id: string, session: Omit<Money, 'payableId'>) {
  const { manager } = services
  const provider = findProcessor(services, session.provider_id)
  if ((await provider?.getPaymentStatus(session.data)) !== 'authorized') return 'nothing'
  if ((await releaseMoney(services, { ...session, payableId: id })) === 'held') return 'held'
  const authorized = await findAuthorized(manager, session.id)
  if (authorized) await forgetAuthorized(manager, id, authorized)
  await forgetSession(manager, session.id)
  return 'released'
}
