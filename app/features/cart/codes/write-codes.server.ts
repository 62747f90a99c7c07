import { type ShopperClient } from '~/commerce/shop/commerce'
import { type Cart } from '~/commerce/medusa-v1/types'
import { confirmWrite } from '../confirm-write.server'

/** Makes these the cart's discounts. */
export function putDiscounts(shopper: ShopperClient, cartId: string, codes: readonly string[]): Promise<Cart> {
  const discounts = codes.map((code) => ({ code }))
  const put = async () => (await shopper.put(({ carts }) => carts.update(cartId, { discounts }))).cart
  return confirmWrite(shopper, cartId, put, (cart) => isSame(cart.discounts, codes))
}

/** Takes one discount off, and what it has made free costs again. */
export function deleteDiscount(shopper: ShopperClient, cartId: string, code: string): Promise<Cart> {
  const put = async () => (await shopper.put(({ carts }) => carts.deleteDiscount(cartId, code))).cart
  return confirmWrite(shopper, cartId, put, ({ discounts }) => discounts.every((one) => one.code !== code))
}

/** Makes these the cart's gift cards. */
export function putGiftCards(shopper: ShopperClient, cartId: string, codes: readonly string[]): Promise<Cart> {
  const gift_cards = codes.map((code) => ({ code }))
  const put = async () => (await shopper.put(({ carts }) => carts.update(cartId, { gift_cards }))).cart
  return confirmWrite(shopper, cartId, put, (cart) => isSame(cart.gift_cards, codes))
}

function isSame(held: readonly { code: string }[], codes: readonly string[]): boolean {
  return held.length === codes.length && held.every(({ code }) => codes.includes(code))
}
