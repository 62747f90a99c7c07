import { darken, lighten, mix } from './color.mjs'
import { blurred, linear, path, place, radial } from './ink.mjs'
import { blob, polygon } from './outline.mjs'
import { tones, veil } from './tones.mjs'

/** @import { Ink } from './ink.mjs' */
/** @import { Room } from './palette.mjs' */

/**
 * A seamless paper sweep: the wall runs into the floor without an edge. `ground` is the height of the floor line in pixels.
 * @param {Ink} ink
 * @param {Room} room
 * @param {number} ground
 */
export function sweep(ink, { wall, floor }, ground) {
  const { height } = ink
  const at = ground / height
  const tone = linear(
    ink,
    [0, 0, 0, height],
    [
      [0, darken(wall, 0.07)],
      [at * 0.62, lighten(wall, 0.06)],
      [at * 0.93, lighten(mix(wall, floor, 0.4), 0.1)],
      [Math.min(0.97, at * 1.04), floor],
      [1, darken(floor, 0.1)],
    ],
  )
  return path(whole(ink), tone) + roomLight(ink)
}

/**
 * A table in front of a wall, with a visible edge.
 * @param {Ink} ink
 * @param {Room} room
 * @param {number} edge
 */
export function table(ink, { wall, floor }, edge) {
  const { width, height } = ink
  const wallTone = linear(ink, [0, 0, 0, edge], tones(wall, [0, -0.08], [1, 0.06]))
  const top = linear(ink, [0, edge, 0, height], tones(floor, [0, 0.2], [0.1, 0.1], [1, -0.06]))
  const crease = linear(ink, [0, edge - 60, 0, edge], veil([0, 0], [1, -0.12]))
  return (
    path(whole(ink), wallTone) +
    path(
      polygon([
        [0, edge - 60],
        [width, edge - 60],
        [width, edge],
        [0, edge],
      ]),
      crease,
    ) +
    path(
      polygon([
        [0, edge],
        [width, edge],
        [width, height],
        [0, height],
      ]),
      top,
    ) +
    roomLight(ink)
  )
}

/** A surface seen from straight above. @param {Ink} ink @param {Room} room */
export function surface(ink, { linen }) {
  const { width, height } = ink
  const tone = linear(ink, [0, 0, width, height], tones(linen, [0, 0.25], [0.5, 0], [1, -0.1]))
  return path(whole(ink), tone)
}

/**
 * Sun through a window that we do not see: two leaning panes of light.
 * @param {Ink} ink
 * @param {{ x: number, y: number, size: number, strength?: number }} look
 */
export function windowLight(ink, { x, y, size, strength = 0.34 }) {
  /** @type {(left: number, top: number, w: number, h: number) => string} */
  const pane = (left, top, w, h) =>
    polygon([
      [left, top],
      [left + w, top + w * 0.16],
      [left + w + h * 0.34, top + h + w * 0.16],
      [left + h * 0.34, top + h],
    ])
  const panes = [0, 1].flatMap((column) =>
    [0, 1].map((row) => pane(column * 0.5 + row * 0.155, row * 0.46 + column * 0.08, 0.45, 0.41)),
  )
  const light = panes.map((d) => path(d, '#fff6e2')).join('')
  return blurred(ink, 0.011, light, ` transform="translate(${x} ${y}) scale(${size})" opacity="${strength}"`)
}

/**
 * The shadow of a branch on the wall.
 * @param {Ink} ink
 * @param {{ x: number, y: number, size: number, rotate?: number, strength?: number }} look
 */
export function leafShadow(ink, { x, y, size, rotate = 0, strength = 0.13 }) {
  const leaves = Array.from({ length: 11 }, (_, i) => {
    const side = i % 2 ? 1 : -1
    const along = 0.08 + i * 0.085
    return place(
      path(
        blob([
          [0, 0],
          [0.085, -0.045],
          [0.21, -0.02],
          [0.25, 0.02],
          [0.16, 0.05],
          [0.06, 0.035],
        ]),
        '#2b1f1d',
      ),
      {
        x: along,
        y: Math.sin(along * 3) * 0.06,
        rotate: side * (58 - i * 3.5),
        scale: 1.05 - i * 0.045,
      },
    )
  }).join('')
  const stem = `<path d="M0,0C0.3,0.09 0.6,0.06 1.05,-0.02" fill="none" stroke="#2b1f1d" stroke-width="0.012"/>`
  return blurred(
    ink,
    0.014,
    leaves + stem,
    ` transform="translate(${x} ${y}) rotate(${rotate}) scale(${size})" opacity="${strength}"`,
  )
}

/** @param {Ink} ink */
function roomLight(ink) {
  const { width, height } = ink
  const glow = radial(
    ink,
    [width * 0.24, height * 0.2, Math.max(width, height) * 0.85],
    veil([0, 0.5], [0.55, 0.08], [1, -0.1]),
  )
  return path(whole(ink), glow)
}

/** @param {Ink} ink */
function whole({ width, height }) {
  return `M0,0h${width}v${height}h${-width}Z`
}
