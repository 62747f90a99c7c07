import { type Cart } from '~/commerce/types'

/** Pieces in a cart. */
export function countPieces(cart: Pick<Cart, 'items'>): number {
  return cart.items.reduce((sum, item) => sum + item.quantity, 0)
}
