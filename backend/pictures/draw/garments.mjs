import { darken, lighten } from '../color.mjs'
import { knit, ribs, stitches, stripes, weave, waffle } from '../finish.mjs'
import { clipped, linear, n, path, softStroke, stroke } from '../ink.mjs'
import { ellipse, roundRect } from '../outline.mjs'
import { lyingShadow } from '../shadow.mjs'

const CLOTH = {
  knit: (ink, d, color) => knit(ink, d, color, 10),
  weave: (ink, d, color) => weave(ink, d, color, 4.4),
  waffle: (ink, d, color) => waffle(ink, d, color, 12),
  jersey: (ink, d, color) => weave(ink, d, color, 4),
}

/**
 * A top laid flat or hung up: tee, shirt, sweater, cardigan, jacket, robe. The collar's middle is the origin.
 * @param {{ color: string, accent?: string, cut?: 'tee'|'long'|'sweater'|'cardigan'|'shirt'|'jacket'|'robe', cloth?: string, hung?: boolean }} look
 */
export function drawTop(ink, { color, accent, cut = 'tee', cloth = 'jersey', hung = false, striped = false }) {
  const shape = cutOf(cut)
  const { trunk, sleeve } = shape
  const d = trunk + sleeve + mirrored(sleeve)
  const ground = (part) => (striped ? stripes(ink, part, [[color, 30], [accent ?? '#2b3951', 15]]) : path(part, color))
  const paint = (part) => ground(part) + CLOTH[cloth](ink, part, color)
  const body = clipped(ink, trunk, paint(trunk) + shadeTrunk(ink, shape))
  const arm = clipped(ink, sleeve, paint(sleeve) + shadeSleeve(ink, shape, -1))
  const other = clipped(ink, mirrored(sleeve), paint(mirrored(sleeve)) + shadeSleeve(ink, shape, 1))
  const details = DETAILS[cut](ink, { color, accent, ...shape })
  const hanger = hung ? drawHanger() : ''
  const outline = stroke(d, darken(color, 0.5), 1.6, 'opacity="0.28"')
  return {
    markup: hanger + lyingShadow(ink, { d, lift: hung ? 26 : 13, strength: hung ? 0.8 : 1 }) + arm + other + outline + body + details,
    left: -shape.reach, right: shape.reach, top: hung ? -130 : -30, bottom: shape.length,
  }
}

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
  const crown = long ? `${-shoulder - 62},78 ${-end.x - 2},${end.y - 250}` : `${-shoulder - 44},64 ${-end.x + 22},${end.y - 96}`
  const top = 50 - 1680 / (shoulder - neck)
  const sleeve = `M${-shoulder + 40},${n(top)}L${-shoulder},42C${crown} ${-end.x - 16},${end.y}L${-end.x + end.w - 14},${end.y + 18}C${-wide - 2},${long ? 410 : 244} ${-wide + 24},300 ${-wide + 36},${long ? 246 : 216}Z`
  return { trunk, sleeve, wide, length, neck, dip, shoulder, end, flare, reach: end.x + 16 }
}

function shadeTrunk(ink, { wide, length }) {
  const across = linear(ink, [-wide, 0, wide, 0], [[0, '#2b1f1d', 0.26], [0.14, '#2b1f1d', 0], [0.3, '#fffaf0', 0.15], [0.5, '#fffaf0', 0], [0.66, '#2b1f1d', 0.04], [0.88, '#2b1f1d', 0.12], [1, '#2b1f1d', 0.34]])
  const folds = [
    `M${-wide * 0.82},230C${-wide * 0.5},330 ${-wide * 0.56},480 ${-wide * 0.46},${length}`,
    `M${wide * 0.8},220C${wide * 0.46},350 ${wide * 0.6},500 ${wide * 0.4},${length}`,
    `M${wide * 0.2},${length * 0.55}C${wide * 0.1},${length * 0.7} ${wide * 0.16},${length * 0.85} ${wide * 0.04},${length}`,
  ]
  const soft = folds.map((d, i) => softStroke(d, '#2b1f1d', i === 2 ? 26 : 42, 0.13)).join('')
  return path(`M${-wide - 60},-60H${wide + 60}V${length + 40}H${-wide - 60}Z`, across) + soft
}

