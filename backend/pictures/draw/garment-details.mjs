import { darken, lighten } from '../color.mjs'
import { ribs, stitches, weave, waffle } from '../finish.mjs'
import { n, path, stroke } from '../ink.mjs'
import { ellipse, roundRect } from '../outline.mjs'

/** @import { Ink } from '../ink.mjs' */
/** @import { Point } from '../outline.mjs' */

/**
 * @typedef {object} Shape millimetres
 * @property {string} color
 * @property {number} neck
 * @property {number} dip
 * @property {number} wide
 * @property {number} length
 * @property {number} flare
 * @property {{ x: number, y: number, w: number }} end where a sleeve ends, and how wide it is there
 *
 * @typedef {'tee' | 'long' | 'sweater' | 'cardigan' | 'shirt' | 'jacket' | 'robe'} Cut
 */

/**
 * What is sewn on to each cut: collars, hems, cuffs, buttons, pockets.
 * @type {Record<Cut, (ink: Ink, shape: Shape) => string>}
 */
export const details = {
  tee: (ink, shape) => neckband(ink, shape, 15) + hem(shape, 18),
  long: (ink, shape) => neckband(ink, shape, 10) + hem(shape, 16) + cuffs(ink, shape, false),
  sweater: (ink, shape) => neckband(ink, shape, 30) + ribHem(ink, shape) + cuffs(ink, shape, true),
  cardigan: (ink, shape) =>
    opening(ink, shape, true) + ribHem(ink, shape) + cuffs(ink, shape, true) + buttons(shape, 5, 320),
  shirt: (ink, shape) =>
    placket(ink, shape) +
    collar(ink, shape, 58) +
    buttons(shape, 7, 70) +
    hem(shape, 14) +
    pocket(ink, shape, -1) +
    cuffs(ink, shape, false),
  jacket: (ink, shape) =>
    placket(ink, shape) +
    collar(ink, shape, 70) +
    buttons(shape, 5, 90, 13) +
    hem(shape, 22) +
    pocket(ink, shape, -1) +
    lowPockets(ink, shape) +
    cuffs(ink, shape, false),
  robe: (ink, shape) =>
    opening(ink, shape, false) +
    belt(ink, shape) +
    cuffs(ink, shape, false) +
    lowPockets(ink, { ...shape, length: 880 }),
}

/** @param {Ink} ink @param {Shape} shape @param {number} width */
function neckband(ink, { color, neck, dip }, width) {
  const inner = `M${-neck},0Q0,${-dip * 0.5} ${neck},0Q0,${n(dip * 1.9)} ${-neck},0Z`
  const line = `M${-neck},0Q0,${n(dip * 1.9)} ${neck},0`
  return (
    path(inner, darken(color, 0.5)) +
    stroke(`M${-neck},0Q0,${-dip * 0.5} ${neck},0`, darken(color, 0.26), width) +
    stroke(line, darken(color, 0.3), width + 3) +
    stroke(line, lighten(color, 0.08), width) +
    stroke(line, ribs(ink, color, 6), width)
  )
}

/** @param {Shape} shape @param {number} up */
function hem({ color, wide, length, flare }, up) {
  return stitches(
    `M${-wide + 28 - flare},${length - up - 12}Q0,${length - up + 18} ${wide - 28 + flare},${length - up - 12}`,
    darken(color, 0.45),
    6,
  )
}

/** @param {Ink} ink @param {Shape} shape */
function ribHem(ink, { color, wide, length }) {
  const d = `M${-wide + 26},${length - 70}Q0,${length - 42} ${wide - 26},${length - 70}L${wide - 30},${length - 12}Q0,${length + 16} ${-wide + 30},${length - 12}Z`
  return (
    path(d, darken(color, 0.06)) +
    path(d, ribs(ink, color, 12)) +
    stroke(
      `M${-wide + 26},${length - 70}Q0,${length - 42} ${wide - 26},${length - 70}`,
      darken(color, 0.5),
      3,
      'opacity="0.5"',
    )
  )
}

/** @param {Ink} ink @param {Shape} shape @param {boolean} ribbed */
function cuffs(ink, { color, end }, ribbed) {
  const d = `M${-end.x - 14},${end.y - 46}L${-end.x + end.w - 24},${end.y - 26}L${-end.x + end.w - 14},${end.y + 18}L${-end.x - 16},${end.y}Z`
  return [d, mirrored(d)]
    .map(
      (one) =>
        (ribbed ? path(one, darken(color, 0.1)) + path(one, ribs(ink, color, 10)) : '') +
        stroke(one.slice(0, one.indexOf('L', one.indexOf('L') + 1)), darken(color, 0.5), 2.4, 'opacity="0.5"'),
    )
    .join('')
}

