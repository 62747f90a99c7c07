import { darken, lighten } from './color.mjs'

const LIGHT = '#fffaf0'
const SHADE = '#2b1f1d'

/**
 * The stops of a gradient within one colour.
 * @param {string} color `#rrggbb`
 * @param {...[number, number]} steps offset, and how much lighter (above zero) or darker (below zero) it is there
 * @returns {import('./ink.mjs').Stop[]}
 */
export function tones(color, ...steps) {
  return steps.map(([at, lift]) => [at, lift < 0 ? darken(color, -lift) : lighten(color, lift)])
}

/**
 * The stops of a gradient of light and shade that lies over something else.
 * @param {...[number, number]} steps offset, and how strong the light (above zero) or the shade (below zero) is there
 * @returns {import('./ink.mjs').Stop[]}
 */
export function veil(...steps) {
  const sideOf = (/** @type {number} */ i) => ((steps[i]?.[1] ?? 0) > 0 ? LIGHT : SHADE)
  /** @type {import('./ink.mjs').Stop[]} */
  const stops = []
  for (const [i, [at, strength]] of steps.entries()) {
    const [before, after] = [sideOf(i - 1), sideOf(i + 1)]
    if (strength) stops.push([at, strength < 0 ? SHADE : LIGHT, Math.abs(strength)])
    else stops.push([at, before, 0])
    if (!strength && before !== after) stops.push([at, after, 0])
  }
  return stops
}
