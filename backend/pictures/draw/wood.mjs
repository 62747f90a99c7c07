import { woodGrain } from '../finish.mjs'
import { linear, path, radial } from '../ink.mjs'
import { vessel } from '../lathe.mjs'
import { corners, ellipse } from '../outline.mjs'
import { tones, veil } from '../tones.mjs'

/** @import { Body } from '../lathe.mjs' */
/** @import { Ink } from '../ink.mjs' */
/** @import { Point } from '../outline.mjs' */

/**
 * A tapering leg, lit from the left.
 * @param {Ink} ink
 * @param {{ from: Point, to: Point, width: number, color: string }} look
 */
export function leg(ink, { from, to, width, color }) {
  const d = corners(
    from[0] - width / 2,
    from[1],
    from[0] + width / 2,
    from[1],
    to[0] + width * 0.34,
    to[1],
    to[0] - width * 0.34,
    to[1],
  )
  const x = (from[0] + to[0]) / 2
  const tone = linear(
    ink,
    [x - width / 2, 0, x + width / 2, 0],
    tones(color, [0, -0.06], [0.3, 0.3], [0.6, 0], [1, -0.42]),
  )
  return path(d, tone)
}

/**
 * A round board seen from above; the origin is its underside.
 * @param {Ink} ink
 * @param {{ color: string, radius: number, thick: number }} look
 */
export function disc(ink, { color, radius, thick }) {
  const grain = (/** @type {Body} */ body) =>
    woodGrain(ink, { d: body.d, color, box: [-radius, -thick * 2, radius * 2, thick * 4], density: 6 })
  const solid = vessel(ink, {
    profile: [0, radius * 0.97, thick * 0.3, radius, thick, radius],
    color,
    tilt: 0.2,
    shadow: 0,
    decoration: grain,
  })
  const y = solid.body.rim.y
  const face = ellipse(0, y, radius - 2, radius * 0.2 - 1)
  const tone = linear(ink, [-radius, y, radius, y], tones(color, [0, 0.42], [0.5, 0.2], [1, 0]))
  return (
    solid.markup +
    path(face, tone) +
    woodGrain(ink, { d: face, color, box: [-radius, y - radius * 0.2, radius * 2, radius * 0.4], density: 13 })
  )
}

/**
 * The paint of a horizontal bar: light above, shade below.
 * @param {Ink} ink
 * @param {number} y
 * @param {number} height
 * @param {string} color
 */
export function bar(ink, y, height, color) {
  return linear(ink, [0, y, 0, y + height], tones(color, [0, 0.34], [0.35, 0], [1, -0.36]))
}

/** The pool of shade under a piece of furniture. @param {Ink} ink @param {{ width: number, depth: number }} look */
export function floorShadow(ink, { width, depth }) {
  const tone = radial(ink, [width * 0.16, 4, width * 1.3], veil([0, -0.4], [0.5, -0.24], [1, 0]), depth / width)
  return path(ellipse(width * 0.16, 4, width * 1.3, depth * 1.3), tone)
}
