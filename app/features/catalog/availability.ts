import { type Stock } from '~/commerce/shop/product'

/** What a variant's stock means for a shopper. */
export interface Availability {
  state: 'in-stock' | 'low-stock' | 'backorder' | 'sold-out'
  /** The most that one order may take; null where nothing limits it. */
  limit: number | null
}

/** From this number of units on, the page says how many are left. */
export const lowStockUnits = 3

/** What a shopper may be told about a variant's stock. */
export function toAvailability({ manageInventory, allowBackorder, quantity }: Stock): Availability {
  if (!manageInventory) return { state: 'in-stock', limit: null }
  if (allowBackorder) return { state: quantity > 0 ? 'in-stock' : 'backorder', limit: null }
  if (quantity <= 0) return { state: 'sold-out', limit: 0 }
  return { state: quantity <= lowStockUnits ? 'low-stock' : 'in-stock', limit: quantity }
}
