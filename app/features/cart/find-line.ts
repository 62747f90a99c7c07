import { type GiftNote, isSameGift } from '@vitrine/shared/gift-note'
import { type Cart, type CartLine } from '~/commerce/shop/cart'

/** The line that holds a variant for that recipient. */
export function findLine(
  cart: Pick<Cart, 'items'>,
  variantId: string,
  gift: GiftNote | null = null,
): CartLine | undefined {
  return cart.items.find((item) => item.variantId === variantId && isSameGift(item.gift, gift))
}
