import { type OfferedVariant, type PriorPrices, type ProductOffer } from '~/commerce/shop/product'
import { toAvailability } from '../availability'
import { type Price, toLowestPrice, toPrice } from '../price'

/** What a region asks for a product, and what is left of it. */
export interface Offer {
  /** Of the cheapest variant that is left, else of the cheapest; null where the region has no price. */
  price: Price | null
  /** Other variants cost more. */
  from: boolean
  soldOut: boolean
  /** Which variants can be bought here, in the merchant's order. */
  buyable: readonly boolean[]
  /** Of the variants with a price before a sale, by their ids. */
  reduced?: Readonly<Record<string, Price>>
}

/** The offer for a product that the region knows nothing of. */
export const noOffer: Offer = { price: null, from: false, soldOut: true, buyable: [] }

/** @param priors what is recorded of the product's variants */
export function toOffer({ variants }: ProductOffer, taxInclusive: boolean, priors: PriorPrices = {}): Offer {
  const left = variants.filter((variant) => isLeft(variant))
  const toOwn = (variant: OfferedVariant) => toPrice(variant.price, taxInclusive, priors[variant.id])
  const reduced = variants.flatMap((variant) => {
    const price = toOwn(variant)
    return price && price.prior !== null ? [[variant.id, price] as const] : []
  })
  const lowest = toLowest(left, toOwn) ?? toLowest(variants, toOwn)
  return {
    price: lowest?.price ?? null,
    from: lowest?.from ?? false,
    soldOut: left.length === 0,
    buyable: variants.map((variant) => isLeft(variant) && toOwn(variant) !== null),
    ...(reduced.length > 0 && { reduced: Object.fromEntries(reduced) }),
  }
}

function toLowest(variants: readonly OfferedVariant[], toOwn: (variant: OfferedVariant) => Price | null) {
  return toLowestPrice(variants.flatMap((variant) => toOwn(variant) ?? []))
}

function isLeft({ stock }: OfferedVariant): boolean {
  return toAvailability(stock).state !== 'sold-out'
}
