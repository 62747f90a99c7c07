import { type Product, type ProductVariant } from '~/commerce/medusa-v1/types'
import { toAvailability } from '../availability'
import { type Price, toLowestPrice, toPrice } from '../price'
import { type PriorPrices } from '../prior-price'
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

/** @param priors what is recorded of the product's variants */
export function toOffer(product: Pick<Product, 'variants'>, taxInclusive: boolean, priors: PriorPrices = {}): Offer {
  const variants = product.variants.toSorted(compareVariants)
  const left = variants.filter((variant) => isLeft(variant))
  const toOwn = (variant: ProductVariant) => toPrice(variant, taxInclusive, priors[variant.id])
  const lowest = toLowest(left, toOwn) ?? toLowest(variants, toOwn)
  return {
    price: lowest?.price ?? null,
    from: lowest?.from ?? false,
    soldOut: left.length === 0,
    buyable: variants.map((variant) => isLeft(variant) && toOwn(variant) !== null),
  }
}

function toLowest(variants: readonly ProductVariant[], toOwn: (variant: ProductVariant) => Price | null) {
  return toLowestPrice(variants.flatMap((variant) => toOwn(variant) ?? []))
}

function isLeft(variant: ProductVariant): boolean {
  const { manage_inventory: manageInventory, allow_backorder: allowBackorder, inventory_quantity: quantity } = variant
  return toAvailability({ manageInventory, allowBackorder, quantity }).state !== 'sold-out'
}