function shadeSleeve(ink, { wide, end }, side) {
  const x = side * wide
  const tone = linear(ink, [side * (end.x + 20), end.y, x - side * 40, end.y - 60], side < 0 ? [[0, '#2b1f1d', 0.1], [0.3, '#fffaf0', 0.16], [0.6, '#2b1f1d', 0.02], [1, '#2b1f1d', 0.24]] : [[0, '#2b1f1d', 0.32], [0.4, '#2b1f1d', 0.1], [0.7, '#2b1f1d', 0.02], [1, '#2b1f1d', 0.18]])
  const reach = end.x + 40
  return path(`M${side > 0 ? 0 : -reach},-20H${side > 0 ? reach : 0}V${end.y + 60}H${side > 0 ? 0 : -reach}Z`, tone)
}

const DETAILS = {
  tee: (ink, shape) => neckband(ink, shape, 15) + hem(shape, 18),
  long: (ink, shape) => neckband(ink, shape, 10) + hem(shape, 16) + cuffs(ink, shape, 0),
  sweater: (ink, shape) => neckband(ink, shape, 30) + ribHem(ink, shape) + cuffs(ink, shape, 1),
  cardigan: (ink, shape) => opening(ink, shape, true) + ribHem(ink, shape) + cuffs(ink, shape, 1) + buttons(shape, 5, 320),
  shirt: (ink, shape) => placket(ink, shape) + collar(ink, shape, 58) + buttons(shape, 7, 70) + hem(shape, 14) + pocket(ink, shape, -1) + cuffs(ink, shape, 0),
  jacket: (ink, shape) => placket(ink, shape) + collar(ink, shape, 70) + buttons(shape, 5, 90, 13) + hem(shape, 22) + pocket(ink, shape, -1) + lowPockets(ink, shape) + cuffs(ink, shape, 0),
  robe: (ink, shape) => opening(ink, shape, false) + belt(ink, shape) + cuffs(ink, shape, 0) + lowPockets(ink, { ...shape, length: 880 }),
}

function neckband(ink, { color, neck, dip }, width) {
  const inner = `M${-neck},0Q0,${-dip * 0.5} ${neck},0Q0,${n(dip * 1.9)} ${-neck},0Z`
  const line = `M${-neck},0Q0,${n(dip * 1.9)} ${neck},0`
  return path(inner, darken(color, 0.5)) + stroke(`M${-neck},0Q0,${-dip * 0.5} ${neck},0`, darken(color, 0.26), width) + stroke(line, darken(color, 0.3), width + 3) + stroke(line, lighten(color, 0.08), width) + stroke(line, ribs(ink, color, 6), width)
}

function hem({ color, wide, length, flare }, up) {
  return stitches(`M${-wide + 28 - flare},${length - up - 12}Q0,${length - up + 18} ${wide - 28 + flare},${length - up - 12}`, darken(color, 0.45), 6)
}

function ribHem(ink, { color, wide, length }) {
  const d = `M${-wide + 26},${length - 70}Q0,${length - 42} ${wide - 26},${length - 70}L${wide - 30},${length - 12}Q0,${length + 16} ${-wide + 30},${length - 12}Z`
  return path(d, darken(color, 0.06)) + path(d, ribs(ink, color, 12)) + stroke(`M${-wide + 26},${length - 70}Q0,${length - 42} ${wide - 26},${length - 70}`, darken(color, 0.5), 3, 'opacity="0.5"')
}

function cuffs(ink, { color, end }, ribbed) {
  const d = `M${-end.x - 14},${end.y - 46}L${-end.x + end.w - 24},${end.y - 26}L${-end.x + end.w - 14},${end.y + 18}L${-end.x - 16},${end.y}Z`
  return [d, mirrored(d)].map((one) => (ribbed ? path(one, darken(color, 0.1)) + path(one, ribs(ink, color, 10)) : '') + stroke(one.slice(0, one.indexOf('L', one.indexOf('L') + 1)), darken(color, 0.5), 2.4, 'opacity="0.5"')).join('')
}

function placket(ink, { color, length }) {
  const d = roundRect(-17, 30, 34, length - 30, 2)
  return path(d, lighten(color, 0.07)) + weave(ink, d, color, 4.4) + stroke(`M17,40V${length}`, darken(color, 0.5), 2.4, 'opacity="0.5"') + stitches(`M-12,40V${length - 6}`, darken(color, 0.4), 5)
}

