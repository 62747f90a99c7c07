import { type RequestContext } from '~/context.server'
import { listCartIds } from '../cart/cart-cookie.server'
import { listAwaitedCarts, proveOrder } from '../orders/order-proof.server'
import { findOrderId } from '../orders/order.server'

/**
 * The carts whose orders this browser may see: those of its cookies, and those that it was about to order. Ask before
 * the cart is read, which takes away the cookies of carts that were ordered.
 */
export async function listClaimableCarts(ctx: RequestContext): Promise<string[]> {
  return [...new Set([...(await listCartIds(ctx)), ...(await listAwaitedCarts(ctx))])]
}

/**
 * Finds the order that a claimable cart became and lets the browser see it from now on.
 * @returns its id, or null while there is none
 * @throws CommerceError when the backend is down
 */
export async function claimOrder(ctx: RequestContext, cartId: string): Promise<string | null> {
  const orderId = await findOrderId(ctx, cartId)
  if (orderId) await proveOrder(ctx, { orderId, cartId })
  return orderId
}
