import { darken, lighten } from '../color.mjs'
import { n, path, place, softStroke, stroke } from '../ink.mjs'
import { ellipse } from '../outline.mjs'
import { between, chain, edge, walk } from './edges.mjs'

/** @import { Edge } from './edges.mjs' */

const SHADE = '#2b1f1d'

/**
 * A ribbed band between two edges that run the same way.
 * @param {Edge} from
 * @param {Edge} to
 * @param {string} color
 * @param {number} count of ribs
 */
export function ribBand(from, to, color, count) {
  const [starts, ends] = [walk(from, count * 2), walk(to, count * 2)]
  /** @param {number} odd */
  const ribs = (odd) => starts.map((point, i) => (i % 2 === odd ? chain([[point, ends[i] ?? point]]) : '')).join('')
  const [[x, y] = [0, 0], [nextX, nextY] = [0, 0]] = starts
  const half = Math.hypot(nextX - x, nextY - y)
  return (
    path(between(from, to), darken(color, 0.05)) +
    stroke(ribs(0), darken(color, 0.6), half * 0.7, 'opacity="0.36" stroke-linecap="butt"') +
    stroke(ribs(1), lighten(color, 0.6), half * 0.6, 'opacity="0.16" stroke-linecap="butt"')
  )
}

/**
 * A seam sewn from outside: the thread lies in a little valley.
 * @param {string} d
 * @param {string} color of the cloth
 * @param {number} [size] of a stitch, millimetres
 */
export function topstitch(d, color, size = 4.6) {
  const dashes = `stroke-dasharray="${n(size)} ${n(size * 0.55)}" stroke-linecap="butt"`
  return (
    stroke(d, darken(color, 0.6), size * 0.7, 'opacity="0.14"') +
    place(stroke(d, darken(color, 0.65), size * 0.34, `opacity="0.5" ${dashes}`), { x: 0.5, y: 0.8 }) +
    stroke(d, lighten(color, 0.38), size * 0.3, `opacity="0.9" ${dashes}`)
  )
}

/** Where two pieces of cloth meet. @param {string} d @param {string} color */
export function seam(d, color) {
  return softStroke(d, darken(color, 0.75), 5, 0.3) + stroke(d, darken(color, 0.65), 1.3, 'opacity="0.6"')
}

/** The shadow of a strap or a patch. @param {string} d @param {number} width @param {number} away how far it stands off */
export function shadowBelow(d, width, away) {
  return place(softStroke(d, SHADE, width, 0.24), { x: away * 0.7, y: away })
}

/**
 * A button with four holes.
 * @param {number} x
 * @param {number} y
 * @param {number} size its radius, millimetres
 * @param {string} color
 */
export function button(x, y, size, color) {
  /** @type {(dx: number, dy: number, share: number) => string} */
  const disc = (dx, dy, share) => ellipse(x + size * dx, y + size * dy, size * share, size * share)
  const holes = [-0.24, 0.24].flatMap((dx) => [-0.24, 0.24].map((dy) => disc(dx, dy, 0.11)))
  const near = n(size * 0.24)
  const thread = `M${n(x)},${n(y)}m-${near},-${near}l${n(size * 0.48)},${n(size * 0.48)}m0,${n(size * -0.48)}l${n(size * -0.48)},${n(size * 0.48)}`
  return (
    path(disc(0.2, 0.3, 1.14), SHADE, 'opacity="0.28"') +
    path(disc(0, 0, 1), darken(color, 0.3)) +
    path(disc(-0.05, -0.07, 0.94), lighten(color, 0.14)) +
    path(disc(0.02, 0.03, 0.68), darken(color, 0.1)) +
    path(holes.join(''), darken(color, 0.7)) +
    stroke(thread, lighten(color, 0.5), size * 0.1, 'opacity="0.8"')
  )
}

/** A brass rivet. @param {number} x @param {number} y @param {number} size */
export function rivet(x, y, size) {
  return (
    path(ellipse(x, y, size, size), '#8a6b34') +
    path(ellipse(x - size * 0.18, y - size * 0.2, size * 0.7, size * 0.7), '#d9b777')
  )
}

/**
 * A pocket sewn on from outside, its lower corners round. The threads below go on in it, as a careful tailor cuts it.
 * @param {{ box: [x: number, y: number, width: number, height: number], color: string, round?: number }} look
 */
export function patchPocket({ box: [x, y, width, height], color, round = 22 }) {
  const d = `${pocketLine(x, y, width, height, round)}Z`
  return (
    shadowBelow(d, 8, 2.6) +
    path(d, lighten(color, 0.06), 'opacity="0.5"') +
    softStroke(`M${x},${y}H${x + width}`, darken(color, 0.75), 5, 0.36) +
    topstitch(pocketLine(x + 5, y, width - 10, height - 5, round) + `M${x},${y + 18}H${x + width}`, color)
  )
}

/** Down one side, along the bottom and up the other. @param {number} x @param {number} y @param {number} width @param {number} height @param {number} round */
function pocketLine(x, y, width, height, round) {
  const [right, foot] = [x + width, y + height]
  return chain([
    edge(right, y, right, foot - round),
    edge(right, foot - round, right, foot, right - round, foot),
    edge(right - round, foot, x + round, foot),
    edge(x + round, foot, x, foot, x, foot - round),
    edge(x, foot - round, x, y),
  ])
}
