import { darken, lighten, mix } from './color.mjs'
import { clipped, linear, n, path, radial, stroke } from './ink.mjs'
import { ellipse, polygon, sampled } from './outline.mjs'
import { requireAt } from './require.mjs'
import { standingShadow } from './shadow.mjs'
import { tones, veil } from './tones.mjs'

/** @import { Ink } from './ink.mjs' */
/** @import { Point } from './outline.mjs' */

/**
 * @typedef {{ y: number, r: number }} Ring
 * @typedef {ReturnType<typeof turned>} Body
 * @typedef {Omit<Parameters<typeof paintMouth>[2], 'color'>} Mouth
 * @typedef {Omit<Parameters<typeof paintHollow>[2], 'color'>} Hollow
 */

const STEPS = 40
const SLICES = 256

/**
 * The outline of a turned body as the eye sees it from slightly above.
 * @param {number[]} points height and radius in millimetres in turn, from the foot up
 * @param {number} tilt 0 looks straight on, 1 straight down
 */
export function turned(points, tilt) {
  const rise = Math.sqrt(1 - tilt * tilt)
  const fine = sampled(points, STEPS * 4).map(([height, radius]) => ({ y: -height * rise, r: Math.max(0.1, radius) }))
  const rings = fine.filter((_, i) => i % 4 === 0)
  const foot = requireAt(rings, 0)
  const rim = requireAt(rings, -1)
  const wide = Math.max(...rings.map((ring) => ring.r))
  const strips = silhouette(fine, tilt)
  const ends = [foot, rim].map((ring) => ellipse(0, ring.y, ring.r, Math.max(0.2, ring.r * tilt)))
  const d = band(strips.toReversed(), -1, 1) + ends.join('')
  return { rings, strips, foot, rim, wide, tilt, rise, d, height: -rim.y + rim.r * tilt }
}

/**
 * The strip of a turned body between two shares of its radius (-1 is the left edge, 1 the right).
 * @param {Ring[]} rings
 * @param {number} from
 * @param {number} to
 */
export function band(rings, from, to) {
  const edge = (/** @type {number} */ share) => rings.map((ring) => toPoint(ring.r * share, ring.y))
  return polygon([...edge(from), ...edge(to).reverse()])
}

/**
 * The part of the outside between two heights (millimetres), edges curved as the eye sees them; to be clipped by the body.
 * @param {Body} body
 * @param {number} low
 * @param {number} high
 */
export function zone(body, low, high) {
  const upper = frontEdge(body, high)
  const lower =
    low <= 0 ? [toPoint(-body.wide * 1.3, body.wide), toPoint(body.wide * 1.3, body.wide)] : frontEdge(body, low)
  return polygon([...upper, ...lower.reverse()])
}

/** @param {Body} body @param {number} height */
function frontEdge({ rings, tilt, rise }, height) {
  const ring = rings.find(({ y }) => -y >= height * rise) ?? requireAt(rings, -1)
  return Array.from({ length: 17 }, (_, i) => {
    const angle = Math.PI - (i / 16) * Math.PI
    return toPoint(Math.cos(angle) * ring.r * 1.06, -height * rise + Math.sin(angle) * ring.r * tilt)
  })
}

/** @param {number} x @param {number} y @returns {Point} */
function toPoint(x, y) {
  return [x, y]
}

/**
 * Paints the outside of a turned body: light from the upper left, a core shadow, a little light back from the right.
 * @param {Ink} ink
 * @param {Body} body
 * @param {{ color: string, gloss?: number, decoration?: string }} look `decoration` is drawn under the light
 */
function paintBody(ink, body, { color, gloss = 0.25, decoration = '' }) {
  const bottom = body.foot.y + body.foot.r * body.tilt
  const fall = linear(
    ink,
    [0, body.rim.y - body.rim.r * body.tilt, 0, bottom],
    veil([0, 0.14], [0.4, 0], [0.72, 0], [1, -0.24]),
  )
  const shade = path(body.d, color) + decoration + slices(body, roundness(ink, color, gloss)) + path(body.d, fall)
  return clipped(ink, body.d, shade)
}

