import { type RequestContext } from '~/context.server'
import { countPieces } from './cart-count'

/** The cart as scripts in the browser know it. */
export interface ClientCart {
  /** Empty before there is a cart. */
  id: string
  items: { id: string; variantId: string | null; quantity: number }[]
  /** Pieces in all items. */
  count: number
}

/**
 * The cart that the visitor's signed cookies lead to, read live; without one an empty one.
 * @throws CommerceError when the backend is down
 */
export async function getClientCart(ctx: RequestContext): Promise<ClientCart> {
  const { cart } = await ctx.cart.read()
  if (!cart) return { id: '', items: [], count: 0 }
  const items = cart.items.map(({ id, variantId, quantity }) => ({ id, variantId: variantId, quantity }))
  return { id: cart.id, items, count: countPieces(cart) }
}
