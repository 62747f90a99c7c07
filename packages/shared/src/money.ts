const formats = new Map<string, Intl.NumberFormat>()

function getFormat(currency: string, tag: string): Intl.NumberFormat {
  const id = `${tag} ${currency}`
  const known = formats.get(id)
  if (known) return known
  const format = new Intl.NumberFormat(tag, { style: 'currency', currency })
  formats.set(id, format)
  return format
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
  return getFormat(currency.toUpperCase(), 'en').resolvedOptions().maximumFractionDigits ?? 2
}
