import { z } from 'zod'
import { isCommerceError } from '~/commerce/errors'
import { type RequestContext } from '~/context.server'
import { env } from '~/env.server'
import { makeProof } from '../auth/passwordless/proof.server'
import { type OrderRecord } from '../orders/own-order.server'
import { type GiftCardView } from './gift-card'

const answerSchema = z.object({
  gift_cards: z.array(z.object({ code: z.string(), value: z.number(), balance: z.number() })),
})

/**
 * The gift cards that were bought with an order, with their codes. Codes are money, so they are for who placed the order
 * in this browser and for the customer whose order it is, and not for who has looked it up. Medusa tells them to nobody;
 * the backend's plugin does, for a proof that the shop has looked whose order it is. None where there is no such plugin
 * or it does not answer: the mail has the codes.
 */
export async function listBoughtCards(ctx: RequestContext, order: OrderRecord): Promise<GiftCardView[]> {
  if (!env.IDENTITY_SECRET || !order.items.some((line) => line.is_giftcard)) return []
  const isBuyer =
    (await ctx.orders.hasPlaced(order.id)) || (await ctx.session.read())?.customer.id === order.customer_id
  if (!isBuyer) return []
  const proof = await makeProof('vitrine:gift-cards', { email: order.email, order_id: order.id })
  const path = `/store/vitrine/orders/${encodeURIComponent(order.id)}/gift-cards`
  try {
    const answer = await ctx.commerce
      .as({})
      .read((medusa) => medusa.client.request('GET', path, undefined, {}, { 'x-vitrine-proof': proof }))
    return answerSchema.parse(answer).gift_cards.map((card) => ({ ...card, currency: order.currency_code }))
  } catch (error) {
    if (!isCommerceError(error) && !(error instanceof z.ZodError)) throw error
    ctx.log.warn({ err: error }, 'the codes of bought gift cards are not known')
    return []
  }
}
