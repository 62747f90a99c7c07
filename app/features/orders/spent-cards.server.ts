import { isCommerceError } from '~/commerce/errors'
import { type Order } from '~/commerce/shop/order'
import { type RequestContext } from '~/context.server'

/**
 * The gift cards that an order was paid with; none for an order that no cart is known of. The store API names them on
 * the order's cart only: on an order it refuses `gift_cards` and `gift_card_transactions` (Medusa 1.20.11).
 * Medusa breaks over a cart all of whose products were deleted since: the order is shown without the names of its cards.
 * @throws CommerceError when the backend is down
 */
export async function listSpentCards(
  ctx: RequestContext,
  { cartId, giftCardTotal }: Pick<Order, 'cartId' | 'giftCardTotal'>,
): Promise<{ code: string }[]> {
  if (!cartId || !giftCardTotal) return []
  try {
    // without the customer's token, which would have Medusa change the cart
    return (await ctx.commerce.as({}).read(({ carts }) => carts.retrieve(cartId))).cart.gift_cards
  } catch (error) {
    if (isCommerceError(error, 'not-found')) return []
    if (isCommerceError(error, 'failed') && error.medusaType === 'unexpected_state') return []
    throw error
  }
}
