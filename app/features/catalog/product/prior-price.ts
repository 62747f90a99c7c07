import { type Price } from '../price'

/** What the plugin recorded of a variant in a region, in the currency's minor unit. */
export interface PriorPrice {
  /** The lowest price of the 30 days before the present one began. */
  amount: number
  /** The present one, as far as the record knows. */
  currentAmount: number
  includesTax: boolean
}

export interface Reduction {
  /** The lowest price of the 30 days before the reduction, in the terms of the price shown; null where nobody knows. */
  lowest: number | null
  /** Per cent taken off that price, rounded down; null below one per cent, and where nobody knows it. */
  percentOff: number | null
}

/**
 * How a price's reduction is announced; null outside a sale. Article 6a of Directive 98/6/EC asks for the lowest price
 * of the last 30 days, and a percentage must start from that one (Court of Justice, C-330/23, Aldi Süd): where nobody knows
 * it, none is announced. A record of another price than the one shown, or told with tax where the page tells prices without,
 * is left out.
 */
export function toReduction(price: Price, prior: PriorPrice | undefined, taxInclusive: boolean): Reduction | null {
  if (price.original === null) return null
  const fits = prior && prior.currentAmount === price.amount && prior.includesTax === taxInclusive
  if (!fits) return { lowest: null, percentOff: null }
  const percentOff = Math.floor((1 - price.amount / prior.amount) * 100)
  return { lowest: prior.amount, percentOff: percentOff > 0 ? percentOff : null }
}
