import { flatten } from './flatten.mjs'

/** @import { Box, Point } from '../outline.mjs' */

/**
 * @typedef {object} Grid a sheet of cells over a cloth
 * @property {number} left of the first cell, millimetres
 * @property {number} top
 * @property {number} columns
 * @property {number} rows
 */

// millimetres; finer costs time and shows nothing, because what it carries is soft
export const CELL = 2.5
const MARGIN = 6
// by which a row is cut to see how much of it lies inside: without, edges have steps
const LINES = 3

/** @param {Box} box @returns {Grid} */
export function gridOver([left, top, right, bottom]) {
  return {
    left: left - MARGIN * CELL,
    top: top - MARGIN * CELL,
    columns: Math.ceil((right - left) / CELL) + 2 * MARGIN,
    rows: Math.ceil((bottom - top) / CELL) + 2 * MARGIN,
  }
}

/**
 * @param {Grid} grid
 * @param {string} d an outline
 * @returns {Float32Array} how much of each cell lies inside, 0 to 1
 */
export function fill({ left, top, columns, rows }, d) {
  const inside = new Float32Array(columns * rows)
  for (const part of flatten(d))
    for (let line = 0; line < rows * LINES; line++) {
      const row = Math.floor(line / LINES)
      const cells = inside.subarray(row * columns, (row + 1) * columns)
      const cuts = crossings(part, top + ((line + 0.5) / LINES) * CELL).map((x) => (x - left) / CELL)
      for (let i = 0; i + 1 < cuts.length; i += 2) cover(cells, cuts[i] ?? 0, cuts[i + 1] ?? 0)
    }
  return inside
}

/** @param {Float32Array} cells of a row @param {number} from @param {number} to */
function cover(cells, from, to) {
  for (let at = Math.floor(from); at < to; at++)
    cells[at] = Math.min(1, (cells[at] ?? 0) + (Math.min(at + 1, to) - Math.max(at, from)) / LINES)
}

/** @param {Point[]} corners @param {number} y @returns {number[]} where the outline crosses that height, from the left */
function crossings(corners, y) {
  return corners
    .flatMap(([x, top], i) => {
      const [nextX, bottom] = corners[(i + 1) % corners.length] ?? [x, top]
      return top <= y === bottom <= y ? [] : [x + ((nextX - x) * (y - top)) / (bottom - top)]
    })
    .sort((a, b) => a - b)
}

/**
 * Spreads every cell over those around it, twice along each axis, which comes near to a bell curve.
 * @param {Grid} grid
 * @param {Float32Array} cells
 * @param {number} reach millimetres
 */
export function spread({ columns, rows }, cells, reach) {
  const radius = Math.max(1, Math.round(reach / CELL / 2))
  let spreading = cells
  for (const [count, step, lines, stride] of /** @type {const} */ ([
    [columns, 1, rows, columns],
    [rows, columns, columns, 1],
  ]))
    for (let pass = 0; pass < 2; pass++) spreading = average(spreading, radius, { count, step, lines, stride })
  return spreading
}

/**
 * @param {Float32Array} cells
 * @param {number} radius
 * @param {{ count: number, step: number, lines: number, stride: number }} walk how many cells a line has, and how far it is to the next cell and the next line
 */
function average(cells, radius, { count, step, lines, stride }) {
  const result = new Float32Array(cells.length)
  const size = 2 * radius + 1
  for (let line = 0; line < lines; line++) {
    const start = line * stride
    let sum = 0
    for (let i = -radius; i < count; i++) {
      const [ahead, behind] = [i + radius, i - radius - 1]
      if (ahead < count) sum += cells[start + ahead * step] ?? 0
      if (behind >= 0) sum -= cells[start + behind * step] ?? 0
      if (i >= 0) result[start + i * step] = sum / size
    }
  }
  return result
}
