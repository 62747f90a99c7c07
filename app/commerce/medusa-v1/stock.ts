import { type Stock } from '../shop/product'

export interface MedusaStock {
  manage_inventory: boolean
  allow_backorder: boolean
  inventory_quantity: number
}

export function toStock(variant: MedusaStock): Stock {
  const { manage_inventory: manageInventory, allow_backorder: allowBackorder, inventory_quantity: quantity } = variant
  return { manageInventory, allowBackorder, quantity }
}
