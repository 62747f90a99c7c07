import { type PriorPrice } from '~/commerce/shop/product'

/**
 * The price before a reduction to `amount`, in the terms of the price shown; null where there is nothing to announce.
 * Article 6a of Directive 98/6/EC wants every announcement of a reduction to name the lowest price of the last 30 days, and
 * counts from that one (Court of Justice, C-330/23, Aldi Süd): where nobody knows it, or it was no higher, no price is
 * struck through and none called a sale's. A record of another price than the one shown, or told with tax where the page
 * tells prices without, is left out.
 */
export function toPriorAmount(amount: number, prior: PriorPrice | undefined, taxInclusive: boolean): number | null {
  const fits = prior && prior.currentAmount === amount && prior.includesTax === taxInclusive
  return fits && prior.amount > amount ? prior.amount : null
}

/** Per cent taken off the price before, rounded down; null below one per cent. */
export function toPercentOff(amount: number, prior: number): number | null {
  const percentOff = Math.floor((1 - amount / prior) * 100)
  return percentOff > 0 ? percentOff : null
}