/** @param {Ink} ink @param {Shape} shape */
function placket(ink, { color, length }) {
  const d = roundRect(-17, 30, 34, length - 30, 2)
  return (
    path(d, lighten(color, 0.07)) +
    weave(ink, d, color, 4.4) +
    stroke(`M17,40V${length}`, darken(color, 0.5), 2.4, 'opacity="0.5"') +
    stitches(`M-12,40V${length - 6}`, darken(color, 0.4), 5)
  )
}

/** @param {Ink} ink @param {Shape} shape @param {number} drop */
function collar(ink, { color, neck }, drop) {
  const stand = `M${-neck},2Q0,-46 ${neck},2Q0,44 ${-neck},2Z`
  const leaf = `M${-neck - 3},0C${-neck + 18},-34 -20,-8 -3,34L${-neck * 0.36},${drop + 34}Q${-neck * 0.9},${drop * 0.7} ${-neck - 3},0Z`
  const paint = (/** @type {string} */ d) =>
    path(d, lighten(color, 0.08)) + weave(ink, d, color, 4.4) + stroke(d, darken(color, 0.55), 2.2, 'opacity="0.5"')
  return path(stand, darken(color, 0.52)) + paint(leaf) + paint(mirrored(leaf))
}

/** @param {Ink} ink @param {Shape} shape @param {boolean} ribbed */
function opening(ink, { color, neck, dip, length }, ribbed) {
  const v = `M${-neck},0Q-30,${dip * 0.55} 0,${dip}Q30,${dip * 0.55} ${neck},0Q0,-26 ${-neck},0Z`
  const edge = `M${-neck - 4},-2Q-34,${dip * 0.55} -4,${dip}V${length}`
  const other = `M${neck + 4},-2Q34,${dip * 0.55} 4,${dip}${ribbed ? `V${length}` : ''}`
  const band = (/** @type {string} */ d) =>
    stroke(d, darken(color, 0.42), 40, 'stroke-linecap="butt"') +
    stroke(d, lighten(color, 0.1), 36, 'stroke-linecap="butt"') +
    (ribbed ? stroke(d, ribs(ink, color, 9), 36, 'stroke-linecap="butt"') : '')
  return path(v, darken(color, 0.5)) + band(other) + band(edge)
}

/** @param {Shape} shape @param {number} count @param {number} from @param {number} [size] */
function buttons({ color, length }, count, from, size = 9) {
  const step = (length - from - 90) / (count - 1)
  const tone = darken(color, 0.62)
  return Array.from(
    { length: count },
    (_, i) =>
      path(ellipse(0, from + i * step, size, size), lighten(tone, 0.2)) +
      path(ellipse(-1.5, from + i * step - 1.5, size * 0.6, size * 0.6), tone),
  ).join('')
}

/** @param {Ink} ink @param {Shape} shape @param {number} side */
function pocket(ink, { color, wide }, side) {
  const x = side < 0 ? -wide * 0.66 : wide * 0.24
  return patch(ink, color, roundRect(x, 190, wide * 0.42, 124, 10))
}

/** @param {Ink} ink @param {Shape} shape */
function lowPockets(ink, { color, wide, length }) {
  return [-wide * 0.82, wide * 0.2]
    .map((x) => patch(ink, color, roundRect(x, length - 220, wide * 0.6, 168, 12)))
    .join('')
}

/** @param {Ink} ink @param {string} color @param {string} d */
function patch(ink, color, d) {
  return (
    path(d, lighten(color, 0.05)) + weave(ink, d, color, 4.4) + stroke(d, darken(color, 0.5), 2.4, 'opacity="0.42"')
  )
}

/** @param {Ink} ink @param {Shape} shape */
function belt(ink, { color, wide }) {
  const d = `M${-wide + 20},430Q0,462 ${wide - 20},430V486Q0,518 ${-wide + 20},486Z`
  const tails = roundRect(-44, 470, 34, 270, 6) + roundRect(6, 470, 34, 230, 6)
  return (
    path(d + tails, lighten(color, 0.06)) +
    waffle(ink, d + tails, color, 12) +
    stroke(d + tails, darken(color, 0.5), 2.4, 'opacity="0.5"') +
    path(roundRect(-36, 440, 66, 62, 16), lighten(color, 0.1)) +
    stroke(roundRect(-36, 440, 66, 62, 16), darken(color, 0.5), 2.4, 'opacity="0.5"')
  )
}

/** Flips path data left to right (absolute M, L, C, Q, V, H and Z only). @param {string} d */
export function mirrored(d) {
  return d.replace(/([MLCQVH])([^MLCQVHZ]*)/g, (_, letter, numbers) => {
    if (letter === 'V') return letter + numbers
    /** @type {number[]} */
    const values = numbers
      .trim()
      .split(/[\s,]+/)
      .map(Number)
    return letter + values.map((value, i) => n(letter === 'H' || i % 2 === 0 ? -value : value)).join(' ')
  })
}