function collar(ink, { color, neck }, drop) {
  const stand = `M${-neck},2Q0,-46 ${neck},2Q0,44 ${-neck},2Z`
  const leaf = `M${-neck - 3},0C${-neck + 18},-34 -20,-8 -3,34L${-neck * 0.36},${drop + 34}Q${-neck * 0.9},${drop * 0.7} ${-neck - 3},0Z`
  const paint = (d) => path(d, lighten(color, 0.08)) + weave(ink, d, color, 4.4) + stroke(d, darken(color, 0.55), 2.2, 'opacity="0.5"')
  return path(stand, darken(color, 0.52)) + paint(leaf) + paint(mirrored(leaf))
}

function opening(ink, { color, neck, dip, length }, ribbed) {
  const v = `M${-neck},0Q-30,${dip * 0.55} 0,${dip}Q30,${dip * 0.55} ${neck},0Q0,-26 ${-neck},0Z`
  const edge = `M${-neck - 4},-2Q-34,${dip * 0.55} -4,${dip}V${length}`
  const other = `M${neck + 4},-2Q34,${dip * 0.55} 4,${dip}${ribbed ? `V${length}` : ''}`
  const band = (d) => stroke(d, darken(color, 0.42), 40, 'stroke-linecap="butt"') + stroke(d, lighten(color, 0.1), 36, 'stroke-linecap="butt"') + (ribbed ? stroke(d, ribs(ink, color, 9), 36, 'stroke-linecap="butt"') : '')
  return path(v, darken(color, 0.5)) + band(other) + band(edge)
}

function buttons({ color, length }, count, from, size = 9) {
  const step = (length - from - 90) / (count - 1)
  const tone = darken(color, 0.62)
  return Array.from({ length: count }, (_, i) => path(ellipse(0, from + i * step, size, size), lighten(tone, 0.2)) + path(ellipse(-1.5, from + i * step - 1.5, size * 0.6, size * 0.6), tone)).join('')
}

function pocket(ink, { color, wide }, side) {
  const x = side < 0 ? -wide * 0.66 : wide * 0.24
  return patch(ink, color, roundRect(x, 190, wide * 0.42, 124, 10))
}

function lowPockets(ink, { color, wide, length }) {
  return [-wide * 0.82, wide * 0.2].map((x) => patch(ink, color, roundRect(x, length - 220, wide * 0.6, 168, 12))).join('')
}

function patch(ink, color, d) {
  return path(d, lighten(color, 0.05)) + weave(ink, d, color, 4.4) + stroke(d, darken(color, 0.5), 2.4, 'opacity="0.42"')
}

function belt(ink, { color, wide }) {
  const d = `M${-wide + 20},430Q0,462 ${wide - 20},430V486Q0,518 ${-wide + 20},486Z`
  const tails = roundRect(-44, 470, 34, 270, 6) + roundRect(6, 470, 34, 230, 6)
  return path(d + tails, lighten(color, 0.06)) + waffle(ink, d + tails, color, 12) + stroke(d + tails, darken(color, 0.5), 2.4, 'opacity="0.5"') + path(roundRect(-36, 440, 66, 62, 16), lighten(color, 0.1)) + stroke(roundRect(-36, 440, 66, 62, 16), darken(color, 0.5), 2.4, 'opacity="0.5"')
}

/** A hanger above the collar. */
function drawHanger() {
  return stroke('M0,-20V-52C26,-58 34,-92 8,-104C-14,-112 -30,-92 -20,-78', '#8d8a86', 7) + stroke('M-210,58Q-20,-22 0,-22Q20,-22 210,58', '#a97c4e', 22) + stroke('M-208,54Q-20,-27 0,-27', '#d3ab78', 6)
}

/** Flips path data left to right (absolute M, L, C, Q, V, H and Z only). */
export function mirrored(d) {
  return d.replace(/([MLCQVH])([^MLCQVHZ]*)/g, (_, letter, numbers) => {
    if (letter === 'V') return letter + numbers
    const values = numbers.trim().split(/[\s,]+/).map(Number)
    return letter + values.map((value, i) => n(letter === 'H' || i % 2 === 0 ? -value : value)).join(' ')
  })
}