/**
 * A paint that makes any strip of its own width look round; in bounding-box units, so that all slices share it.
 * @param {Ink} ink
 * @param {string} color
 * @param {number} gloss
 */
function roundness(ink, color, gloss) {
  const dark = darken(color, 0.66)
  const light = lighten(color, 0.8)
  const peak = Math.min(0.9, 0.3 + gloss * 0.6)
  /** @type {[number, string, number][]} */
  const stops = [
    [0, dark, 0.5],
    [0.05, dark, 0.22],
    [0.13, dark, 0],
    [0.13, light, 0],
    [0.22, light, peak * 0.8],
    [0.27, light, peak],
    [0.31, light, peak * 0.62],
    [0.46, light, 0],
    [0.5, dark, 0],
    [0.68, dark, 0.2],
    [0.86, dark, 0.46],
    [0.95, dark, 0.5],
    [1, mix(dark, light, 0.4), 0.44],
  ]
  const id = ink.define(
    (name) =>
      `<linearGradient id="${name}" x1="0" x2="1" y1="0" y2="0">${stops.map(([at, tone, alpha]) => `<stop offset="${at}" stop-color="${tone}" stop-opacity="${n(alpha)}"/>`).join('')}</linearGradient>`,
  )
  return `url(#${id})`
}

/**
 * The silhouette in level strips, each with the same paint across its own width.
 * @param {Body} body
 * @param {string} paint
 */
export function slices({ strips }, paint) {
  const markup = strips.slice(1).map((lower, i) => `<path d="${band([requireAt(strips, i), lower], -1.01, 1.01)}"/>`)
  return `<g fill="${paint}" shape-rendering="crispEdges">${markup.join('')}</g>`
}

/** @param {Ring[]} rings @param {number} tilt */
function silhouette(rings, tilt) {
  const top = Math.min(...rings.map(({ y, r }) => y - r * tilt))
  const bottom = Math.max(...rings.map(({ y, r }) => y + r * tilt))
  return Array.from({ length: SLICES + 1 }, (_, i) => {
    // closer together at both ends, where the ellipses turn
    const y = top + ((bottom - top) * (1 - Math.cos((Math.PI * i) / SLICES))) / 2
    return { y, r: Math.max(...rings.map((ring) => chord(ring, y, tilt)), straightWidth(rings, y), 0.5) }
  })
}

/** @param {Ring} ring @param {number} y @param {number} tilt */
function chord({ y: at, r }, y, tilt) {
  const share = Math.abs(y - at) / Math.max(0.001, r * tilt)
  return share >= 1 ? 0 : r * Math.sqrt(1 - share * share)
}

/** @param {Ring[]} rings @param {number} y */
function straightWidth(rings, y) {
  const above = rings.findIndex((ring) => ring.y <= y)
  if (above < 1) return 0
  const [low, high] = [requireAt(rings, above - 1), requireAt(rings, above)]
  return low.r + ((high.r - low.r) * (low.y - y)) / Math.max(0.001, low.y - high.y)
}

/**
 * Paints the mouth of a turned body: the lip and the inside wall, with something in it if asked.
 * @param {Ink} ink
 * @param {Body} body
 * @param {{ color: string, inside?: string, lip?: number, fill?: { color: string, depth: number } }} look millimetres
 */
function paintMouth(ink, body, { color, inside = color, lip = 3, fill }) {
  const { rim, tilt } = body
  const r = rim.r - lip
  const inner = ellipse(0, rim.y, r, r * tilt)
  const wall = linear(ink, [-r, 0, r, 0], tones(inside, [0, -0.55], [0.5, -0.3], [1, 0.06]))
  const depthShade = linear(ink, [0, rim.y - r * tilt, 0, rim.y + r * tilt], veil([0, -0.3], [0.8, 0]))
  const content = fill ? paintContent(ink, { rim, r, tilt, fill }) : ''
  const lipLight = linear(ink, [-rim.r, 0, rim.r, 0], tones(color, [0, 0.34], [0.35, 0.6], [1, 0.1]))
  return (
    path(ellipse(0, rim.y, rim.r, rim.r * tilt), lipLight) +
    clipped(ink, inner, path(inner, wall) + path(inner, depthShade) + content) +
    stroke(ellipse(0, rim.y, r, r * tilt), darken(color, 0.3), 0.5, 'opacity="0.35"')
  )
}

