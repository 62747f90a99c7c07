import { isCommerceError } from '../errors'
import { type Order } from '../shop/order'
import { type Calls } from './repeatable-calls'
import { readRefusal } from './medusa-refusal'

/**
 * The store API names them on the order's cart only: on an order it refuses `gift_cards` and `gift_card_transactions`
 * (Medusa 1.20.11). Medusa breaks over a cart all of whose products were deleted since: the order is shown without the
 * names of its cards.
 */
export async function listSpentCards(
  read: Calls['read'],
  { cartId, giftCardTotal }: Pick<Order, 'cartId' | 'giftCardTotal'>,
): Promise<{ code: string }[]> {
  if (!cartId || !giftCardTotal) return []
  try {
    const { cart } = await read(({ carts }) => carts.retrieve(cartId))
    return cart.gift_cards.map(({ code }) => ({ code }))
  } catch (error) {
    if (isCommerceError(error, 'not-found')) return []
    if (isCommerceError(error, 'failed') && readRefusal(error).type === 'unexpected_state') return []
    throw error
  }
}
