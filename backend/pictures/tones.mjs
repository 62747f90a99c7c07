// @ts-nocheck
import { darken, lighten } from './color.mjs'

const LIGHT = '#fffaf0'
const SHADE = '#2b1f1d'

/**
 * The stops of a gradient within one colour.
 * @param {string} color `#rrggbb`
 * @param {...[number, number]} steps offset, and how much lighter (above zero) or darker (below zero) it is there
 */
export function tones(color, ...steps) {
  return steps.map(([at, lift]) => [at, lift < 0 ? darken(color, -lift) : lighten(color, lift)])
}

/**
 * The stops of a gradient of light and shade that lies over something else.
 * @param {...[number, number]} steps offset, and how strong the light (above zero) or the shade (below zero) is there
 */
export function veil(...steps) {
  return steps.flatMap(([at, strength], i) => {
    if (strength) return [[at, strength < 0 ? SHADE : LIGHT, Math.abs(strength)]]
    const sides = [steps[i - 1], steps[i + 1]].map((one) => (one?.[1] > 0 ? LIGHT : SHADE))
    return sides[0] === sides[1] ? [[at, sides[0], 0]] : sides.map((side) => [at, side, 0])
  })
}
