import { type ShopperClient } from '~/commerce/shop/commerce'
import { type Cart } from '~/commerce/medusa-v1/types'
import { type RequestContext } from '~/context.server'
import { deleteDiscount, putGiftCards } from './write-codes.server'

/**
 * Takes a code off the shopper's cart. False where it was not there.
 * @param code as the backend writes it
 */
export async function removeCode(ctx: RequestContext, code: string): Promise<boolean> {
  return ctx.cart.change(async ({ cart }) => {
    if (!cart || ![...cart.discounts, ...cart.gift_cards].some((one) => one.code === code)) return false
    await ctx.cart.keep(await takeOff(ctx.commerce.as({}), cart, [code]))
    return true
  })
}

/** The cart without these codes, which need not be on it. */
export async function takeOff(shopper: ShopperClient, cart: Cart, codes: readonly string[]): Promise<Cart> {
  let changed = cart
  for (const { code } of cart.discounts.filter((discount) => codes.includes(discount.code))) {
    // an empty list of discounts would leave the shipping free that one of them has made free
    changed = await deleteDiscount(shopper, cart.id, code)
  }
  const cards = cart.gift_cards.map(({ code }) => code).filter((code) => !codes.includes(code))
  return cards.length === cart.gift_cards.length ? changed : putGiftCards(shopper, cart.id, cards)
}
