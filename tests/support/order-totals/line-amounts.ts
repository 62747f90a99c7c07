import { type OrderLine } from './order'
import { taxOn, taxWithin } from './tax'

/** A line before discounts, in minor units. */
export interface LineAmounts {
  /** Without tax; what discounts are measured by. */
  net: number
  tax: number
  /** What is taxed. It differs from `net` by what rounding one piece makes of many. */
  taxable: number
}

/**
 * Medusa's `NewTotalsService` and `TaxCalculationStrategy`: tax is worked out per line. Where the price contains it, it is
 * taken out of one piece and rounded, and worked out anew for all pieces; the line's net is what that leaves of its price.
 */
export function toLineAmounts({ unitPrice, quantity, taxRate }: OrderLine, taxInclusive: boolean): LineAmounts {
  const price = unitPrice * quantity
  if (!taxInclusive) return { net: price, tax: taxOn(price, taxRate), taxable: price }
  const taxable = (unitPrice - taxWithin(unitPrice, taxRate)) * quantity
  const tax = taxOn(taxable, taxRate)
  return { net: price - tax, tax, taxable }
}
