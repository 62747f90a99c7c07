interface DiscountedLine {
  /** Before the discount, in minor units, as it is shown. */
  amount: number
  quantity: number
}

/**
 * What rounding makes of a percentage. It is taken off prices without tax, where tax is worked out anew, and both are rounded by
 * the line: 10 % off 180.00 with 19 % tax in them takes 18.01 off.
 * @param taken what the discount takes off, in minor units, as it is shown
 * @param lines that it takes something off
 * @returns by how much more that is than the percentage of the lines; 0 where more than rounding lies between
 */
export function toDiscountRounding(taken: number, percent: number, lines: readonly DiscountedLine[]): number {
  const amount = lines.reduce((sum, line) => sum + line.amount, 0)
  const pieces = lines.reduce((sum, line) => sum + line.quantity, 0)
  const difference = taken - Math.round((amount * percent) / 100)
  return Math.abs(difference) <= pieces ? difference : 0
}
