import { type RequestContext } from '~/context.server'
import { proveOrder } from '../orders/order-proof.server'
import { findOrderId } from '../orders/order.server'

/**
 * Finds the order that a cart of this shopper became and lets the browser see it from now on.
 * @returns its id, or null while there is none
 * @throws CommerceError when the backend is down
 */
export async function claimOrder(ctx: RequestContext, cartId: string): Promise<string | null> {
  const orderId = await findOrderId(ctx, cartId)
  if (orderId) await proveOrder(ctx, { orderId, cartId })
  return orderId
}
