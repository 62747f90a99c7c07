/**
 * Which size of the demo's clothes fits whom, in centimetres.
 * @typedef {{ measures: string[], sizes: Record<string, number[]> }} SizeGuide
 */

/** @type {SizeGuide} */
export const tops = {
  measures: ['chest', 'waist', 'sleeve'],
  sizes: { XS: [86, 72, 59], S: [92, 78, 61], M: [98, 84, 63], L: [105, 91, 65], XL: [113, 99, 67] },
}

/** @type {SizeGuide} */
export const trousers = {
  measures: ['waist', 'hips', 'inseam'],
  sizes: { S: [76, 94, 78], M: [83, 101, 80], L: [91, 108, 82] },
}

/** @type {SizeGuide} */
export const socks = {
  measures: ['foot'],
  sizes: { '36–38': [24], '39–42': [26.5], '43–46': [29] },
}

/** @type {SizeGuide} */
export const hats = { measures: ['head'], sizes: { 'S/M': [56], 'L/XL': [60] } }
