import { along } from '../relief/flatten.mjs'
import { fold, foldBoth, seamFold } from '../relief/folds.mjs'
import { flank, rightSleeve } from './cuts.mjs'
import { edge, mirror } from './edges.mjs'

/** @import { Fold } from '../relief/folds.mjs' */
/** @import { Pattern } from './patterns.mjs' */

/**
 * How a top lies: pulled at the arms, bent at the elbows, hanging from the chest, gathered where it is belted.
 * @param {Pattern} pattern
 * @param {number} [waist] how far down its belt is
 * @returns {Fold[]}
 */
export function foldsOf(pattern, waist) {
  const folds = [...pulls(pattern), ...elbow(pattern), ...drapes(pattern), ...(waist ? gathers(pattern, waist) : [])]
  return [...foldBoth(folds), ...seams(pattern)]
}

/** @param {Pattern} pattern @returns {Fold[]} */
function pulls({ pit: [x, y], shoulder }) {
  return [
    fold(15, 5.4, x - 2, y + 4, x - 80, y + 6, x - 165, y + 66),
    fold(17, 6.4, x - 4, y + 12, x - 50, y + 70, x - 96, y + 210),
    fold(13, 4.4, x - 8, y + 30, x - 14, y + 130, x - 44, y + 260),
    fold(14, 3.2, shoulder[0] - 8, shoulder[1] + 14, shoulder[0] - 30, y - 120, x - 44, y - 40),
    fold(11, 4.4, x + 6, y - 4, x + 40, y + 20, x + 62, y + 84),
  ]
}

/** @param {Pattern} pattern @returns {Fold[]} */
function elbow(pattern) {
  const [outer = [], , inner = []] = rightSleeve(pattern)
  const shares = pattern.out[1] > 400 ? [0.62, 0.52, 0.42, 0.3, 0.14] : [0.5]
  return shares.map((share, i) => {
    const [x, y] = along(inner, share)
    const [toX, toY] = along(outer, 1 - share * 0.9)
    const [width, height] = [9 + (i % 3) * 3, i % 2 ? 4 : 5.4]
    return fold(width, height, x + 2, y, x + (toX - x) * 0.4, y + 14 - i * 5, toX - 12, toY - 6 + i * 9)
  })
}

/** @param {Pattern} pattern @returns {Fold[]} */
function drapes({ pit: [, y], hem, length, rib = 0 }) {
  const foot = length - rib
  return [
    fold(24, 6, hem * 0.52, foot, hem * 0.5, foot - 130, hem * 0.66, y + 60),
    fold(16, 5, hem * 0.82, foot, hem * 0.76, foot - 90, hem * 0.84, foot - 230),
    fold(20, 4, hem * 0.2, foot, hem * 0.16, foot - 120, hem * 0.24, foot - 240),
  ]
}

/** @param {Pattern} pattern @param {number} waist @returns {Fold[]} */
function gathers({ hem }, waist) {
  return [0.16, 0.36, 0.56, 0.76].flatMap((share, i) => {
    const x = hem * share * 0.84
    const spread = hem * share * 0.16
    return [
      fold(14, 5 - (i % 2), x, waist, x + spread, waist + 90, x + spread * 1.8, waist + 250 + (i % 2) * 90),
      fold(12, 4 - (i % 2), x, waist, x + 4, waist - 60, x - 6, waist - 150),
    ]
  })
}

/** @param {Pattern} pattern @returns {Fold[]} */
function seams(pattern) {
  const armhole = flank(pattern)[1] ?? []
  return [armhole, mirror(armhole)].map((line) => seamFold(line, 5, -2.4))
}

/** The ribs over a fisherman's chest, down to two welts. @param {Pattern} pattern @returns {Fold[]} */
export function chestRibs({ pit: [x, y], neck }) {
  const welts = [36, 54].map((down) => seamFold(edge(-x, y + down - 4, 0, y + down + 10, x, y + down - 4), 5, 3))
  const ribs = Array.from({ length: 21 }, (_, i) => {
    const [at, beside] = [(i - 10) * 20, Math.abs(i - 10) * 20 - neck - 20]
    const top = beside < 0 ? 58 + 70 * Math.sqrt(-beside / (neck + 20)) : 58 + beside * 0.34
    return seamFold(edge(at, top, at, y + 28), 4.6, 2.6)
  })
  return [...welts, ...ribs]
}
