import { n } from '../ink.mjs'
import { inPairs } from '../outline.mjs'
import { along } from '../relief/flatten.mjs'

/** @import { Point } from '../outline.mjs' */

/** @typedef {Point[]} Edge handles of a line (two) or a curve (three or four) */

/** @param {...number} numbers x and y of each handle in turn @returns {Edge} */
export function edge(...numbers) {
  return inPairs(numbers)
}

/** @param {Edge[]} edges each starts where the one before ends @returns {string} path data of the shape they go around */
export function outline(edges) {
  return `${chain(edges)}Z`
}

/** @param {Edge[]} edges @returns {string} path data of the line they make together */
export function chain(edges) {
  return `M${pair(edges[0]?.[0] ?? [0, 0])}${edges.map(segment).join('')}`
}

/** @param {Edge} edge @returns {string} path data */
export function line(edge) {
  return chain([edge])
}

/** @param {Edge} from @param {Edge} to @returns {string} path data of the band between two edges that run the same way */
export function between(from, to) {
  return outline([from, straight(end(from), end(to)), reverse(to), straight(start(to), start(from))])
}

/** @param {Edge} edge @returns {Edge} */
export function mirror(edge) {
  return edge.map(([x, y]) => [-x, y])
}

/** @param {Edge} edge @returns {Edge} */
export function reverse(edge) {
  return edge.slice().reverse()
}

/** @param {Edge[]} edges @returns {Edge[]} the same line walked from its other end */
export function backwards(edges) {
  return edges.map(reverse).reverse()
}

/** @param {Edge} edge its left half, up to the middle @returns {Edge[]} the whole */
export function withMirrored(edge) {
  return [edge, reverse(mirror(edge))]
}

/** @param {Edge} edge @param {number} x @param {number} y @returns {Edge} */
export function moved(edge, x, y) {
  return edge.map(([fromX, fromY]) => [fromX + x, fromY + y])
}

/** @param {Edge} edge @param {number} count @returns {Point[]} points along it, both ends among them */
export function walk(edge, count) {
  return Array.from({ length: count + 1 }, (_, i) => along(edge, i / count))
}

/** What is drawn for a side, for both. @param {(side: (edge: Edge) => Edge) => string} draw is given what turns an edge to that side */
export function onBothSides(draw) {
  return draw((edge) => edge) + draw(mirror)
}

/** @param {Point} from @param {Point} to @returns {Edge} */
export function straight(from, to) {
  return [from, to]
}

/** @param {Edge} edge @returns {Point} */
export function start(edge) {
  return edge[0] ?? [0, 0]
}

/** @param {Edge} edge @returns {Point} */
export function end(edge) {
  return edge.at(-1) ?? [0, 0]
}

/** @param {Edge} edge */
function segment(edge) {
  return (['', '', 'L', 'Q', 'C'][edge.length] ?? '') + edge.slice(1).map(pair).join(' ')
}

/** @param {Point} point */
function pair([x, y]) {
  return `${n(x)},${n(y)}`
}
