import { type Stock } from '~/commerce/shop/product'
import { toAvailability } from '../catalog/availability'

/** The most of one thing that one bag takes, however much there is. */
export const linePieces = 99

/** The most that a line of this variant may hold just now: its stock, and never more than `linePieces`. */
export function toLineLimit(stock: Stock): number {
  return Math.max(0, Math.min(linePieces, toUnitsLeft(stock) ?? linePieces))
}

/** Units that are there, never below 0; null where nothing limits them. */
export function toUnitsLeft(stock: Stock): number | null {
  return toAvailability(stock).limit
}
