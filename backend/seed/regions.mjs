/**
 * @typedef {object} Region
 * @property {string} key
 * @property {string} name
 * @property {import('./price-points.mjs').Currency} currency
 * @property {string[]} countries
 * @property {number} taxRate
 * @property {boolean} taxInclusive
 * @property {{ standard: number, express: number, return: number }} shipping
 * @property {Record<'standard' | 'express', [first: number, last: number]>} days
 */

/**
 * Where the shop sells. Amounts are in the currency's minor unit (yen have none, dinars a thousand); `taxRate` is a
 * percentage; in a tax-inclusive region every amount contains it.
 * @type {Region[]}
 */
export const regions = [
  {
    key: 'eu',
    name: 'Europe',
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
    currency: 'kwd',
    countries: ['kw'],
    taxRate: 0,
    taxInclusive: false,
    shipping: { standard: 2000, express: 4500, return: 1500 },
    days: { standard: [6, 9], express: [3, 4] },
  },
]

export const shippingNames = {
  standard: 'Standard',
  express: 'Express',
  return: 'Return by post',
  email: 'By e-mail',
}
