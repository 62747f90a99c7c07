import { n, path, radial } from './ink.mjs'
import { ellipse } from './outline.mjs'
import { veil } from './tones.mjs'

/** @import { Ink } from './ink.mjs' */

const SHADE = '#2b1f1d'

/**
 * The shadow of something that stands: dark where it touches, long and soft to the lower right.
 * @param {Ink} ink
 * @param {{ x?: number, radius: number, depth: number, height: number, strength?: number }} stand millimetres; `depth` is half the footprint seen from the front
 */
export function standingShadow(ink, { x = 0, radius, depth, height, strength = 1 }) {
  const reach = radius + Math.min(height * 0.55, radius * 2.6)
  const long = radial(
    ink,
    [x + reach * 0.42, depth * 0.5, reach * 1.1],
    veil([0, -(0.3 * strength)], [0.45, -(0.17 * strength)], [0.75, -(0.05 * strength)], [1, 0]),
    Math.max(0.05, (depth * 1.7) / reach),
  )
  const soft = path(ellipse(x + reach * 0.42, depth * 0.5, reach * 1.1, depth * 1.9), long)
  const touch = radial(
    ink,
    [x + radius * 0.06, depth * 0.25, radius * 1.22],
    veil([0, -(0.62 * strength)], [0.72, -(0.5 * strength)], [0.86, -(0.2 * strength)], [1, 0]),
    Math.max(0.05, depth / radius) * 1.02,
  )
  return soft + path(ellipse(x + radius * 0.06, depth * 0.25, radius * 1.22, depth * 1.3), touch)
}

/**
 * The shadow of something that lies flat on the surface under it: it widens and fades as it moves away from the light.
 * @param {Ink} ink
 * @param {{ d: string, lift: number, strength?: number }} flat the outline and how thick the thing is (millimetres)
 */
export function lyingShadow(ink, { d, lift, strength = 1 }) {
  const steps = 10
  return Array.from({ length: steps }, (_, i) => {
    const away = (steps - i) / steps
    const spread = lift * 1.9 * away
    const tone = `fill-opacity="${n(0.052 * strength)}" stroke-opacity="${n(0.052 * strength)}" stroke="${SHADE}" stroke-width="${n(spread)}" stroke-linejoin="round"`
    return `<path transform="translate(${n(lift * 0.7 * away)} ${n(lift * 0.95 * away)})" d="${d}" fill="${SHADE}" ${tone}/>`
  }).join('')
}
