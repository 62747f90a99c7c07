import { n } from './ink.mjs'
import { requireAt } from './require.mjs'

/**
 * @typedef {[x: number, y: number]} Point
 * @typedef {[left: number, top: number, right: number, bottom: number]} Box
 */

/** @param {Point[]} points @returns {string} path data through straight corners */
export function polygon(points) {
  return 'M' + points.map(([x, y]) => `${n(x)},${n(y)}`).join('L') + 'Z'
}

/** @param {number[]} numbers @returns {Point[]} numbers taken two at a time */
export function inPairs(numbers) {
  return Array.from({ length: numbers.length / 2 }, (_, i) => [numbers[2 * i] ?? 0, numbers[2 * i + 1] ?? 0])
}

/** The same as `polygon`, from x and y in turn. @param {...number} numbers */
export function corners(...numbers) {
  return polygon(inPairs(numbers))
}

/** @param {Point[]} points @returns {string} path data of an open smooth curve through every point (Catmull-Rom) */
export function curve(points) {
  return `M${pair(requireAt(points, 0))}` + segments(points, false)
}

/** @param {Point[]} points @returns {string} path data of a closed smooth shape through every point */
export function blob(points) {
  return `M${pair(requireAt(points, 0))}` + segments(points, true) + 'Z'
}

/** @param {number} cx @param {number} cy @param {number} rx @param {number} ry */
export function ellipse(cx, cy, rx, ry) {
  return `M${n(cx - rx)},${n(cy)}a${n(rx)},${n(ry)} 0 1 1 ${n(rx * 2)},0a${n(rx)},${n(ry)} 0 1 1 ${n(-rx * 2)},0Z`
}

/** @param {number} x @param {number} y @param {number} width @param {number} height @param {number} radius */
export function roundRect(x, y, width, height, radius) {
  const r = Math.min(radius, width / 2, height / 2)
  return `M${n(x + r)},${n(y)}h${n(width - 2 * r)}a${n(r)},${n(r)} 0 0 1 ${n(r)},${n(r)}v${n(height - 2 * r)}a${n(r)},${n(r)} 0 0 1 ${n(-r)},${n(r)}h${n(2 * r - width)}a${n(r)},${n(r)} 0 0 1 ${n(-r)},${n(-r)}v${n(2 * r - height)}a${n(r)},${n(r)} 0 0 1 ${n(r)},${n(-r)}Z`
}

/**
 * Fills in a profile given by a few points.
 * @param {number[]} numbers height and radius in turn, from the foot up
 * @param {number} count
 * @returns {[number, number][]} the same curve in `count` steps
 */
export function sampled(numbers, count) {
  const points = inPairs(numbers)
  /** @type {Point[]} */
  const result = []
  const last = points.length - 1
  for (let i = 0; i <= count; i++) {
    const at = (i / count) * last
    const k = Math.min(last - 1, Math.floor(at))
    const t = at - k
    const [x0, y0] = requireAt(points, Math.max(0, k - 1))
    const [x1, y1] = requireAt(points, k)
    const [x2, y2] = requireAt(points, k + 1)
    const [x3, y3] = requireAt(points, Math.min(last, k + 2))
    result.push([catmullRom(x0, x1, x2, x3, t), catmullRom(y0, y1, y2, y3, t)])
  }
  return result
}

/** How many numbers a step takes. @type {Record<string, number>} */
const sizes = { h: 1, v: 1, c: 6, q: 4, a: 7 }

/**
 * @param {string} d path data
 * @returns {Box} a box that holds every point and handle: left, top, right, bottom
 */
export function bounds(d) {
  /** @type {Box} */
  const box = [Infinity, Infinity, -Infinity, -Infinity]
  let [x, y] = [0, 0]
  const visit = (/** @type {number} */ px, /** @type {number} */ py) => {
    box[0] = Math.min(box[0], px)
    box[1] = Math.min(box[1], py)
    box[2] = Math.max(box[2], px)
    box[3] = Math.max(box[3], py)
  }
  for (const [, letter = '', text = ''] of d.matchAll(/([MLCQHVAmlcqhva])([^A-Za-z]*)/g)) {
    const numbers = (text.match(/-?(?:\d+\.?\d*|\.\d+)/g) ?? []).map(Number)
    const size = sizes[letter.toLowerCase()] ?? 2
    for (let i = 0; i + size <= numbers.length; i += size) {
      const step = numbers.slice(i, i + size)
      const [fromX, fromY] = letter === letter.toLowerCase() ? [x, y] : [0, 0]
      const pairs = toPairs(letter.toLowerCase(), step, { x, y, fromX, fromY })
      for (const [px, py] of pairs) visit(px, py)
      ;[x, y] = requireAt(pairs, -1)
    }
  }
  return box
}

/**
 * @param {string} letter
 * @param {number[]} step
 * @param {{ x: number, y: number, fromX: number, fromY: number }} from
 * @returns {Point[]}
 */
function toPairs(letter, step, { x, y, fromX, fromY }) {
  const [first = 0, second = 0, , , , arcX = 0, arcY = 0] = step
  if (letter === 'h') return [[fromX + first, y]]
  if (letter === 'v') return [[x, fromY + first]]
  if (letter === 'a') {
    const [endX, endY] = [fromX + arcX, fromY + arcY]
    return [
      [Math.min(x, endX) - first, Math.min(y, endY) - second],
      [Math.max(x, endX) + first, Math.max(y, endY) + second],
      [endX, endY],
    ]
  }
  return inPairs(step).map(([dx, dy]) => [fromX + dx, fromY + dy])
}

/** @param {number} a @param {number} b @param {number} c @param {number} d @param {number} t */
function catmullRom(a, b, c, d, t) {
  return 0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t * t * t)
}

/** @param {Point[]} points @param {boolean} closed */
function segments(points, closed) {
  const count = points.length
  const at = (/** @type {number} */ i) =>
    requireAt(points, closed ? (i + count) % count : Math.min(count - 1, Math.max(0, i)))
  let d = ''
  for (let i = 0; i < (closed ? count : count - 1); i++) {
    const [p0, p1, p2, p3] = [at(i - 1), at(i), at(i + 1), at(i + 2)]
    d += `C${pair([p1[0] + (p2[0] - p0[0]) / 6, p1[1] + (p2[1] - p0[1]) / 6])} ${pair([p2[0] - (p3[0] - p1[0]) / 6, p2[1] - (p3[1] - p1[1]) / 6])} ${pair(p2)}`
  }
  return d
}

/** @param {Point} point */
function pair([x, y]) {
  return `${n(x)},${n(y)}`
}
