import { type Discount, type OrderLine } from './order'
import { sum } from './sum'

type PricedLine = Pick<OrderLine, 'product' | 'quantity' | 'discountable'> & { net: number }

/**
 * What a discount takes off each line, in the lines' order: minor units without tax, not rounded where a fixed value is
 * shared out. Medusa's `DiscountService` and `LineItemAdjustmentService`:
 *
 * - nothing off a line that cannot be discounted or is for another product, and never more than its net;
 * - a percentage is rounded per line, whatever its allocation. The hundredth comes first, and in the doubles of
 *   JavaScript: 15 % of 410 are 61, since (410 / 100) * 15 is a hair below 61.5;
 * - a fixed value of the total is shared out by net among all lines that can be discounted, so what falls to lines of
 *   other products is not given at all;
 * - a fixed value per item counts for every piece;
 * - free shipping takes nothing off a line.
 */
export function toLineDiscounts(lines: readonly PricedLine[], discount: Discount | undefined): number[] {
  if (!discount || discount.type === 'free_shipping') return lines.map(() => 0)
  const { type, value, allocation, products } = discount
  const whole = sum(lines.filter(({ discountable }) => discountable).map(({ net }) => net))
  function measure({ net, quantity }: PricedLine): number {
    if (type === 'percentage') return Math.round((net / 100) * value)
    return allocation === 'total' ? Math.min(value, whole) * (net / whole) : value * quantity
  }
  return lines.map((line) => {
    const isFor = line.discountable && (products?.includes(line.product) ?? true)
    return isFor ? Math.min(measure(line), line.net) : 0
  })
}
