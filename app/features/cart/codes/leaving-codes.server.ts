import { type Cart } from '~/commerce/shop/cart'
import { type RequestContext } from '~/context.server'

/** Codes of a cart that do not hold in another region. */
export interface LeavingCodes {
  discounts: string[]
  /** Only the ends of the codes, which are money. */
  giftCards: string[]
}

/** What of a cart's codes a switch to the region takes off; changes nothing. A gift card pays in its own region only. */
export async function listLeavingCodes(ctx: RequestContext, cart: Cart, regionId: string): Promise<LeavingCodes> {
  const cards = cart.giftCards.filter((card) => card.regionId !== regionId)
  return {
    discounts: cart.discounts.length > 0 ? await listLeavingDiscounts(ctx, cart.id, regionId) : [],
    giftCards: cards.map(({ code }) => `…${code.slice(-4)}`),
  }
}

async function listLeavingDiscounts(ctx: RequestContext, cartId: string, regionId: string): Promise<string[]> {
  const discounts = await ctx.commerce.as({}).carts.listDiscountRegions(cartId)
  return discounts.filter(({ regionIds }) => !regionIds.includes(regionId)).map(({ code }) => code)
}
