import { type PriorPrice, toPriorAmount } from './prior-price'

/** What Medusa says about a variant's price when the query names a region; null where there is no price for it. */
export interface VariantPricing {
  calculated_price?: number | null
  calculated_price_incl_tax?: number | null
  calculated_price_includes_tax?: boolean | null
  calculated_price_type?: string | null
  calculated_tax?: number | null
  original_price?: number | null
  original_price_incl_tax?: number | null
  original_price_includes_tax?: boolean | null
  original_tax?: number | null
}

export interface Price {
  /** In the currency's minor unit, with tax in a region whose prices include it, otherwise without. */
  amount: number
  /** The lowest price of the 30 days before the sale; null outside a sale, and where there is nothing to announce. */
  prior: number | null
}

/**
 * The price to show, or null where the variant is not sold in that region.
 * @param prior what is recorded of the variant
 */
export function toPrice(pricing: VariantPricing, taxInclusive: boolean, prior?: PriorPrice): Price | null {
  const amount = toAmount(
    pricing.calculated_price,
    pricing.calculated_price_incl_tax,
    pricing.calculated_price_includes_tax ? pricing.calculated_tax : 0,
    taxInclusive,
  )
  if (amount === null) return null
  const before = toAmount(
    pricing.original_price,
    pricing.original_price_incl_tax,
    pricing.original_price_includes_tax ? pricing.original_tax : 0,
    taxInclusive,
  )
  const isReduced = isOnSale(pricing) && before !== null && before > amount
  return { amount, prior: isReduced ? toPriorAmount(amount, prior, taxInclusive) : null }
}

/** A price list of the kind that tells of a reduction gives the price. */
export function isOnSale({ calculated_price_type: type }: Pick<VariantPricing, 'calculated_price_type'>): boolean {
  return type === 'sale'
}

/** The lowest price, with `from` where the others are higher; null for none at all. */
export function toLowestPrice(prices: readonly Price[]): { price: Price; from: boolean } | null {
  const [first, ...others] = prices.toSorted((a, b) => a.amount - b.amount)
  return first ? { price: first, from: others.some((price) => price.amount > first.amount) } : null
}

function toAmount(
  price: number | null | undefined,
  inclTax: number | null | undefined,
  containedTax: number | null | undefined,
  taxInclusive: boolean,
): number | null {
  if (price === null || price === undefined) return null
  return taxInclusive ? (inclTax ?? price) : price - (containedTax ?? 0)
}
