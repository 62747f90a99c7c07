import { darken, lighten } from '../color.mjs'
import { cloths } from '../cloth.mjs'
import { clipped, n, path, place, stroke } from '../ink.mjs'
import { fold } from '../relief/folds.mjs'
import { lyingShadow } from '../shadow.mjs'
import { pieceOfCloth } from './piece.mjs'

/** @import { Ink } from '../ink.mjs' */
/** @import { Look } from '../kinds.mjs' */

const [HALF, TOP, FOOT] = [145, -320, 320]
const OUTLINE = `M${-HALF},${TOP + 26}C${-HALF - 3},${TOP + 6} ${-HALF + 8},${TOP} ${-HALF + 26},${TOP}H${HALF - 26}C${HALF - 8},${TOP} ${HALF + 3},${TOP + 6} ${HALF},${TOP + 26}C${HALF + 6},${TOP + 240} ${HALF - 8},${FOOT - 220} ${HALF + 2},${FOOT}Q0,${FOOT + 8} ${-HALF - 2},${FOOT}C${-HALF + 8},${FOOT - 220} ${-HALF - 6},${TOP + 240} ${-HALF},${TOP + 26}Z`
const FOLDS = [
  fold(24, 7, -70, TOP + 4, -84, TOP + 160, -20, FOOT - 160),
  fold(22, 7, 70, TOP + 4, 40, TOP + 140, 80, TOP + 380),
  fold(20, 6, 30, FOOT, 14, FOOT - 140, 44, FOOT - 320),
  fold(16, 5, -100, FOOT, -86, FOOT - 120, -110, FOOT - 260),
]
// from the fringe up: where a band starts, and how thick it is, millimetres
const BANDS = [
  { up: 52, thick: 18 },
  { up: 88, thick: 6 },
  { up: 106, thick: 6 },
  { up: 150, thick: 34 },
  { up: 206, thick: 6 },
  { up: 224, thick: 6 },
  { up: 262, thick: 18 },
]

/** A fringed scarf, folded over once; its middle is the origin. @param {Ink} ink @param {Look} look */
export function drawScarf(ink, { color, accent = '#d8c7ab' }) {
  const bands = clipped(ink, OUTLINE, path(BANDS.map(toBand).join(''), accent))
  const below = fringe(ink, color) + lyingShadow(ink, { d: OUTLINE, lift: 14 }) + path(OUTLINE, color) + bands
  const shade = path(OUTLINE, '#2b1f1d', 'opacity="0.12"')
  const above = pieceOfCloth(ink, {
    d: OUTLINE,
    color,
    texture: (box, tone) => bands + cloths.woolWeave(box, tone),
    folds: FOLDS,
    thick: 13,
    drape: 4,
    grain: 'felt',
  })
  const markup = place(below + shade, { x: 16, y: 8, rotate: -2.8 }) + fringe(ink, color) + above
  return { markup, left: -HALF - 10, right: HALF + 50, top: TOP - 4, bottom: FOOT + 76 }
}

/** @param {{ up: number, thick: number }} band */
function toBand({ up, thick }) {
  const [y, x] = [FOOT - up, HALF + 9]
  return `M${-x},${y}Q0,${y + 8} ${x},${y}v${thick}Q0,${y + thick + 8} ${-x},${y + thick}Z`
}

/** Twisted by hand: each strand ends in a knot. @param {Ink} ink @param {string} color */
function fringe(ink, color) {
  let strands = ''
  let knots = ''
  for (let x = -HALF + 4; x < HALF; x += 8.2) {
    const [bend, lean, long] = [(ink.random() - 0.5) * 9, (ink.random() - 0.5) * 7, 50 + ink.random() * 9]
    strands += `M${n(x)},${FOOT - 4}q${n(bend)},${n(long * 0.5)} ${n(lean)},${n(long)}`
    knots += `M${n(x + lean)},${n(FOOT + long - 11)}v2`
  }
  return (
    place(stroke(strands, '#2b1f1d', 6, 'opacity="0.16"'), { x: 2.5, y: 3.5 }) +
    stroke(strands, darken(color, 0.34), 5.4) +
    stroke(strands, color, 4) +
    stroke(strands, lighten(color, 0.4), 1.2, 'opacity="0.3"') +
    stroke(knots, darken(color, 0.12), 6.6)
  )
}
