import { type Cart } from '~/commerce/shop/cart'

/** Pieces in a cart. */
export function countPieces(cart: Pick<Cart, 'items'>): number {
  return cart.items.reduce((sum, item) => sum + item.quantity, 0)
}
