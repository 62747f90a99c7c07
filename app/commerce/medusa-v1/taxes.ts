/** A price without the tax that it contains. @param rates per cent */
export function toNet(price: number, rates: readonly number[], includesTax: boolean): number {
  const sum = rates.reduce((total, rate) => total + rate / 100, 0)
  return includesTax ? price - Math.round((sum * price) / (1 + sum)) : price
}

/** A price with its taxes, each rounded by itself as Medusa does. @param rates per cent */
export function addTaxes(net: number, rates: readonly number[]): number {
  return rates.reduce((total, rate) => total + Math.round(net * (rate / 100)), net)
}