/**
 * Paints what one sees of a wide open inside: a bowl or a plate from above.
 * @param {Ink} ink
 * @param {Body} body
 * @param {{ color: string, inside?: string, lip?: number, floor?: number, drop?: number }} look
 */
function paintHollow(ink, body, { color, inside = color, lip = 2.5, floor = 0.55, drop = 0.3 }) {
  const { rim, tilt } = body
  const r = rim.r - lip
  const inner = ellipse(0, rim.y, r, r * tilt)
  const middle = rim.y + r * drop * (1 - tilt) * 0.9
  const sunk = ellipse(0, middle, r * floor * 1.15, r * floor * tilt * 1.15)
  const well = radial(
    ink,
    [0, middle, r * floor * 1.15],
    [
      [0, darken(inside, 0.1), 0.9],
      [0.8, darken(inside, 0.13), 0.9],
      [0.92, darken(inside, 0.16), 0.5],
      [1, darken(inside, 0.1), 0],
    ],
    tilt,
  )
  const glint = ellipse(r * 0.16, middle + r * tilt * 0.1, r * floor * 0.9, r * floor * tilt * 0.8)
  const shine = radial(
    ink,
    [r * 0.16, middle + r * tilt * 0.1, r * floor * 0.9],
    [
      [0, lighten(inside, 0.5), 0.5],
      [1, lighten(inside, 0.5), 0],
    ],
    tilt,
  )
  const wall = linear(ink, [-r, -r * tilt, r * 0.9, r * tilt], tones(inside, [0, -0.36], [0.45, -0.08], [1, 0.38]))
  const lipLight = linear(ink, [-rim.r, 0, rim.r, 0], tones(color, [0, 0.5], [0.5, 0.3], [1, -0.08]))
  return (
    path(ellipse(0, rim.y, rim.r, rim.r * tilt), lipLight) +
    clipped(ink, inner, path(inner, wall) + path(sunk, well) + path(glint, shine))
  )
}

/** @param {Ink} ink @param {{ rim: Ring, r: number, tilt: number, fill: { color: string, depth: number } }} content */
function paintContent(ink, { rim, r, tilt, fill }) {
  const level = ellipse(0, rim.y + fill.depth, r * 0.97, r * tilt * 0.97)
  const shine = radial(
    ink,
    [r * 0.35, rim.y + fill.depth, r],
    [
      [0, lighten(fill.color, 0.28)],
      [0.6, fill.color],
      [1, darken(fill.color, 0.3)],
    ],
    tilt,
  )
  return path(level, shine)
}

/**
 * A whole turned thing on its shadow: body, mouth, and what one sees of both.
 * @param {Ink} ink
 * @param {{ profile: number[], color: string, tilt?: number, gloss?: number, decoration?: (body: Body) => string, mouth?: Mouth, hollow?: Hollow, behind?: string, shadow?: number }} look
 * @returns {{ markup: string, left: number, right: number, top: number, bottom: number, body: Body }} millimetres around the foot's centre
 */
export function vessel(ink, { profile, color, tilt = 0.2, gloss, decoration, mouth, hollow, behind = '', shadow = 1 }) {
  const body = turned(profile, tilt)
  const height = requireAt(profile, -2)
  const markup =
    standingShadow(ink, { radius: body.foot.r, depth: body.foot.r * tilt, height, strength: shadow }) +
    behind +
    paintBody(ink, body, { color, gloss, decoration: decoration ? decoration(body) : '' }) +
    (mouth ? paintMouth(ink, body, { color, ...mouth }) : '') +
    (hollow ? paintHollow(ink, body, { color, ...hollow }) : '')
  return { markup, left: -body.wide, right: body.wide, top: -body.height, bottom: body.foot.r * tilt, body }
}
