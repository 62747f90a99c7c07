import { type Cart } from '../shop/cart'
import { type Calls } from './repeatable-calls'
import { toCart } from './cart'
import { type CartWrites } from './cart-writes'

type PutCodes = (cartId: string, codes: readonly string[]) => Promise<Cart>

export interface CodeWrites {
  /** Makes these the cart's discounts. */
  putDiscounts: PutCodes
  /** Takes one discount off, and what it has made free costs again. */
  deleteDiscount(cartId: string, code: string): Promise<Cart>
  /** Makes these the cart's gift cards. */
  putGiftCards: PutCodes
}

export function toCodeWrites(calls: Calls, { update, confirm }: CartWrites): CodeWrites {
  return {
    putDiscounts(cartId, codes) {
      const put = () => update(cartId, { discounts: codes.map((code) => ({ code })) })
      return confirm(cartId, put, (cart) => isSame(cart.discounts, codes))
    },
    deleteDiscount(cartId, code) {
      const put = async () => toCart((await calls.put(({ carts }) => carts.deleteDiscount(cartId, code))).cart)
      return confirm(cartId, put, ({ discounts }) => discounts.every((one) => one.code !== code))
    },
    putGiftCards(cartId, codes) {
      const put = () => update(cartId, { gift_cards: codes.map((code) => ({ code })) })
      return confirm(cartId, put, (cart) => isSame(cart.giftCards, codes))
    },
  }
}

function isSame(held: readonly { code: string }[], codes: readonly string[]): boolean {
  return held.length === codes.length && held.every(({ code }) => codes.includes(code))
}
