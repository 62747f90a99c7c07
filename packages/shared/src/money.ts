import { keptFormat } from './kept-format'

const minorDigits = new Map<string, number>()

function getFormat(currency: string, tag: string): Intl.NumberFormat {
  return keptFormat(Intl.NumberFormat, tag, { style: 'currency', currency })
}

/**
 * An amount as `tag`'s readers write it.
 * @param amount whole minor units: 1200 is ¥1,200 but €12.00 and KWD 1.200
 * @param currency ISO 4217, in either case
 * @throws RangeError for something that cannot be a currency code
 */
export function formatMoney(amount: number, currency: string, tag: string): string {
  const format = getFormat(currency.toUpperCase(), tag)
  return format.format(amount / 10 ** getMinorDigits(currency))
}

/** How many minor digits a currency has: JPY 0, EUR 2, KWD 3. */
export function getMinorDigits(currency: string): number {
  const known = minorDigits.get(currency)
  if (known !== undefined) return known
  const digits = getFormat(currency.toUpperCase(), 'en').resolvedOptions().maximumFractionDigits ?? 2
  minorDigits.set(currency, digits)
  return digits
}
