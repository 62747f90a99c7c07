import { darken, lighten } from './color.mjs'
import { clipped, n, path, radial, stroke } from './ink.mjs'
import { band, slices, turned, zone } from './lathe.mjs'
import { ellipse } from './outline.mjs'
import { veil } from './tones.mjs'

/** @import { Ink } from './ink.mjs' */
/** @import { Body } from './lathe.mjs' */

/**
 * A turned glass: one sees through it, its edges are dark, its foot is thick and it throws light beside itself.
 * @param {Ink} ink
 * @param {{ profile: number[], color: string, tilt?: number, depth?: number, liquid?: { color: string, level: number }, behind?: string, shadow?: boolean }} look `depth` is how much colour the glass has, 0 to 1
 */
export function glassVessel(ink, { profile, color, tilt = 0.2, depth = 0.3, liquid, behind = '', shadow = true }) {
  const body = turned(profile, tilt)
  const { rim, foot, wide } = body
  const edge = darken(color, 0.5)
  const inside =
    path(body.d, color, `opacity="${n(depth)}"`) +
    (liquid ? paintLiquid(ink, body, liquid) : '') +
    path(zone(body, 0, wide * 0.14), edge, 'opacity="0.16"') +
    slices(body, glassEdges(ink, color, depth)) +
    path(band(body.rings, -0.74, -0.62), '#ffffff', 'opacity="0.42"') +
    path(band(body.rings, 0.7, 0.76), '#ffffff', 'opacity="0.3"')
  const mouth = ellipse(0, rim.y, rim.r, rim.r * tilt)
  const markup =
    (shadow ? glassShadow(ink, body, color) : '') +
    behind +
    path(mouth, lighten(color, 0.3), `opacity="${n(depth * 0.6)}"`) +
    clipped(ink, body.d, inside) +
    stroke(mouth, lighten(color, 0.75), 1.5, 'opacity="0.9"') +
    stroke(ellipse(0, rim.y, rim.r - 1.3, rim.r * tilt - 0.6), edge, 0.5, 'opacity="0.4"')
  return { markup, left: -wide, right: wide, top: -body.height, bottom: foot.r * tilt, body }
}

/** @param {Ink} ink @param {string} color @param {number} depth */
function glassEdges(ink, color, depth) {
  const dark = darken(color, 0.6)
  /** @type {[number, string, number][]} */
  const stops = [
    [0, dark, 0.5 + depth * 0.4],
    [0.03, dark, 0.22 + depth * 0.3],
    [0.09, dark, depth * 0.3],
    [0.3, dark, 0],
    [0.72, dark, depth * 0.1],
    [0.93, dark, 0.12 + depth * 0.4],
    [0.97, dark, 0.26 + depth * 0.4],
    [1, dark, 0.55 + depth * 0.3],
  ]
  const id = ink.define(
    (name) =>
      `<linearGradient id="${name}" x1="0" x2="1" y1="0" y2="0">${stops.map(([at, tone, alpha]) => `<stop offset="${at}" stop-color="${tone}" stop-opacity="${n(Math.min(0.95, alpha))}"/>`).join('')}</linearGradient>`,
  )
  return `url(#${id})`
}

/** @param {Ink} ink @param {Body} body @param {{ color: string, level: number }} liquid */
function paintLiquid(ink, body, { color, level }) {
  const ring = body.rings.find(({ y }) => -y >= level * body.rise) ?? body.rim
  const surface = ellipse(0, ring.y, ring.r, ring.r * body.tilt)
  return (
    path(zone(body, 0, level) + surface, color, 'opacity="0.55"') +
    path(surface, lighten(color, 0.35), 'opacity="0.55"') +
    stroke(surface, lighten(color, 0.7), 0.6, 'opacity="0.6"')
  )
}

/** @param {Ink} ink @param {Body} body @param {string} color */
function glassShadow(ink, { foot, rim, wide, tilt }, color) {
  const reach = wide + Math.min(-rim.y * 0.5, wide * 2)
  const long = radial(
    ink,
    [reach * 0.5, foot.r * tilt * 0.4, reach],
    veil([0, -0.2], [0.6, -0.08], [1, 0]),
    Math.max(0.06, (foot.r * tilt * 1.5) / reach),
  )
  const caustic = radial(
    ink,
    [foot.r * 1.5, foot.r * tilt * 0.5, foot.r * 0.9],
    [
      [0, lighten(color, 0.6), 0.75],
      [1, lighten(color, 0.6), 0],
    ],
    0.22,
  )
  const touch = radial(
    ink,
    [0, foot.r * tilt * 0.3, foot.r * 1.15],
    veil([0, -0.3], [0.8, -0.34], [1, 0]),
    Math.max(0.06, tilt * 1.05),
  )
  return (
    path(ellipse(reach * 0.5, foot.r * tilt * 0.4, reach, foot.r * tilt * 1.6), long) +
    path(ellipse(foot.r * 1.5, foot.r * tilt * 0.5, foot.r * 0.9, foot.r * 0.22), caustic) +
    path(ellipse(0, foot.r * tilt * 0.3, foot.r * 1.15, foot.r * tilt * 1.3), touch)
  )
}
