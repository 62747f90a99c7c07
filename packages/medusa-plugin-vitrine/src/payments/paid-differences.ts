import { toFault } from '../fault'
import type { AbstractPaymentProcessor } from '@medusajs/medusa'
import type { SessionData } from './release-money'
import type { EntityManager } from 'typeorm'
import type { Services } from '../container'
import { completeCart } from './complete-cart'
import { completePaidEdit } from './complete-paid-edit'
import { releaseCollection } from './held-collections'
import { isOffline, isOfflineSql } from './offline'

/**
 * Differences that shoppers pay: of a change of their order (a payment collection) and of an exchange (the cart of a swap).
 * Whoever has paid and does not come back gets what was paid for, and where that is proposed no more, the money.
 */

// what a provider holds it gives back by itself after about a week
const isLooked = `session.updated_at BETWEEN now() - interval '8 days' AND now() - $1 * interval '1 millisecond'`

// of a change that was made nothing is left to do once its order has the payment: the merchant may have made it unpaid; one
// that was paid by invoice waits only where the process was cut off
const listCollections = () => `
  SELECT collection.id, max(session.updated_at) AS "touchedAt", now() AS "listedAt"
  FROM payment_collection collection
    JOIN payment_collection_sessions link ON link.payment_collection_id = collection.id
    JOIN payment_session session ON session.id = link.payment_session_id
  WHERE collection.deleted_at IS NULL AND ${isLooked}
    AND (collection.status = 'authorized' OR NOT ${isOfflineSql('session.provider_id')})
    AND NOT EXISTS (SELECT FROM order_edit edit
        JOIN payment_collection_payments paid ON paid.payment_collection_id = edit.payment_collection_id
        JOIN payment ON payment.id = paid.payment_id AND payment.order_id = edit.order_id
      WHERE edit.payment_collection_id = collection.id AND edit.confirmed_at IS NOT NULL)
  GROUP BY collection.id ORDER BY collection.id`

const listSwapCarts = () => `
  SELECT cart.id, session.updated_at AS "touchedAt", now() AS "listedAt"
  FROM swap JOIN cart ON cart.id = swap.cart_id
    JOIN payment_session session ON session.cart_id = cart.id AND session.is_selected
  WHERE swap.confirmed_at IS NULL AND swap.canceled_at IS NULL AND cart.completed_at IS NULL
    AND NOT ${isOfflineSql('session.provider_id')} AND ${isLooked}
  ORDER BY cart.id`

const readCollectionSessions = `
  SELECT session.id, session.provider_id AS provider, session.data, session.amount, collection.currency_code AS currency,
    session.payment_authorized_at IS NOT NULL AS "isAuthorized"
  FROM payment_collection collection
    JOIN payment_collection_sessions link ON link.payment_collection_id = collection.id
    JOIN payment_session session ON session.id = link.payment_session_id
  WHERE collection.id = $1 ORDER BY session.id`

/** Something that shoppers pay the difference of: a payment collection, or the cart of a swap. */
export interface Difference {
  id: string
  kind: 'edit' | 'swap'
  touchedAt: Date
  /** The database's clock. */
  listedAt: Date
}

interface PaidSession {
  id: string
  provider: string
  data: SessionData
  isAuthorized?: boolean
}

const readCartSession = `
  SELECT provider_id AS provider, data, amount FROM payment_session WHERE cart_id = $1 AND is_selected`

/**
 * What may have been paid and is not done: asked of the database, not of the providers.
 * @param quietMs how long a session must not have been touched: the shopper may be at it
 * @returns ids of collections and carts
 */
export async function listOpenDifferences(manager: EntityManager, quietMs: number): Promise<Difference[]> {
  const collections: Omit<Difference, 'kind'>[] = await manager.query(listCollections(), [quietMs])
  const carts: Omit<Difference, 'kind'>[] = await manager.query(listSwapCarts(), [quietMs])
  return [
    ...collections.map((collection) => ({ ...collection, kind: 'edit' as const })),
    ...carts.map((cart) => ({ ...cart, kind: 'swap' as const })),
  ]
}

/**
 * Settles one: asks its provider whether it is paid, then makes the change or confirms the exchange, once, however many
 * ask at the same moment.
 * @param services Medusa's, by their names
 * @returns `refused`: the exchange could not be confirmed, and its
 *   completion has given back what was held
 */
export function settleDifference(
  services: Services,
  { id, kind }: Pick<Difference, 'id' | 'kind'>,
): Promise<'made' | 'unpaid' | 'given-back' | 'refused'> {
  return kind === 'edit' ? settleEdit(services, id) : settleSwap(services, id)
}

async function settleEdit(services: Services, collectionId: string) {
  const sessions: PaidSession[] = await services.manager.query(readCollectionSessions, [collectionId])
  const paid = []
  for (const session of sessions) if (await isPaid(services, session)) paid.push(session)
  if (paid.length === 0) return 'unpaid'
  const outcome = await completePaidEdit(services, collectionId)
  if (outcome !== 'gone') return outcome
  const { manager: root, logger, paymentProviderService } = services
  const released = await releaseCollection({ root, logger, paymentProviderService }, collectionId)
  if (released === 'released') return 'given-back'
  const held = paid.filter(({ provider }) => !isOffline(provider))
  let isGivenBack = false
  for (const session of held) if (await giveBack(services, collectionId, session)) isGivenBack = true
  return isGivenBack ? 'given-back' : 'unpaid'
}

async function settleSwap(services: Services, cartId: string) {
  const [session]: PaidSession[] = await services.manager.query(readCartSession, [cartId])
  if (!session || !(await isPaid(services, session))) return 'unpaid'
  const status = await completeCart(services, cartId, '/vitrine/differences')
  return status === 200 ? 'made' : 'refused'
}

// providers of Medusa's older kind cannot be asked; what is promised by invoice holds nothing
async function isPaid(
  { paymentProviderService }: Pick<Services, 'paymentProviderService'>,
  { provider: name, data, isAuthorized = false }: PaidSession,
) {
  if (isAuthorized) return true
  const provider: Partial<AbstractPaymentProcessor> =
    paymentProviderService.retrieveProvider<AbstractPaymentProcessor>(name)
  return (await provider.getPaymentStatus?.(data)) === 'authorized'
}

// refreshing a session has its provider cancel what it holds; what it has taken goes back once the change is dropped for good
async function giveBack(
  { logger, paymentCollectionService }: Pick<Services, 'logger' | 'paymentCollectionService'>,
  collectionId: string,
  { id }: { id: string },
) {
  try {
    await paymentCollectionService.refreshPaymentSession(collectionId, id)
    return true
  } catch (error) {
    logger.warn(`What was paid for ${collectionId} was not given back: ${toFault(error).message}`)
    return false
  }
}
