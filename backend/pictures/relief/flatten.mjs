/** @import { Point } from '../outline.mjs' */

const STEPS = 10

/**
 * The corners of an outline, its curves cut into short straight pieces.
 * @param {string} d path data of absolute M, L, C, Q, H, V and Z
 * @returns {Point[][]} one list for each closed part
 */
export function flatten(d) {
  /** @type {Point[][]} */
  const parts = []
  for (const [, letter = '', text = ''] of d.matchAll(/([MLCQHV])([^A-Za-z]*)/g)) {
    if (letter === 'M') parts.push([])
    const part = parts.at(-1) ?? []
    part.push(
      ...piece(
        letter,
        text
          .trim()
          .split(/[\s,]+/)
          .map(Number),
        part.at(-1) ?? [0, 0],
      ),
    )
  }
  return parts
}

/** @param {string} letter @param {number[]} numbers @param {Point} from @returns {Point[]} */
function piece(letter, numbers, from) {
  if (letter === 'H') return numbers.map((x) => [x, from[1]])
  if (letter === 'V') return numbers.map((y) => [from[0], y])
  /** @type {Point[]} */
  const points = Array.from({ length: numbers.length / 2 }, (_, i) => [numbers[2 * i] ?? 0, numbers[2 * i + 1] ?? 0])
  const step = { C: 3, Q: 2 }[letter]
  if (!step) return points
  /** @type {Point[]} */
  const result = []
  for (let i = 0; i < points.length; i += step) {
    const start = result.at(-1) ?? from
    result.push(...bend([start, ...points.slice(i, i + step)]))
  }
  return result
}

/** @param {Point[]} handles @returns {Point[]} */
function bend(handles) {
  return Array.from({ length: STEPS }, (_, i) => along(handles, (i + 1) / STEPS))
}

/**
 * @param {Point[]} handles of a Bézier curve of any degree
 * @param {number} share 0 is its start, 1 its end
 * @returns {Point}
 */
export function along(handles, share) {
  /** @type {Point[]} */
  let points = handles
  while (points.length > 1) points = points.slice(1).map((to, i) => between(points[i] ?? to, to, share))
  return points[0] ?? [0, 0]
}

/** @param {Point} from @param {Point} to @param {number} share @returns {Point} */
function between(from, to, share) {
  return [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share]
}
