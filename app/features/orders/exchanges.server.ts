import { isCommerceError } from '~/commerce/errors'
import { type Order } from '~/commerce/types'
import { type RequestContext } from '~/context.server'
import { type Exchange } from './exchange'
import { listPlacedOrders } from './order-proof.server'

/**
 * The exchanges of an order that were confirmed in this browser, oldest first. Medusa lists none to shoppers, so each is
 * asked for by its cart, which the browser has the proof of.
 * @throws CommerceError when the backend is down
 */
export async function listExchanges(
  ctx: RequestContext,
  { id, cart_id: cartId }: Pick<Order, 'id' | 'cart_id'>,
): Promise<Exchange[]> {
  const placed = (await listPlacedOrders(ctx)).filter((one) => one.orderId === id && one.cartId !== cartId)
  const found = await Promise.all(placed.toReversed().map((one) => readExchange(ctx, one.cartId)))
  return found.filter((exchange) => exchange !== null)
}

async function readExchange(ctx: RequestContext, cartId: string): Promise<Exchange | null> {
  try {
    return (await ctx.commerce.as({}).read(({ swaps }) => swaps.retrieveByCartId(cartId))).swap
  } catch (error) {
    if (isCommerceError(error, 'not-found')) return null
    throw error
  }
}
