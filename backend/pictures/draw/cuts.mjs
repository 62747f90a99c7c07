import { backwards, edge, end, mirror, reverse, start, straight, withMirrored } from './edges.mjs'

/** @import { Edge } from './edges.mjs' */
/** @import { Pattern } from './patterns.mjs' */

/**
 * @param {Pattern} pattern
 * @param {number} [wider] how far outside the opening
 * @returns {Edge} the left half of the front's neckline, from the shoulder to the middle
 */
export function neckline({ neck, drop, shoulder, open = false }, wider = 0) {
  const slope = shoulder[1] / (shoulder[0] - neck)
  const [x, y, deep] = [-neck - wider * 0.8, wider * 0.8 * slope, drop + wider]
  return open
    ? edge(x, y, x * 0.9, deep * 0.34, x * 0.42, deep * 0.74, 0, deep)
    : edge(x, y, x * 0.9, deep * 0.72, x * 0.56, deep, 0, deep)
}

/** @param {Pattern} pattern @returns {Edge[]} the right half's shoulder, armhole and side, down to the hem */
export function flank({ neck, shoulder: [x, y], pit: [px, py], hem, length, rib = 0, tail = 0 }) {
  const [foot, wide] = [length - 8 - tail, hem + rib * 0.24]
  const top = foot - rib
  return [
    edge(neck, 0, neck + (x - neck) * 0.5, y * 0.42, x, y),
    edge(x, y, x - 4, y + 90, px - 30, py - 70, px, py),
    edge(px, py, px - 10, py + 120, hem + rib * 0.1, length - 220, wide, top),
    ...(rib ? [edge(wide, top, wide - 2, top + rib * 0.5, hem - 2, top + rib * 0.3, hem, foot)] : []),
  ]
}

/** @param {Pattern} pattern @param {number} [up] how far above the end @returns {Edge} a line along the hem, from the left */
export function hemline({ hem, length, tail = 0, rib = 0 }, up = 0) {
  const [side, middle] = [length - 8 - tail - up, length + 8 + tail * 0.3 - up]
  const [wide, bend] = [hem + up * (rib ? 0.24 : 0), hem * (tail ? 0.66 : 0.4)]
  return edge(-wide, side, -bend, middle, bend, middle, wide, side)
}

/** @param {Pattern} pattern @returns {Edge[]} */
export function trunk(pattern) {
  const right = flank(pattern)
  return [...withMirrored(neckline(pattern)), ...right, reverse(hemline(pattern)), ...backwards(right.map(mirror))]
}

/** @param {Pattern} pattern @param {number} side -1 is left @returns {Edge[]} outer edge first on the right, round to the trunk */
export function sleeve(pattern, side) {
  const edges = rightSleeve(pattern)
  // walked the other way round, because what both of two shapes cover must not count as outside
  return side < 0 ? backwards(edges.map(mirror)) : edges
}

/** @param {Pattern} pattern @returns {Edge[]} */
export function rightSleeve(pattern) {
  const { shoulder, pit, out, back } = pattern
  const [[x, y], [px, py]] = [shoulder, pit]
  const [dx, dy] = [out[0] - x, out[1] - y]
  const [inX, inY] = [back[0] - px, back[1] - py]
  const crown = edge(x - 40, y - 8, x - 20, y - 5, ...shoulder)
  const outer = edge(...shoulder, x + dx * 0.36, y + dx * 0.2, x + dx * 0.6 + 8, y + dy * 0.52 - 6, ...out)
  const inner = edge(...back, back[0] - inX * 0.34, back[1] - inY * 0.46, px + 12, py + inY * 0.3, ...pit)
  return [outer, cuffline(pattern), inner, straight(pit, start(crown)), crown]
}

/** @param {Pattern} pattern @param {number} [up] how far above its end @returns {Edge} across the right sleeve, from its outer corner */
export function cuffline(pattern, up = 0) {
  const { out, back } = pattern
  const turn = ((90 + lean(pattern)) * Math.PI) / 180
  const [x, y] = [up * Math.cos(turn), up * Math.sin(turn)]
  const wider = up ? 8 : 0
  return edge(
    ...[out[0] - x + wider, out[1] - y],
    ...[(out[0] + back[0]) / 2 + 4 - x, (out[1] + back[1]) / 2 + 9 - y],
    ...[back[0] - x - wider, back[1] - y],
  )
}

/** @param {Pattern} pattern @returns {number} degrees by which the right sleeve's threads lean */
export function lean({ shoulder, pit, out, back }) {
  const [dx, dy] = [(out[0] + back[0] - shoulder[0] - pit[0]) / 2, (out[1] + back[1] - shoulder[1] - pit[1]) / 2]
  return (-Math.atan2(dx, dy) * 180) / Math.PI
}

/** @param {Pattern} pattern @returns {Edge} what closes the neck at the back, from the left */
export function backNeck({ neck }) {
  return edge(-neck, -2, 0, neck * 0.4, neck, -2)
}

/** @param {Pattern} pattern @returns {Edge[]} what one sees into through the neck */
export function neckOpening(pattern) {
  const [left, right] = withMirrored(neckline(pattern, 12))
  const rim = backNeck(pattern)
  const [front, other] = [left ?? rim, right ?? rim]
  return [straight(start(rim), start(front)), front, other, straight(end(other), end(rim)), reverse(rim)]
}
