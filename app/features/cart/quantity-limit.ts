import { toAvailability } from '../catalog/availability'

/** The most of one thing that one bag takes, however much there is. */
export const linePieces = 99

export interface VariantStock {
  manage_inventory: boolean
  allow_backorder: boolean
  inventory_quantity: number
}

/** The most that a line of this variant may hold just now: its stock, and never more than `linePieces`. */
export function toLineLimit(variant: VariantStock): number {
  return Math.max(0, Math.min(linePieces, toStock(variant) ?? linePieces))
}

/** Units that are there, never below 0; null where nothing limits them. */
export function toStock({
  manage_inventory: manageInventory,
  allow_backorder: allowBackorder,
  inventory_quantity: quantity,
}: VariantStock): number | null {
  return toAvailability({ manageInventory, allowBackorder, quantity }).limit
}
