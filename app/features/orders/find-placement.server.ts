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
  return (await findOrder(ctx, cartId)) ?? findExchange(ctx, cartId)
}

/** The same for a cart of which no exchange can come. */
export async function findOrder(ctx: RequestContext, cartId: string): Promise<Placed | null> {
  const found = await orNull(ctx.commerce.as({}).read(({ orders }) => orders.retrieveByCartId(cartId)))
  return found && { orderId: found.order.id, isExchange: false }
}

/** The same for the cart of an exchange. */
export async function findExchange(ctx: RequestContext, cartId: string): Promise<Placed | null> {
  const found = await orNull(ctx.commerce.as({}).read(({ swaps }) => swaps.retrieveByCartId(cartId)))
  // an exchange is there before it is ordered
  return found?.swap.confirmed_at ? { orderId: found.swap.order_id, isExchange: true } : null
}

async function orNull<T>(reading: Promise<T>): Promise<T | null> {
  try {
    return await reading
  } catch (error) {
    if (isCommerceError(error, 'not-found')) return null
    throw error
  }
}
