import { darken, lighten } from './color.mjs'
import { clipped, n, path, stroke } from './ink.mjs'
import { bounds, curve } from './outline.mjs'

/** @import { Ink } from './ink.mjs' */
/** @import { Point } from './outline.mjs' */

/**
 * Iron speckles of stoneware.
 * @param {Ink} ink
 * @param {{ width: number, top: number, height: number, color: string, count?: number }} look
 */
export function speckles(ink, { width, top, height, color, count = 70 }) {
  let markup = ''
  for (let i = 0; i < count; i++) {
    const x = (ink.random() - 0.5) * width
    const y = top + ink.random() * height
    markup += `<circle cx="${n(x)}" cy="${n(y)}" r="${n((0.2 + ink.random() ** 3 * 0.8) * (width / 90))}"/>`
  }
  return `<g fill="${color}" fill-opacity="0.45">${markup}</g>`
}

/**
 * A paint that repeats a tile (user units).
 * @param {Ink} ink
 * @param {Point} size
 * @param {string} markup
 * @param {number} [rotate]
 */
export function tiled(ink, [width, height], markup, rotate = 0) {
  const turn = rotate ? ` patternTransform="rotate(${rotate})"` : ''
  const id = ink.define(
    (name) =>
      `<pattern id="${name}" patternUnits="userSpaceOnUse" width="${n(width)}" height="${n(height)}"${turn}>${markup}</pattern>`,
  )
  return `url(#${id})`
}

/**
 * Woven cloth inside a shape: its crossing threads, drawn as lines because a repeating tile is ten times slower.
 * @param {Ink} ink
 * @param {string} d
 * @param {string} color
 * @param {number} [pitch]
 */
export function weave(ink, d, color, pitch = 2.4) {
  const [left, top, right, bottom] = bounds(d)
  let across = ''
  let down = ''
  for (let y = top; y < bottom; y += pitch) across += `M${n(left)},${n(y)}H${n(right)}`
  for (let x = left; x < right; x += pitch) down += `M${n(x)},${n(top)}V${n(bottom)}`
  /** @type {(lines: string, tone: string, opacity: number) => string} */
  const line = (lines, tone, opacity) => stroke(lines, tone, pitch * 0.5, `opacity="${opacity}" stroke-linecap="butt"`)
  return clipped(ink, d, line(across, darken(color, 0.6), 0.1) + line(down, lighten(color, 0.7), 0.13))
}

/**
 * Honeycomb of a waffle towel inside a shape.
 * @param {Ink} ink
 * @param {string} d
 * @param {string} color
 * @param {number} [pitch]
 */
export function waffle(ink, d, color, pitch = 9) {
  const [left, top, right, bottom] = bounds(d)
  let grid = ''
  for (let y = top; y < bottom; y += pitch) grid += `M${n(left)},${n(y)}H${n(right)}`
  for (let x = left; x < right; x += pitch) grid += `M${n(x)},${n(top)}V${n(bottom)}`
  const shifted = `transform="translate(${n(pitch * 0.24)} ${n(pitch * 0.24)})"`
  return clipped(
    ink,
    d,
    stroke(grid, darken(color, 0.55), pitch * 0.3, `opacity="0.24" ${shifted}`) +
      stroke(grid, lighten(color, 0.7), pitch * 0.26, 'opacity="0.4"'),
  )
}

/**
 * Gingham inside a shape.
 * @param {Ink} ink
 * @param {string} d
 * @param {string} ground
 * @param {string} line
 * @param {number} [pitch]
 */
export function check(ink, d, ground, line, pitch = 40) {
  const [left, top, right, bottom] = bounds(d)
  let across = ''
  let down = ''
  for (let y = top; y < bottom; y += pitch) across += `M${n(left)},${n(y)}H${n(right)}v${n(pitch / 2)}H${n(left)}Z`
  for (let x = left; x < right; x += pitch) down += `M${n(x)},${n(top)}h${n(pitch / 2)}V${n(bottom)}h${n(-pitch / 2)}Z`
  return path(d, ground) + clipped(ink, d, path(across, line, 'opacity="0.45"') + path(down, line, 'opacity="0.45"'))
}

/**
 * The grain of a board along its length.
 * @param {Ink} ink
 * @param {{ d: string, color: string, box: [number, number, number, number], upright?: boolean, density?: number }} board box is x, y, width, height
 */
export function woodGrain(ink, { d, color, box: [x, y, width, height], upright = false, density = 9 }) {
  const [along, across] = upright ? [height, width] : [width, height]
  let markup = ''
  for (let i = 0; i < density; i++) {
    const base = ((i + 0.2 + ink.random() * 0.6) / density) * across
    const sway = across * (0.02 + ink.random() * 0.07)
    /** @type {Point[]} */
    const points = Array.from({ length: 6 }, (_, k) => {
      const at = (k / 5) * along
      const off = base + Math.sin(k * 1.3 + i * 2.1) * sway
      return upright ? [x + off, y + at] : [x + at, y + off]
    })
    const tone = i % 3 ? darken(color, 0.5) : lighten(color, 0.4)
    markup += stroke(
      curve(points),
      tone,
      across * (0.004 + ink.random() * 0.012),
      `opacity="${n(0.16 + ink.random() * 0.2)}"`,
    )
  }
  return clipped(ink, d, markup)
}

/**
 * Stitches along a line.
 * @param {string} d
 * @param {string} color
 * @param {number} [size]
 */
export function stitches(d, color, size = 3) {
  return `<path d="${d}" fill="none" stroke="${color}" stroke-width="${n(size * 0.34)}" stroke-dasharray="${n(size)} ${n(size * 0.7)}" fill-opacity="0.7"/>`
}
