import { isCommerceError } from '~/commerce/errors'
import { type RequestContext } from '~/context.server'

/** What a cart became. */
export interface Placed {
  /** For an exchange the order that it belongs to. */
  orderId: string
  isExchange: boolean
}

/** The order or exchange that a cart became; null while there is none. @throws CommerceError when the backend is down */
export async function findPlacement(ctx: RequestContext, cartId: string): Promise<Placed | null> {
  const shopper = ctx.commerce.as({})
  const order = await orNull(shopper.read(({ orders }) => orders.retrieveByCartId(cartId)))
  if (order) return { orderId: order.order.id, isExchange: false }
  const exchange = await orNull(shopper.read(({ swaps }) => swaps.retrieveByCartId(cartId)))
  // an exchange is there before it is ordered
  return exchange?.swap.confirmed_at ? { orderId: exchange.swap.order_id, isExchange: true } : null
}

async function orNull<T>(reading: Promise<T>): Promise<T | null> {
  try {
    return await reading
  } catch (error) {
    if (isCommerceError(error, 'not-found')) return null
    throw error
  }
}
