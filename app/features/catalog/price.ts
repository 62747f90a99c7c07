import { type Amount } from '~/commerce/shop/amount'
import { type PriorPrice, type VariantPrice } from '~/commerce/shop/product'
import { toPriorAmount } from './prior-price'

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
export function toPrice(price: VariantPrice | null, taxInclusive: boolean, prior?: PriorPrice): Price | null {
  if (!price) return null
  const { kind, original } = price
  const amount = toShown(price.amount, taxInclusive)
  const isReduced = kind === 'sale' && original !== null && toShown(original, taxInclusive) > amount
  return { amount, prior: isReduced ? toPriorAmount(amount, prior, taxInclusive) : null }
}

function toShown({ withTax, withoutTax }: Amount, taxInclusive: boolean): number {
  return taxInclusive ? withTax : withoutTax
}

/** The lowest price, with `from` where the others are higher; null for none at all. */
export function toLowestPrice(prices: readonly Price[]): { price: Price; from: boolean } | null {
  const [first, ...others] = prices.toSorted((a, b) => a.amount - b.amount)
  return first ? { price: first, from: others.some((price) => price.amount > first.amount) } : null
}
