import { type Cart } from '~/commerce/shop/cart'
import { type RequestContext } from '~/context.server'

/** Codes of a cart that do not hold in another region. */
export interface LeavingCodes {
  discounts: string[]
  /** Only the ends of the codes, which are money. */
  giftCards: string[]
}

/** What of a cart's codes a switch to the region takes off; changes nothing. */
export async function listLeavingCodes(ctx: RequestContext, cart: Cart, regionId: string): Promise<LeavingCodes> {
  const { discounts, giftCards } = await ctx.commerce.as({}).carts.listLeavingCodes(cart, regionId)
  return { discounts, giftCards: giftCards.map((code) => `…${code.slice(-4)}`) }
}
