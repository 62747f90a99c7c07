import { isCommerceError } from '~/commerce/errors'
import { type Order } from '~/commerce/shop/order'
import { type RequestContext } from '~/context.server'
import { env } from '~/env.server'
import { type GiftCardView } from './gift-card'

/**
 * The gift cards that were bought with an order, with their codes. Codes are money, so they are for who placed the order
 * in this browser and for the customer whose order it is, and not for who has looked it up. None where
 * the backend does not tell them: the mail has the codes.
 */
export async function listBoughtCards(ctx: RequestContext, order: Order): Promise<GiftCardView[]> {
  if (!env.IDENTITY_SECRET || !order.items.some((line) => line.giftCard)) return []
  const isBuyer = (await ctx.orders.hasPlaced(order.id)) || (await ctx.session.read())?.customer.id === order.customerId
  if (!isBuyer) return []
  try {
    const cards = await ctx.commerce.as({}).giftCards.listBought(order)
    return cards.map((card) => ({ ...card, currency: order.currency }))
  } catch (error) {
    if (!isCommerceError(error)) throw error
    ctx.log.warn({ err: error }, 'the codes of bought gift cards are not known')
    return []
  }
}
