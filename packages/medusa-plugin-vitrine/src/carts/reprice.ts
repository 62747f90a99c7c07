import { toFault } from '../fault'
import type { EntityManager } from 'typeorm'
import type { Services } from '../container'
import { holdCart } from '../stock/cart-lines'
import { isStale, mayFollow, readLiveLines, readOpenCart } from './live-lines'

export type PricingServices = Pick<
  Services,
  'manager' | 'logger' | 'cartService' | 'paymentProviderService' | 'priceSelectionStrategy'
>

// a completion holds it; what is being ordered at this moment keeps the prices that it is ordered for
const tryLock = 'SELECT pg_try_advisory_xact_lock(hashtext($1)) AS free'

const setPrice = 'UPDATE line_item SET unit_price = $2, updated_at = now() WHERE id = $1'
const setTaxedPrice = 'UPDATE line_item SET unit_price = $2, includes_tax = $3, updated_at = now() WHERE id = $1'

// a free-shipping code makes it nothing, and an option made for one cart has a price of its own
const staleShipping = `
  shipping_method method, shipping_option option
  WHERE method.cart_id = $1 AND option.id = method.shipping_option_id AND option.price_type = 'flat_rate'
    AND option.deleted_at IS NULL AND option.amount <> method.price
    AND NOT EXISTS (SELECT FROM custom_shipping_option custom WHERE custom.cart_id = $1)
    AND NOT EXISTS (
      SELECT FROM cart_discounts applied
      JOIN discount ON discount.id = applied.discount_id
      JOIN discount_rule rule ON rule.id = discount.rule_id
      WHERE applied.cart_id = $1 AND rule.type = 'free_shipping'
    )`
const listStaleShipping = `SELECT method.id, option.amount FROM ${staleShipping}`
const setShipping = 'UPDATE shipping_method SET price = $2 WHERE id = $1'

const readSelected = 'SELECT provider_id AS provider, data FROM payment_session WHERE cart_id = $1 AND is_selected'
const countSessions = 'SELECT count(*)::integer AS count FROM payment_session WHERE cart_id = $1'

/**
 * Gives the cart the prices that hold now, in one transaction, and then asks its payment sessions for the new total.
 * Nothing changes while the cart is being ordered, nor where its shopper has paid at a provider already: that is what
 * they have agreed to pay.
 * @returns whether something changed
 */
export async function reprice(services: PricingServices, cartId: string): Promise<boolean> {
  if (await isPaidAtProvider(services, cartId)) return false
  const changed = await services.manager.transaction((manager) => followPrices({ ...services, manager }, cartId))
  if (changed) await renewSessions(services, cartId)
  return changed
}

/** Whether the ways that the cart is shipped cost something else by now. */
export async function isShippingStale(manager: EntityManager, cartId: string) {
  return (await manager.query(listStaleShipping, [cartId])).length > 0
}

async function followPrices(services: PricingServices, cartId: string) {
  const { manager } = services
  const [lock]: { free: boolean }[] = await manager.query(tryLock, [`complete ${cartId}`])
  if (!lock?.free) return false
  await holdCart(manager, cartId)
  const cart = await readOpenCart(manager, cartId)
  if (!cart || !mayFollow(cart)) return false
  const stale = (await readLiveLines(services, cart)).filter(isStale)
  for (const { id, live, includesTax, liveIncludesTax } of stale) {
    if (liveIncludesTax === includesTax) await manager.query(setPrice, [id, live])
    else await manager.query(setTaxedPrice, [id, live, liveIncludesTax])
  }
  const shipped: { id: string; amount: number }[] = await manager.query(listStaleShipping, [cartId])
  for (const { id, amount } of shipped) await manager.query(setShipping, [id, amount])
  if (stale.length > 0) await refreshDiscounts(services, cartId)
  return stale.length > 0 || shipped.length > 0
}

/** What codes take off follows from the prices; Medusa works it out so after every change of a line. */
async function refreshDiscounts({ manager, cartService }: Pick<Services, 'manager' | 'cartService'>, cartId: string) {
  const carts = cartService.withTransaction(manager)
  const relations = ['items.variant.product.profiles', 'discounts', 'discounts.rule', 'region']
  await carts['refreshAdjustments_'](await carts.retrieve(cartId, { relations }))
}

/** A provider that does not answer keeps nobody from their bag; an order needs a session of the right amount anyway. */
async function renewSessions(
  { manager, cartService, logger }: Pick<Services, 'manager' | 'cartService' | 'logger'>,
  cartId: string,
) {
  const [sessions]: { count: number }[] = await manager.query(countSessions, [cartId])
  if (!sessions?.count) return
  await manager
    .transaction((transaction) => cartService.withTransaction(transaction).setPaymentSessions(cartId))
    .catch((error) =>
      logger.warn(`The payment of the cart ${cartId} did not follow its prices: ${toFault(error).message}`),
    )
}

/** Providers of Medusa's older kind cannot be asked, and `manual` holds nothing. Who does not answer may hold something. */
async function isPaidAtProvider(
  { manager, paymentProviderService, logger }: Pick<Services, 'manager' | 'paymentProviderService' | 'logger'>,
  cartId: string,
) {
  const [session]: { provider: string; data: Record<string, unknown> }[] = await manager.query(readSelected, [cartId])
  if (!session) return false
  const provider = paymentProviderService.retrieveProvider(session.provider)
  if (typeof provider?.getPaymentStatus !== 'function') return false
  try {
    return (await provider.getPaymentStatus(session.data)) === 'authorized'
  } catch (error) {
    logger.warn(`What is paid for the cart ${cartId} could not be asked: ${toFault(error).message}`)
    return true
  }
}
