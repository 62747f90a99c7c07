import { type RequestContext } from '~/context.server'
import { type Placed } from '~/commerce/shop/orders'

/**
 * Finds what an awaited cart became, and lets the browser see it from now on; null while there is nothing, and where the
 * cart belongs to an account by now that is not signed in here. The order of an account needs no proof: the session is one.
 * @throws CommerceError when the backend is down
 */
export async function findPlacedOrder(ctx: RequestContext, cartId: string): Promise<Placed | null> {
  const cart = await ctx.commerce.as({}).carts.read(cartId)
  if (typeof cart === 'string' || !(await ctx.cart.owns(cart))) return null
  const placed = await ctx.orders.findByCart(cartId)
  if (placed && cart.context.account === null) await ctx.orders.prove({ orderId: placed.orderId, cartId })
  return placed
}

/** The same for several carts. @returns what the first of them became that became anything */
export async function findPlacedOrders(ctx: RequestContext, cartIds: readonly string[]): Promise<Placed | null> {
  let first: Placed | null = null
  for (const cartId of cartIds) {
    const placed = await findPlacedOrder(ctx, cartId)
    first ??= placed
  }
  return first
}
