import { path, radial } from '../ink.mjs'
import { ellipse } from '../outline.mjs'

/** @import { Ink } from '../ink.mjs' */
/** @import { Body } from '../lathe.mjs' */

const GLOW = '#ffe3ae'

/**
 * The warm air around something that shines.
 * @param {Ink} ink
 * @param {number} y
 * @param {number} radius
 */
export function glow(ink, y, radius) {
  return path(
    ellipse(0, y, radius, radius),
    radial(
      ink,
      [0, y, radius],
      [
        [0, GLOW, 0.5],
        [0.5, GLOW, 0.16],
        [1, GLOW, 0],
      ],
    ),
  )
}

/** What makes a shade look lit from inside; a decoration for a turned body. @param {Body} body */
export function lit(body) {
  const { rim, foot } = body
  return (
    path(body.d, '#ffe7bb', 'opacity="0.35"') +
    path(ellipse(0, (rim.y + foot.y) * 0.4, body.wide * 0.72, Math.abs(rim.y) * 0.5), '#fff3d6', 'opacity="0.28"')
  )
}
