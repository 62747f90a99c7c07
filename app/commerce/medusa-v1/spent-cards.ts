import { z } from 'zod'
import { isCommerceError } from '../errors'
import { type Order } from '../shop/order'
import { type SpentCard } from '../shop/cart'
import { type Calls } from './repeatable-calls'
import { readRefusal } from './medusa-refusal'

type PaidOrder = Pick<Order, 'id' | 'cartId' | 'giftCardTotal'>

const paidSchema = z.object({
  order: z.object({
    gift_card_transactions: z.array(
      z.object({
        amount: z.number(),
        tax_rate: z.number().nullish(),
        gift_card: z.object({ code: z.string() }).nullish(),
      }),
    ),
  }),
})

/** The cards that have paid a part of an order; of several what each has paid, where our plugin tells it. */
export async function listSpentCards(read: Calls['read'], order: PaidOrder): Promise<SpentCard[]> {
  const cards = await listCards(read, order)
  if (cards.length < 2) return cards
  const amounts = await readAmounts(read, order.id)
  return cards.map(({ code }) => ({ code, amount: amounts.get(code) }))
}

/**
 * The store API names them on the order's cart only: on an order it refuses `gift_cards` (Medusa 1.20.11). Medusa breaks over
 * a cart all of whose products were deleted since: the order is shown without the names of its cards.
 */
async function listCards(read: Calls['read'], { cartId, giftCardTotal }: PaidOrder): Promise<{ code: string }[]> {
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

/** By code, in minor units with the tax that the card has paid; empty without the plugin, since Medusa refuses to tell. */
async function readAmounts(read: Calls['read'], orderId: string): Promise<Map<string, number>> {
  const query = new URLSearchParams({ fields: 'id', expand: 'gift_card_transactions,gift_card_transactions.gift_card' })
  const path = `/store/orders/${encodeURIComponent(orderId)}?${query}`
  try {
    const { order } = paidSchema.parse(await read(({ client }) => client.request('GET', path)))
    return new Map(
      order.gift_card_transactions.flatMap(({ gift_card: card, amount, tax_rate: rate }) =>
        card ? [[card.code, Math.round(amount * (1 + (rate ?? 0) / 100))]] : [],
      ),
    )
  } catch (error) {
    if (isCommerceError(error, 'invalid')) return new Map()
    throw error
  }
}
