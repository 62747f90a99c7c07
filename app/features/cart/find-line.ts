import { type Cart, type CartLine } from '~/commerce/shop/cart'

/** The line that holds a variant. */
export function findLine(cart: Pick<Cart, 'items'>, variantId: string): CartLine | undefined {
  return cart.items.find((item) => item.variantId === variantId)
}
