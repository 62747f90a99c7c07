import { type Product, type ProductVariant } from '~/commerce/types'
import { toAvailability } from '../availability'
import { type Price, toLowestPrice, toPrice } from '../price'
import { compareVariants } from '../product-record'

/** What a region asks for a product, and what is left of it. */
export interface Offer {
  /** Of the cheapest variant that is left, else of the cheapest; null where the region has no price. */
  price: Price | null
  /** Other variants cost more. */
  from: boolean
  soldOut: boolean
  /** Which variants can be bought here, in the merchant's order. */
  buyable: readonly boolean[]
}

/** The offer for a product that the region knows nothing of. */
export const noOffer: Offer = { price: null, from: false, soldOut: true, buyable: [] }

/** The query of what `toOffer` needs, beside the region's prices. */
export const offerFields = { fields: 'id', expand: 'variants,variants.prices' }

export function toOffer(product: Pick<Product, 'variants'>, taxInclusive: boolean): Offer {
  const variants = product.variants.toSorted(compareVariants)
  const left = variants.filter((variant) => isLeft(variant))
  const lowest = toLowest(left, taxInclusive) ?? toLowest(variants, taxInclusive)
  return {
    price: lowest?.price ?? null,
    from: lowest?.from ?? false,
    soldOut: left.length === 0,
    buyable: variants.map((variant) => isLeft(variant) && toPrice(variant, taxInclusive) !== null),
  }
}

function toLowest(variants: readonly ProductVariant[], taxInclusive: boolean) {
  return toLowestPrice(variants.flatMap((variant) => toPrice(variant, taxInclusive) ?? []))
}

function isLeft(variant: ProductVariant): boolean {
  const { manage_inventory: manageInventory, allow_backorder: allowBackorder, inventory_quantity: quantity } = variant
  return toAvailability({ manageInventory, allowBackorder, quantity }).state !== 'sold-out'
}
