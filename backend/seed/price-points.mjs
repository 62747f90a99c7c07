/**
 * @typedef {'eur' | 'usd' | 'gbp' | 'jpy' | 'kwd'} Currency
 * @type {Currency[]}
 */
export const currencies = ['eur', 'usd', 'gbp', 'jpy', 'kwd']

/**
 * How many minor units of a currency one euro cent is worth here, and where a price tag in it likes to end.
 * @type {Record<Currency, { perCent: number, toPoint(amount: number): number }>}
 */
const pricing = {
  eur: { perCent: 1, toPoint: (amount) => (amount < 2000 ? nearest(amount, 50) : nearest(amount, 100)) },
  usd: { perCent: 1.04, toPoint: toWesternPoint },
  gbp: { perCent: 0.86, toPoint: toWesternPoint },
  jpy: { perCent: 1.65, toPoint: (yen) => (yen < 10000 ? nearest(yen, 100) - 20 : nearest(yen, 500)) },
  kwd: { perCent: 3.3, toPoint: (fils) => nearest(fils, fils < 20000 ? 250 : fils < 100000 ? 500 : 1000) },
}

/**
 * A price as a shopkeeper of that country would write it.
 * @param {Currency} currency
 * @param {number} cents euro cents
 * @returns {number} minor units of the currency
 */
export function toPricePoint(currency, cents) {
  const { perCent, toPoint } = pricing[currency]
  return toPoint(cents * perCent)
}

/** @param {number} amount */
function toWesternPoint(amount) {
  if (amount < 2000) return nearest(amount, 50)
  if (amount < 10000) return nearest(amount, 100)
  const rounded = nearest(amount, 500)
  return rounded % 1000 === 0 ? rounded - 100 : rounded
}

/** @param {number} amount @param {number} step */
function nearest(amount, step) {
  return Math.round(amount / step) * step
}
