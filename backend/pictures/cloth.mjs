import { darken, lighten } from './color.mjs'
import { clipped, n, path, stroke } from './ink.mjs'
import { flatten } from './relief/flatten.mjs'

/** @import { Ink } from './ink.mjs' */
/** @import { Box, Point } from './outline.mjs' */

/**
 * How the threads of a cloth run over a box (millimetres).
 * @typedef {(box: Box, color: string, random: () => number) => string} Texture
 */

/** @satisfies {Record<string, Texture>} */
export const cloths = {
  knit: (box, color) => knit(box, color, 10),
  brushed: (box, color) => knit(box, color, 11.5, 0.74),
  fineKnit: (box, color) => knit(box, color, 7),
  sockKnit: (box, color) => knit(box, color, 6.6, 0.8),
  woolWeave: (box, color) => woven(box, color, 3.4, 0.12),
  canvas: (box, color) => woven(box, color, 3.8, 0.14),
  jersey: ([left, top, right, bottom], color) =>
    lines(left, right, 2.8, (x) => `M${x},${n(top)}V${n(bottom)}`, [darken(color, 0.5), 1.2, 0.07]),
  linen,
  twill: (box, color) => slanted(box, 4.6, [darken(color, 0.6), 2, 0.09]),
  moleskin: (box, color) => slanted(box, 4, [darken(color, 0.6), 1.5, 0.09]),
  waffle,
}

/**
 * Lays a texture over a shape, turned with it.
 * @param {Ink} ink
 * @param {string} d absolute path data
 * @param {Texture} texture
 * @param {string} color
 * @param {number} [turn] degrees by which its threads lean
 */
export function clothe(ink, d, texture, color, turn = 0) {
  const points = flatten(d).flat()
  const threads = texture(boxAround(points, -turn), color, ink.random)
  return clipped(ink, d, turn ? `<g transform="rotate(${n(turn)})">${threads}</g>` : threads)
}

/** @param {Point[]} points @param {number} turn degrees @returns {Box} what holds them once they are turned around the origin */
function boxAround(points, turn) {
  const [cos, sin] = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)]
  const xs = points.map(([x, y]) => x * cos - y * sin)
  const ys = points.map(([x, y]) => x * sin + y * cos)
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)]
}

/** @typedef {[color: string, width: number, opacity: number]} Pen */

/** @param {number} from @param {number} to @param {number} pitch @param {(at: string) => string} line @param {Pen} pen */
function lines(from, to, pitch, line, [color, width, opacity]) {
  let d = ''
  for (let at = from; at < to; at += pitch) d += line(n(at))
  return stroke(d, color, width, `opacity="${opacity}" stroke-linecap="butt"`)
}

/** @param {Box} box @param {number} pitch @param {Pen} pen */
function slanted([left, top, right, bottom], pitch, pen) {
  const run = (bottom - top) * 0.6
  return lines(left - run, right, pitch, (x) => `M${x},${n(bottom)}l${n(run)},${n(top - bottom)}`, pen)
}

/** Threads that are never quite as thick as the next. @type {Texture} */
function linen([left, top, right, bottom], color, random) {
  /** @type {(from: number, to: number, line: (at: string, start: number, size: number) => string, span: number) => string} */
  const slubs = (from, to, line, span) => {
    let d = ''
    for (let at = from; at < to; at += 3.2 + random() * 9) d += line(n(at), random() * span, 20 + random() * 110)
    return d
  }
  const across = slubs(top, bottom, (y, x, size) => `M${n(left + x)},${y}h${n(size)}`, right - left)
  const down = slubs(left, right, (x, y, size) => `M${x},${n(top + y)}v${n(size)}`, bottom - top)
  return (
    lines(top, bottom, 2.9, (y) => `M${n(left)},${y}H${n(right)}`, [darken(color, 0.6), 1.1, 0.08]) +
    lines(left, right, 2.9, (x) => `M${x},${n(top)}V${n(bottom)}`, [lighten(color, 0.75), 1.1, 0.11]) +
    stroke(across + down, darken(color, 0.5), 1.4, 'opacity="0.07"') +
    stroke(across, lighten(color, 0.8), 1.2, 'opacity="0.12" transform="translate(7 4.3)"')
  )
}

/**
 * Stocking stitch: rows of Vs, dark where one goes into the next, with a light on their legs.
 * @param {Box} box
 * @param {string} color
 * @param {number} pitch how wide a stitch is
 * @param {number} [depth] how deep the shade between stitches is, 0 to 1
 */
function knit(box, color, pitch, depth = 1) {
  const [left, top, right, bottom] = box
  const gutter = (/** @type {string} */ x) => `M${x},${n(top)}V${n(bottom)}`
  return (
    path(rows(box, pitch, 0.28), darken(color, 0.62), `opacity="${n(0.34 * depth)}"`) +
    lines(left, right, pitch, gutter, [darken(color, 0.66), pitch * 0.17, 0.3 * depth]) +
    path(rows(box, pitch, 0.22, 0.44), lighten(color, 0.6), `opacity="${n(0.2 * depth)}"`)
  )
}

/** Threads that cross. @param {Box} box @param {string} color @param {number} pitch @param {number} opacity */
function woven([left, top, right, bottom], color, pitch, opacity) {
  return (
    lines(top, bottom, pitch, (y) => `M${n(left)},${y}H${n(right)}`, [darken(color, 0.62), pitch * 0.42, opacity]) +
    lines(left, right, pitch, (x) => `M${x},${n(top)}V${n(bottom)}`, [lighten(color, 0.7), pitch * 0.42, opacity])
  )
}

/** @param {Box} box @param {number} pitch @param {number} thick share of a row @param {number} [shift] share of a row */
function rows([left, top, right, bottom], pitch, thick, shift = 0) {
  const [half, row] = [pitch / 2, pitch * 0.8]
  const leg = row * 0.86
  const count = Math.ceil((right - left) / pitch)
  const there = `l${n(half)},${n(leg)}l${n(half)},${n(-leg)}`.repeat(count)
  const back = `l${n(-half)},${n(leg)}l${n(-half)},${n(-leg)}`.repeat(count)
  let d = ''
  for (let y = top - row + shift * row; y < bottom; y += row)
    d += `M${n(left)},${n(y)}${there}v${n(thick * row)}${back}Z`
  return d
}

/** Small squares with a raised rim. @type {Texture} */
function waffle([left, top, right, bottom], color) {
  const pitch = 13
  /** @type {(shift: number, tone: string, width: number, opacity: number) => string} */
  const net = (shift, tone, width, opacity) => {
    let d = ''
    for (let y = top + shift; y < bottom; y += pitch) d += `M${n(left)},${n(y)}H${n(right)}`
    for (let x = left + shift; x < right; x += pitch) d += `M${n(x)},${n(top)}V${n(bottom)}`
    return stroke(d, tone, width, `opacity="${opacity}" stroke-linecap="butt"`)
  }
  return net(3, darken(color, 0.6), 4.4, 0.2) + net(0, lighten(color, 0.55), 3, 0.4)
}

/** Stripes that sag a little, as those of a soft cloth do; the shoulders are plain. @param {string} color @returns {Texture} */
export function stripesOf(color) {
  const [pitch, band, sag, plain] = [37, 14, 7, 112]
  return ([left, , right, bottom]) => {
    const middle = n((left + right) / 2)
    let d = ''
    for (let y = plain; y < bottom; y += pitch)
      d += `M${n(left)},${y}Q${middle},${y + sag} ${n(right)},${y}v${band}Q${middle},${y + sag + band} ${n(left)},${y + band}Z`
    return path(d, color)
  }
}
