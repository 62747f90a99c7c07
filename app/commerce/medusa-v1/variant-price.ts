import { type Amount } from '../shop/amount'
import { type VariantPrice } from '../shop/product'

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
  prices?: { amount: number; price_list?: { ends_at?: Date | string | null } | null }[]
}

export function toVariantPrice(pricing: VariantPricing): VariantPrice | null {
  const amount = toAmount(
    pricing.calculated_price,
    pricing.calculated_price_incl_tax,
    pricing.calculated_price_includes_tax ? pricing.calculated_tax : 0,
  )
  const original = toAmount(
    pricing.original_price,
    pricing.original_price_incl_tax,
    pricing.original_price_includes_tax ? pricing.original_tax : 0,
  )
  // an override gives another price and announces no reduction
  const kind = pricing.calculated_price_type === 'sale' ? 'sale' : 'regular'
  return amount && { amount, kind, original, saleEndsAt: kind === 'sale' ? toSaleEnd(pricing) : null }
}

function toAmount(
  price: number | null | undefined,
  withTax: number | null | undefined,
  containedTax: number | null | undefined,
): Amount | null {
  if (price === null || price === undefined) return null
  return { withTax: withTax ?? price, withoutTax: price - (containedTax ?? 0) }
}

// the price list that gives the price is the one with its amount
function toSaleEnd({ prices, calculated_price: amount }: VariantPricing): string | null {
  const list = prices?.find((price) => price.price_list && price.amount === amount)?.price_list
  return list?.ends_at ? new Date(list.ends_at).toISOString() : null
}
