import { type CartLine } from '~/commerce/shop/cart'
import { lowStockUnits } from '../catalog/availability'
import { toLineLimit, toUnitsLeft } from './quantity-limit'

/**
 * Whether a line can be ordered as it is. `short`: it asks for more than there is; `unavailable`: the shop does not
 * sell it any more.
 */
export type LineState =
  | { state: 'ok' }
  | { state: 'low'; left: number }
  | { state: 'short'; left: number }
  | { state: 'sold-out' }
  | { state: 'unavailable' }

type Line = Pick<CartLine, 'quantity' | 'variant'>

export function toLineState({ quantity, variant }: Line): LineState {
  if (!isSold(variant)) return { state: 'unavailable' }
  const left = toUnitsLeft(variant.stock)
  if (left === null) return { state: 'ok' }
  if (left <= 0) return { state: 'sold-out' }
  if (left < quantity) return { state: 'short', left }
  return left <= lowStockUnits ? { state: 'low', left } : { state: 'ok' }
}

/** The most that the line may hold; 0 where it can only be taken away. */
export function toLineMax({ variant }: Line): number {
  return isSold(variant) ? toLineLimit(variant.stock) : 0
}

/** The variant is there and its product is on sale. */
export function isSold(variant: CartLine['variant']): variant is NonNullable<CartLine['variant']> {
  return variant?.product?.published ?? false
}
