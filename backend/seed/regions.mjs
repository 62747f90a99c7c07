/**
 * Where the shop sells. Amounts are in the currency's minor unit (yen have none, dinars a thousand); `taxRate` is a
 * percentage; in a tax-inclusive region every amount contains it.
 */
export const regions = [
  {
    key: 'eu',
    name: 'Europe',
    de: 'Europa',
    currency: 'eur',
    countries: ['de', 'at', 'fr', 'it', 'es', 'nl'],
    taxRate: 19,
    taxInclusive: true,
    shipping: { standard: 490, express: 1290, return: 390 },
    days: { standard: [3, 5], express: [1, 2] },
  },
  {
    key: 'us',
    name: 'United States',
    de: 'Vereinigte Staaten',
    currency: 'usd',
    countries: ['us'],
    taxRate: 8.25,
    taxInclusive: false,
    shipping: { standard: 695, express: 1995, return: 500 },
    days: { standard: [4, 7], express: [2, 3] },
  },
  {
    key: 'gb',
    name: 'United Kingdom',
    de: 'Vereinigtes Königreich',
    currency: 'gbp',
    countries: ['gb'],
    taxRate: 20,
    taxInclusive: true,
    shipping: { standard: 395, express: 995, return: 295 },
    days: { standard: [3, 5], express: [1, 2] },
  },
  {
    key: 'jp',
    name: 'Japan',
    de: 'Japan',
    currency: 'jpy',
    countries: ['jp'],
    taxRate: 10,
    taxInclusive: true,
    shipping: { standard: 660, express: 1320, return: 550 },
    days: { standard: [5, 8], express: [3, 4] },
  },
  {
    key: 'kw',
    name: 'Kuwait',
    de: 'Kuwait',
    currency: 'kwd',
    countries: ['kw'],
    taxRate: 0,
    taxInclusive: false,
    shipping: { standard: 2000, express: 4500, return: 1500 },
    days: { standard: [6, 9], express: [3, 4] },
  },
]

export const shippingNames = {
  standard: { en: 'Standard', de: 'Standardversand' },
  express: { en: 'Express', de: 'Expressversand' },
  return: { en: 'Return by post', de: 'Rücksendung per Post' },
  email: { en: 'By e-mail', de: 'Per E-Mail' },
}
