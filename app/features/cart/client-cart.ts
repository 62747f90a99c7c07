import { type Cart } from '~/commerce/shop/cart'
import { countPieces } from './cart-count'

/** The cart as scripts in the browser know it. Its id opens nothing: the shop goes by the signed cookie alone. */
export interface ClientCart {
  /** Empty before there is a cart. */
  id: string
  items: { id: string; variantId: string | null; quantity: number }[]
  /** Pieces in all items. */
  count: number
  /** Id of the region whose prices it has; only with a cart. */
  region?: string
}

/** All of the cart where the server has just read it, else the number of pieces alone, which the visitor's cookie tells. */
export type KnownCart = ClientCart | { count: number; items?: undefined }

export const emptyCart: ClientCart = { id: '', items: [], count: 0 }

export function toClientCart(cart: Cart | null): ClientCart {
  if (!cart) return emptyCart
  const items = cart.items.map(({ id, variantId, quantity }) => ({ id, variantId, quantity }))
  return { id: cart.id, items, count: countPieces(cart), region: cart.region.id }
}
