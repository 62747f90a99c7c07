import { channels, darken, lighten, lightness } from '../color.mjs'
import { clipped, n } from '../ink.mjs'
import { bounds } from '../outline.mjs'
import { raise } from './folds.mjs'
import { CELL, fill, gridOver, spread } from './grid.mjs'
import { createNoise, scatter } from './noise.mjs'
import { packPng } from './png.mjs'

/** @import { Ink } from '../ink.mjs' */
/** @import { Fold } from './folds.mjs' */
/** @import { Grid } from './grid.mjs' */

/**
 * @typedef {object} Form how a cloth lies
 * @property {string} d its outline (absolute path data)
 * @property {Fold[]} folds
 * @property {number} thick millimetres
 * @property {number} [drape] how high the soft hills are that cloth has everywhere, millimetres
 * @property {'felt' | 'linen'} [grain] what its threads leave in the light
 *
 * @typedef {{ grid: Grid, toPng: ReturnType<typeof packPng> }} Relief
 */

// from the upper left and well above, as in every picture
const LIGHT = { x: -0.42, y: -0.5, z: 0.76 }
const CONTRAST = 1.8

/** Each form is worked out once: a product has it in several colours and pictures. @type {Map<string, Relief>} */
const known = new Map()

/**
 * The light and shade on a cloth: its rounded edges, its folds and its grain, to be laid over its colour.
 * @param {Ink} ink
 * @param {Form} form
 * @param {string} color
 */
export function relief(ink, form, color) {
  const key = JSON.stringify(form)
  const { grid, toPng } = known.get(key) ?? workOut(form)
  known.set(key, { grid, toPng })
  const image = toPng(paletteOf(color)).toString('base64')
  const size = `width="${n(grid.columns * CELL)}" height="${n(grid.rows * CELL)}"`
  return clipped(
    ink,
    form.d,
    `<image x="${n(grid.left)}" y="${n(grid.top)}" ${size} preserveAspectRatio="none" href="data:image/png;base64,${image}"/>`,
  )
}

/** @param {Form} form @returns {Relief} */
function workOut(form) {
  const grid = gridOver(bounds(form.d))
  const heights = heightsOf(grid, form)
  const light = lightOn(grid, heights, form.grain)
  return { grid, toPng: packPng(grid, light) }
}

/** @param {Grid} grid @param {Form} form */
function heightsOf(grid, { d, folds, thick, drape = 3 }) {
  const { columns, left, top } = grid
  const noise = createNoise('drape')
  const inside = fill(grid, d)
  const [edge, body] = [spread(grid, inside, thick * 0.9), spread(grid, inside, thick * 7)]
  const heights = inside.map((_, at) => {
    const [x, y] = [left + (at % columns) * CELL, top + Math.floor(at / columns) * CELL]
    const sway = noise(x / 150, y / 150) * 40
    const hills = noise((x + sway) / 70, (y + sway) / 170) + 0.22 * noise((x - sway) / 26, y / 40)
    return thick * (0.7 * (edge[at] ?? 0) + 1.1 * (body[at] ?? 0)) + drape * hills
  })
  for (const fold of folds) raise(grid, heights, fold)
  return heights
}

/** @param {Grid} grid @param {Float32Array} heights @param {Form['grain']} grain @returns {Uint8Array} 128 is plain colour, 0 the deepest shade */
function lightOn({ columns, rows }, heights, grain) {
  return Uint8Array.from(heights, (height, at) => {
    const slopeX = ((heights[at + 1] ?? height) - (heights[at - 1] ?? height)) / (2 * CELL)
    const slopeY = ((heights[at + columns] ?? height) - (heights[at - columns] ?? height)) / (2 * CELL)
    const lit = (LIGHT.z - slopeX * LIGHT.x - slopeY * LIGHT.y) / Math.hypot(slopeX, slopeY, 1) - LIGHT.z
    const [column, row] = [at % columns, Math.floor(at / columns)]
    const room = 0.1 - 0.11 * (column / columns + row / rows)
    const value = CONTRAST * (lit + room) + grainAt(grain, column, row)
    return 128 + 127 * Math.max(-1, Math.min(1, value))
  })
}

/** @param {Form['grain']} grain @param {number} column @param {number} row */
function grainAt(grain, column, row) {
  if (grain === 'felt') return 0.035 * scatter(1, column, row)
  if (grain !== 'linen') return 0
  return 0.035 * scatter(2, column, row >> 4) + 0.035 * scatter(3, column >> 4, row)
}

/**
 * Shade deepens a cloth's own colour, and light pales it; on a dark cloth light is weaker, or it would look like plastic.
 * @param {string} color
 * @returns {[number, number, number, number][]}
 */
function paletteOf(color) {
  const [shade, light] = [darken(color, 0.78), lighten(color, 0.7)].map(channels)
  const gloss = 0.5 + 0.36 * lightness(color)
  return Array.from({ length: 256 }, (_, i) => {
    const strength = (i - 128) / 127
    const [red = 0, green = 0, blue = 0] = (strength < 0 ? shade : light) ?? []
    return [red, green, blue, Math.round(255 * Math.min(1, Math.abs(strength) * (strength < 0 ? 0.9 : gloss)))]
  })
}
