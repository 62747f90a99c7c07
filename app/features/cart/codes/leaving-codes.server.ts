import { z } from 'zod'
import { type Cart } from '~/commerce/medusa-v1/types'
import { type RequestContext } from '~/context.server'

/** Codes of a cart that do not hold in another region. */
export interface LeavingCodes {
  discounts: string[]
  /** Only the ends of the codes, which are money. */
  giftCards: string[]
}

const regionsSchema = z.object({
  cart: z.object({
    discounts: z.array(z.object({ code: z.string(), regions: z.array(z.object({ id: z.string() })) })),
  }),
})

/** What of a cart's codes a switch to the region takes off; changes nothing. A gift card pays in its own region only. */
export async function listLeavingCodes(ctx: RequestContext, cart: Cart, regionId: string): Promise<LeavingCodes> {
  const cards = cart.gift_cards.filter(({ region_id }) => region_id !== regionId)
  return {
    discounts: cart.discounts.length > 0 ? await listLeavingDiscounts(ctx, cart.id, regionId) : [],
    giftCards: cards.map(({ code }) => `…${code.slice(-4)}`),
  }
}

async function listLeavingDiscounts(ctx: RequestContext, cartId: string, regionId: string): Promise<string[]> {
  const path = `/store/carts/${encodeURIComponent(cartId)}?expand=discounts,discounts.regions`
  const answer = await ctx.commerce.as({}).read(({ client }) => client.request('GET', path))
  const { discounts } = regionsSchema.parse(answer).cart
  return discounts.filter(({ regions }) => regions.every(({ id }) => id !== regionId)).map(({ code }) => code)
}
