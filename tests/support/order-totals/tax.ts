// Medusa's `TaxCalculationStrategy`: to the minor unit, halves up

/** The tax that a price contains. @param price minor units @param rate percent */
export function taxWithin(price: number, rate: number): number {
  const share = rate / 100
  return Math.round((price * share) / (1 + share))
}

/** The tax that is added to an amount. @param amount minor units @param rate percent */
export function taxOn(amount: number, rate: number): number {
  return Math.round(amount * (rate / 100))
}
