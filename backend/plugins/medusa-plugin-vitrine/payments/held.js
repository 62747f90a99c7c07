'use strict'

/**
 * Money that a provider holds for a cart's selected session although there is no order: the shopper has paid on the
 * provider's side, and Medusa has not made the order of it (yet).
 */

const readSelected = `
  SELECT provider_id AS provider, data, amount FROM payment_session
  WHERE cart_id = $1 AND is_selected`

const readHeld = `
  SELECT session.amount, region.currency_code AS currency
  FROM payment_session session JOIN cart ON cart.id = session.cart_id JOIN region ON region.id = cart.region_id
  WHERE cart.id = $1 AND session.is_selected`

// a completion in between holds the same lock, so that what it makes an order of is not given back
const lockCart = 'SELECT pg_advisory_xact_lock(hashtext($1))'

const readOpen = `
  SELECT cart.id FROM cart
  WHERE cart.id = $1 AND completed_at IS NULL AND NOT EXISTS (SELECT FROM "order" WHERE "order".cart_id = cart.id)`

// what a provider holds it gives back by itself after about a week
const listQuiet = `
  SELECT cart.id FROM cart JOIN payment_session ON payment_session.cart_id = cart.id AND is_selected
  WHERE completed_at IS NULL AND cart.deleted_at IS NULL
    AND NOT EXISTS (SELECT FROM "order" WHERE "order".cart_id = cart.id)
    AND payment_session.updated_at BETWEEN now() - interval '8 days' AND now() - $1 * interval '1 millisecond'
  ORDER BY cart.id`

/**
 * The amount of a cart's selected session, in minor units; null where none is selected.
 * @param {import('typeorm').EntityManager} manager
 */
async function readSessionAmount(manager, cartId) {
  const [session] = await manager.query(readSelected, [cartId])
  return session ? session.amount : null
}

/** What is asked for a cart. @returns {Promise<{ amount: number, currency: string } | undefined>} in minor units */
async function readHeldAmount(manager, cartId) {
  return (await manager.query(readHeld, [cartId]))[0]
}

/**
 * Gives back what is held for a cart that is not ordered, and forgets its session: nobody must pay with it any more.
 * Providers of Medusa's older kind are left alone: they cannot be asked about a session, and `manual` holds nothing.
 * @param {{ manager: import('typeorm').EntityManager, cartService: object, paymentProviderService: object }} services
 *   `manager` is that of a transaction
 * @returns {Promise<boolean>} whether something was held
 */
async function releaseHeld({ manager, cartService, paymentProviderService }, cartId) {
  const [session] = await manager.query(readSelected, [cartId])
  if (!session) return false
  const provider = paymentProviderService.retrieveProvider(session.provider)
  if (typeof provider?.getPaymentStatus !== 'function') return false
  if ((await provider.getPaymentStatus(session.data)) !== 'authorized') return false
  await cartService.withTransaction(manager).deletePaymentSession(cartId, session.provider)
  return true
}

/** The same for a cart that may be completed at this moment, in a transaction of its own. */
function releaseForgotten({ manager, ...services }, cartId) {
  return manager.transaction(async (transaction) => {
    await transaction.query(lockCart, [`complete ${cartId}`])
    const [open] = await transaction.query(readOpen, [cartId])
    return open ? releaseHeld({ ...services, manager: transaction }, cartId) : false
  })
}

/**
 * Carts without an order whose payment nobody has touched for so long.
 * @returns {Promise<string[]>} ids
 */
async function listQuietCarts(manager, quietMs) {
  return (await manager.query(listQuiet, [quietMs])).map(({ id }) => id)
}

module.exports = { readSessionAmount, readHeldAmount, releaseHeld, releaseForgotten, listQuietCarts }
