// @ts-nocheck
/**
 * Writes an amount as its currency and the reader's country do: `1200` is ¥1,200, € 12.00 or KWD 1.200.
 * @param {number} amount integer minor units
 * @param {string} currencyCode ISO 4217, any case
 * @param {string} tag BCP 47
 */
export function formatMoney(amount, currencyCode, tag) {
  const format = new Intl.NumberFormat(tag, { style: 'currency', currency: currencyCode.toUpperCase() })
  return format.format(amount / 10 ** format.resolvedOptions().maximumFractionDigits)
}
