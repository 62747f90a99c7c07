import { type Order } from '~/commerce/shop/order'
import { type Exchange } from '~/commerce/shop/order-past'
import { type RequestContext } from '~/context.server'
import { refuseOrder } from '~/features/orders/require-own-order.server'
import { toFingerprint } from '~/once/fingerprint.server'
import { type Checkout, toCheckout } from '../../checkout/checkout.server'
import { type SeenOrder } from '../../checkout/review-data'
import { toSeenOrder } from '../../checkout/review.server'
import { readReturns } from '../returns/read-returns.server'
import { type ExchangeSums, toExchangeSums } from './exchange-sums'

/**
 * The exchange with that cart, of an order that `requireOwnOrder` has let through.
 * @throws the 404 page of an order that is not there, for any other cart; CommerceError when the backend is down
 */
export async function requireExchange(
  ctx: RequestContext,
  order: Order,
  cartId: string,
): Promise<Exchange & { cartId: string }> {
  const known = await readReturns(ctx, order.id)
  const exchange = known?.exchanges.find((one) => one.cartId === cartId)
  return exchange ? { ...exchange, cartId } : refuseOrder(ctx, 'other-order')
}

/** The cart of an exchange that was begun. */
export interface ExchangeCart {
  /** Of what comes, without what goes back. */
  checkout: Checkout
  sums: ExchangeSums
  seen: SeenOrder
}

/**
 * Reads it without the customer's token: with one the backend would price the lines anew and have the shopper pay for what
 * goes back.
 * @returns null where something of what comes was deleted; of a cart with nothing left the backend does not even tell
 * @throws CommerceError when the backend is down
 */
export async function readExchangeCart(ctx: RequestContext, cartId: string): Promise<ExchangeCart | null> {
  const cart = await ctx.commerce.as({}).carts.read(cartId)
  if (typeof cart === 'string') return null
  const wanted = cart.items.filter((line) => !line.isReturn)
  // such a line costs nothing any more, and can neither be delivered nor confirmed
  if (wanted.length === 0 || wanted.some(({ variant }) => !variant)) return null
  const checkout = await toCheckout(ctx, { ...cart, items: wanted })
  const sums = toExchangeSums(cart)
  const seen = toSeenOrder(checkout)
  return { checkout, sums, seen: { ...seen, mark: toFingerprint([seen.mark, sums]) } }
}
