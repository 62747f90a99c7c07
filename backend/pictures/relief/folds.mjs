import { inPairs } from '../outline.mjs'
import { along } from './flatten.mjs'
import { CELL } from './grid.mjs'
import { ease } from './noise.mjs'

/** @import { Grid } from './grid.mjs' */
/** @import { Point } from '../outline.mjs' */

/**
 * @typedef {object} Fold a ridge that starts where the cloth is held and runs out
 * @property {Point[]} line handles of a curve
 * @property {number} width millimetres from its crest to where it has all but gone
 * @property {number} height millimetres; below zero it is a crease
 * @property {boolean} [even] a seam: as deep at its end as at its start
 */

const PIECES = 12

/** @param {number} width @param {number} height @param {...number} numbers x and y of each handle in turn @returns {Fold} */
export function fold(width, height, ...numbers) {
  return { line: inPairs(numbers), width, height }
}

/** @param {Point[]} line @param {number} width @param {number} height @returns {Fold} */
export function seamFold(line, width, height) {
  return { line, width, height, even: true }
}

/** The same on the left, but not quite: no cloth lies alike on both sides. @param {Fold[]} folds @returns {Fold[]} */
export function foldBoth(folds) {
  const left = folds.map(({ line, width, height }, i) => {
    return { line: line.map(([x, y]) => /** @type {Point} */ ([-x, y])), width, height: height * (i % 2 ? 0.7 : 1.15) }
  })
  return [...folds, ...left]
}

/**
 * Raises a fold.
 * @param {Grid} grid
 * @param {Float32Array} heights
 * @param {Fold} fold
 */
export function raise(grid, heights, { line, width, height, even = false }) {
  const points = Array.from({ length: PIECES + 1 }, (_, i) => along(line, i / PIECES))
  const { columns, rows, left, top } = grid
  const span = (/** @type {0 | 1} */ axis, /** @type {number} */ start, /** @type {number} */ most) => {
    const values = points.map((point) => point[axis])
    return [Math.min(...values) - 2 * width, Math.max(...values) + 2 * width].map((value) =>
      Math.min(most, Math.max(0, Math.round((value - start) / CELL))),
    )
  }
  const [fromX = 0, toX = 0] = span(0, left, columns)
  const [fromY = 0, toY = 0] = span(1, top, rows)
  for (let row = fromY; row < toY; row++)
    for (let column = fromX; column < toX; column++) {
      const { away, share } = nearest(points, left + (column + 0.5) * CELL, top + (row + 0.5) * CELL)
      const at = row * columns + column
      const strength = even ? 1 : ease(Math.min(1, 4 * share, 1.7 * (1 - share)))
      heights[at] = (heights[at] ?? 0) + height * strength * Math.exp(-away / (width * width))
    }
}

/**
 * @param {Point[]} points
 * @param {number} x
 * @param {number} y
 * @returns {{ away: number, share: number }} the square of the distance to the line, and where along it that is
 */
function nearest(points, x, y) {
  let [away, share] = [Infinity, 0]
  for (let i = 0; i < PIECES; i++) {
    const [fromX, fromY] = points[i] ?? [0, 0]
    const [toX, toY] = points[i + 1] ?? [0, 0]
    const [runX, runY] = [toX - fromX, toY - fromY]
    const t = Math.min(1, Math.max(0, ((x - fromX) * runX + (y - fromY) * runY) / (runX * runX + runY * runY || 1)))
    const [dx, dy] = [x - fromX - t * runX, y - fromY - t * runY]
    const square = dx * dx + dy * dy
    if (square < away) [away, share] = [square, (i + t) / PIECES]
  }
  return { away, share }
}
