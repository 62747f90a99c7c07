import { type ShopperClient } from '~/commerce/shop/commerce'
import { type Cart } from '~/commerce/shop/cart'
import { type RequestContext } from '~/context.server'

/**
 * Takes a code off the shopper's cart. False where it was not there.
 * @param code as the backend writes it
 */
export async function removeCode(ctx: RequestContext, code: string): Promise<boolean> {
  return ctx.cart.change(async ({ cart }) => {
    if (!cart || ![...cart.discounts, ...cart.giftCards].some((one) => one.code === code)) return false
    await ctx.cart.keep(await takeOff(ctx.commerce.as({}), cart, [code]))
    return true
  })
}

/** The cart without these codes, which need not be on it. */
export async function takeOff(shopper: ShopperClient, cart: Cart, codes: readonly string[]): Promise<Cart> {
  let changed = cart
  for (const { code } of cart.discounts.filter((discount) => codes.includes(discount.code))) {
    // an empty list of discounts would leave the shipping free that one of them has made free
    changed = await shopper.carts.deleteDiscount(cart.id, code)
  }
  const cards = cart.giftCards.map(({ code }) => code).filter((code) => !codes.includes(code))
  return cards.length === cart.giftCards.length ? changed : shopper.carts.putGiftCards(cart.id, cards)
}
