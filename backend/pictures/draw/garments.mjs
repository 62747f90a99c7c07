import { darken } from '../color.mjs'
import { knit, stripes, weave, waffle } from '../finish.mjs'
import { clipped, linear, n, path, softStroke, stroke } from '../ink.mjs'
import { lyingShadow } from '../shadow.mjs'
import { veil } from '../tones.mjs'
import { details, mirrored } from './garment-details.mjs'
import { requireNamed } from '../require.mjs'

/** @import { Ink } from '../ink.mjs' */

/** @typedef {import('./garment-details.mjs').Cut} Cut */

/** @type {Record<string, (ink: Ink, d: string, color: string) => string>} */
const CLOTH = {
  knit: (ink, d, color) => knit(ink, d, color, 15),
  weave: (ink, d, color) => weave(ink, d, color, 4.4),
  waffle: (ink, d, color) => waffle(ink, d, color, 12),
  jersey: (ink, d, color) => weave(ink, d, color, 4),
}

/**
 * A top laid flat or hung up: tee, shirt, sweater, cardigan, jacket, robe. The collar's middle is the origin.
 * @param {Ink} ink
 * @param {import('../kinds.mjs').Look} look
 */
export function drawTop(ink, { color, accent, cut = 'tee', cloth = 'jersey', hung = false, striped = false }) {
  const shape = cutOf(cut)
  const { trunk, sleeve } = shape
  const d = trunk + sleeve + mirrored(sleeve)
  const ground = (/** @type {string} */ part) =>
    striped
      ? stripes(ink, part, [
          [color, 30],
          [accent ?? '#2b3951', 15],
        ])
      : path(part, color)
  const paint = (/** @type {string} */ part) => ground(part) + requireNamed(CLOTH, cloth)(ink, part, color)
  const body = clipped(ink, trunk, paint(trunk) + shadeTrunk(ink, shape))
  const arm = clipped(ink, sleeve, paint(sleeve) + shadeSleeve(ink, shape, -1))
  const other = clipped(ink, mirrored(sleeve), paint(mirrored(sleeve)) + shadeSleeve(ink, shape, 1))
  const sewnOn = details[cut](ink, { color, ...shape })
  const hanger = hung ? drawHanger() : ''
  const outline = stroke(d, darken(color, 0.5), 1.6, 'opacity="0.28"')
  return {
    markup:
      hanger +
      lyingShadow(ink, { d, lift: hung ? 26 : 13, strength: hung ? 0.8 : 1 }) +
      arm +
      other +
      outline +
      body +
      sewnOn,
    left: -shape.reach,
    right: shape.reach,
    top: hung ? -130 : -30,
    bottom: shape.length,
  }
}

/** @param {Cut} cut */
function cutOf(cut) {
  const long = cut !== 'tee'
  const wide = { tee: 262, long: 256, sweater: 276, cardigan: 272, shirt: 262, jacket: 282, robe: 300 }[cut]
  const length = { tee: 640, long: 640, sweater: 620, cardigan: 640, shirt: 700, jacket: 680, robe: 1040 }[cut]
  const neck = { tee: 92, long: 118, sweater: 92, cardigan: 78, shirt: 74, jacket: 74, robe: 78 }[cut]
  const dip = { tee: 58, long: 30, sweater: 44, cardigan: 300, shirt: 24, jacket: 24, robe: 380 }[cut]
  const flare = cut === 'robe' ? 34 : 0
  const shoulder = wide - 22
  const trunk = `M${-neck},0Q0,${dip * 1.9} ${neck},0L${shoulder},42C${shoulder + 12},120 ${wide - 34},190 ${wide - 30},230L${wide - 26 + flare},${length - 14}Q0,${length + 16} ${-wide + 26 - flare},${length - 14}L${-wide + 30},230C${-wide + 34},190 ${-shoulder - 12},120 ${-shoulder},42Z`
  const end = long ? { x: wide + 96, y: 560, w: 84 } : { x: wide + 112, y: 232, w: 120 }
  const crown = long
    ? `${-shoulder - 62},78 ${-end.x - 2},${end.y - 250}`
    : `${-shoulder - 44},64 ${-end.x + 22},${end.y - 96}`
  const top = 50 - 1680 / (shoulder - neck)
  const sleeve = `M${-shoulder + 40},${n(top)}L${-shoulder},42C${crown} ${-end.x - 16},${end.y}L${-end.x + end.w - 14},${end.y + 18}C${-wide - 2},${long ? 410 : 244} ${-wide + 24},300 ${-wide + 36},${long ? 246 : 216}Z`
  return { trunk, sleeve, wide, length, neck, dip, shoulder, end, flare, reach: end.x + 16 }
}

/** @param {Ink} ink @param {{ wide: number, length: number }} look */
function shadeTrunk(ink, { wide, length }) {
  const across = linear(
    ink,
    [-wide, 0, wide, 0],
    veil([0, -0.26], [0.14, 0], [0.3, 0.15], [0.5, 0], [0.66, -0.04], [0.88, -0.12], [1, -0.34]),
  )
  const folds = [
    `M${-wide * 0.82},230C${-wide * 0.5},330 ${-wide * 0.56},480 ${-wide * 0.46},${length}`,
    `M${wide * 0.8},220C${wide * 0.46},350 ${wide * 0.6},500 ${wide * 0.4},${length}`,
    `M${wide * 0.2},${length * 0.55}C${wide * 0.1},${length * 0.7} ${wide * 0.16},${length * 0.85} ${wide * 0.04},${length}`,
  ]
  const soft = folds.map((d, i) => softStroke(d, '#2b1f1d', i === 2 ? 26 : 42, 0.13)).join('')
  return path(`M${-wide - 60},-60H${wide + 60}V${length + 40}H${-wide - 60}Z`, across) + soft
}

/** @param {Ink} ink @param {{ wide: number, end: { x: number, y: number } }} look @param {number} side */
function shadeSleeve(ink, { wide, end }, side) {
  const x = side * wide
  const tone = linear(
    ink,
    [side * (end.x + 20), end.y, x - side * 40, end.y - 60],
    side < 0
      ? [
          [0, '#2b1f1d', 0.1],
          [0.3, '#fffaf0', 0.16],
          [0.6, '#2b1f1d', 0.02],
          [1, '#2b1f1d', 0.24],
        ]
      : [
          [0, '#2b1f1d', 0.32],
          [0.4, '#2b1f1d', 0.1],
          [0.7, '#2b1f1d', 0.02],
          [1, '#2b1f1d', 0.18],
        ],
  )
  const reach = end.x + 40
  return path(`M${side > 0 ? 0 : -reach},-20H${side > 0 ? reach : 0}V${end.y + 60}H${side > 0 ? 0 : -reach}Z`, tone)
}

/** A hanger above the collar. */
function drawHanger() {
  return (
    stroke('M0,-20V-52C26,-58 34,-92 8,-104C-14,-112 -30,-92 -20,-78', '#8d8a86', 7) +
    stroke('M-210,58Q-20,-22 0,-22Q20,-22 210,58', '#a97c4e', 22) +
    stroke('M-208,54Q-20,-27 0,-27', '#d3ab78', 6)
  )
}
