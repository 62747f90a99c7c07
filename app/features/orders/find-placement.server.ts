import { isCommerceError } from '~/commerce/errors'
import { type ShopperClient } from '~/commerce/shop/commerce'

/** What a cart became. */
export interface Placed {
  /** For an exchange the order that it belongs to. */
  orderId: string
}

/** The order that a cart became; null while there is none. @throws CommerceError when the backend is down */
export async function findOrder(shopper: ShopperClient, cartId: string): Promise<Placed | null> {
  const found = await orNull(shopper.read(({ orders }) => orders.retrieveByCartId(cartId)))
  return found && { orderId: found.order.id }
}

/** The same for the cart of an exchange. */
export async function findExchange(shopper: ShopperClient, cartId: string): Promise<Placed | null> {
  const found = await orNull(shopper.read(({ swaps }) => swaps.retrieveByCartId(cartId)))
  // an exchange is there before it is ordered
  return found?.swap.confirmed_at ? { orderId: found.swap.order_id } : null
}

async function orNull<T>(reading: Promise<T>): Promise<T | null> {
  try {
    return await reading
  } catch (error) {
    if (isCommerceError(error, 'not-found')) return null
    throw error
  }
}
