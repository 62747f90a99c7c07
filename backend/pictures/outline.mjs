// @ts-nocheck
import { n } from './ink.mjs'

/** @returns {string} path data through straight corners */
export function polygon(points) {
  return 'M' + points.map(([x, y]) => `${n(x)},${n(y)}`).join('L') + 'Z'
}

/** @returns {[number, number][]} numbers taken two at a time */
export function inPairs(numbers) {
  return Array.from({ length: numbers.length / 2 }, (_, i) => [numbers[2 * i], numbers[2 * i + 1]])
}

/** The same as `polygon`, from x and y in turn. */
export function corners(...numbers) {
  return polygon(inPairs(numbers))
}

/** @returns {string} path data of an open smooth curve through every point (Catmull-Rom) */
export function curve(points) {
  return `M${pair(points[0])}` + segments(points, false)
}

/** @returns {string} path data of a closed smooth shape through every point */
export function blob(points) {
  return `M${pair(points[0])}` + segments(points, true) + 'Z'
}

export function ellipse(cx, cy, rx, ry) {
  return `M${n(cx - rx)},${n(cy)}a${n(rx)},${n(ry)} 0 1 1 ${n(rx * 2)},0a${n(rx)},${n(ry)} 0 1 1 ${n(-rx * 2)},0Z`
}

export function roundRect(x, y, width, height, radius) {
  const r = Math.min(radius, width / 2, height / 2)
  return `M${n(x + r)},${n(y)}h${n(width - 2 * r)}a${n(r)},${n(r)} 0 0 1 ${n(r)},${n(r)}v${n(height - 2 * r)}a${n(r)},${n(r)} 0 0 1 ${n(-r)},${n(r)}h${n(2 * r - width)}a${n(r)},${n(r)} 0 0 1 ${n(-r)},${n(-r)}v${n(2 * r - height)}a${n(r)},${n(r)} 0 0 1 ${n(r)},${n(-r)}Z`
}

/**
 * Fills in a profile given by a few points.
 * @param {number[]} numbers height and radius in turn, from the foot up
 * @returns {[number, number][]} the same curve in `count` steps
 */
export function sampled(numbers, count) {
  const points = inPairs(numbers)
  const result = []
  const last = points.length - 1
  for (let i = 0; i <= count; i++) {
    const at = (i / count) * last
    const k = Math.min(last - 1, Math.floor(at))
    const t = at - k
    const [p0, p1, p2, p3] = [points[Math.max(0, k - 1)], points[k], points[k + 1], points[Math.min(last, k + 2)]]
    result.push([0, 1].map((axis) => catmullRom(p0[axis], p1[axis], p2[axis], p3[axis], t)))
  }
  return result
}

/**
 * @param {string} d path data
 * @returns {[number, number, number, number]} a box that holds every point and handle: left, top, right, bottom
 */
export function bounds(d) {
  const box = [Infinity, Infinity, -Infinity, -Infinity]
  let [x, y] = [0, 0]
  const visit = (px, py) => {
    box[0] = Math.min(box[0], px)
    box[1] = Math.min(box[1], py)
    box[2] = Math.max(box[2], px)
    box[3] = Math.max(box[3], py)
  }
  for (const [, letter, text] of d.matchAll(/([MLCQHVAmlcqhva])([^A-Za-z]*)/g)) {
    const numbers = (text.match(/-?(?:\d+\.?\d*|\.\d+)/g) ?? []).map(Number)
    const size = { h: 1, v: 1, c: 6, q: 4, a: 7 }[letter.toLowerCase()] ?? 2
    for (let i = 0; i + size <= numbers.length; i += size) {
      const step = numbers.slice(i, i + size)
      const [fromX, fromY] = letter === letter.toLowerCase() ? [x, y] : [0, 0]
      const pairs = toPairs(letter.toLowerCase(), step, { x, y, fromX, fromY })
      for (const [px, py] of pairs) visit(px, py)
      ;[x, y] = pairs[pairs.length - 1]
    }
  }
  return box
}

function toPairs(letter, step, { x, y, fromX, fromY }) {
  if (letter === 'h') return [[fromX + step[0], y]]
  if (letter === 'v') return [[x, fromY + step[0]]]
  if (letter === 'a') {
    const [endX, endY] = [fromX + step[5], fromY + step[6]]
    return [
      [Math.min(x, endX) - step[0], Math.min(y, endY) - step[1]],
      [Math.max(x, endX) + step[0], Math.max(y, endY) + step[1]],
      [endX, endY],
    ]
  }
  return inPairs(step).map(([dx, dy]) => [fromX + dx, fromY + dy])
}

function catmullRom(a, b, c, d, t) {
  return 0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t * t * t)
}

function segments(points, closed) {
  const count = points.length
  const at = (i) => (closed ? points[(i + count) % count] : points[Math.min(count - 1, Math.max(0, i))])
  let d = ''
  for (let i = 0; i < (closed ? count : count - 1); i++) {
    const [p0, p1, p2, p3] = [at(i - 1), at(i), at(i + 1), at(i + 2)]
    d += `C${pair([p1[0] + (p2[0] - p0[0]) / 6, p1[1] + (p2[1] - p0[1]) / 6])} ${pair([p2[0] - (p3[0] - p1[0]) / 6, p2[1] - (p3[1] - p1[1]) / 6])} ${pair(p2)}`
  }
  return d
}

function pair([x, y]) {
  return `${n(x)},${n(y)}`
}
