import { type RequestContext } from '~/context.server'
import { listCartIds } from '../cart/cart-cookie.server'
import { findOrder, type Placed } from '../orders/find-placement.server'
import { listAwaitedCarts, proveOrder } from '../orders/order-proof.server'

/**
 * The carts whose orders this browser may see: those of its cookies, and those that it was about to order. Ask before
 * the cart is read, which takes away the cookies of carts that were ordered.
 */
export async function listClaimableCarts(ctx: RequestContext): Promise<string[]> {
  return [...new Set([...(await listCartIds(ctx)), ...(await listAwaitedCarts(ctx))])]
}

/**
 * Finds what a claimable cart became and lets the browser see it from now on; null while there is nothing.
 * @throws CommerceError when the backend is down
 */
export async function claimOrder(ctx: RequestContext, cartId: string): Promise<Placed | null> {
  const placed = await findOrder(ctx, cartId)
  if (placed) await proveOrder(ctx, { orderId: placed.orderId, cartId })
  return placed
}

/** The same for several carts. @returns what the first of them became that became anything */
export async function claimOrders(ctx: RequestContext, cartIds: readonly string[]): Promise<Placed | null> {
  let first: Placed | null = null
  for (const cartId of cartIds) {
    const placed = await claimOrder(ctx, cartId)
    first ??= placed
  }
  return first
}
