import { darken, lighten } from '../color.mjs'
import { cloths } from '../cloth.mjs'
import { path, softStroke } from '../ink.mjs'
import { roundRect } from '../outline.mjs'
import { fold, foldBoth, seamFold } from '../relief/folds.mjs'
import { edge, line, mirror, onBothSides, outline, reverse } from './edges.mjs'
import { pieceOfCloth } from './piece.mjs'
import { button, seam, topstitch } from './sewing.mjs'

/** @import { Ink } from '../ink.mjs' */
/** @import { Look } from '../kinds.mjs' */

const LENGTH = 1040
const LEG = [
  edge(178, 0, 182, 44),
  edge(182, 44, 212, 130, 230, 250, 236, 420),
  edge(236, 420, 242, 640, 250, 860, 254, LENGTH - 8),
  edge(254, LENGTH - 8, 150, LENGTH + 8, 40, LENGTH - 2),
  edge(40, LENGTH - 2, 32, 800, 22, 560, 6, 352),
]
const OUTLINE = outline([
  edge(-178, 0, 0, 10, 178, 0),
  ...LEG,
  edge(6, 352, 0, 336, -6, 352),
  ...LEG.map(mirror).map(reverse).reverse(),
])
const FOLDS = [
  ...foldBoth([
    fold(15, 5.4, 10, 330, 80, 300, 170, 330),
    fold(13, 5, 10, 346, 60, 350, 110, 420),
    fold(14, 4, 14, 372, 50, 430, 66, 540),
    fold(8, 3.4, 97, 30, 99, 110, 106, 230),
    fold(8, 3.4, 60, 30, 61, 110, 66, 240),
    fold(22, 4.4, 70, 640, 130, 600, 210, 640),
    fold(20, 4, 220, 690, 160, 690, 90, 740),
    fold(16, 4, 60, 980, 120, 950, 190, 975),
    fold(12, 3.4, 240, 1000, 190, 990, 140, 1020),
    fold(8, 3.8, 148, LENGTH + 60, 144, 560, 104, 40),
  ]),
  seamFold(edge(0, 60, 0, 190, 0, 352), 5, -1.6),
]

/** Pleated trousers laid flat; the middle of the waistband is the origin. @param {Ink} ink @param {Look} look */
export function drawTrousers(ink, { color }) {
  const sewn = pleats(color) + pockets(color) + fly(color) + hems(color) + waistband(color)
  const look = { d: OUTLINE, color, texture: cloths.twill, folds: FOLDS, thick: 10, sewn }
  const markup = pieceOfCloth(ink, look) + button(13, 26, 9, '#6d5138')
  return { markup, left: -256, right: 256, top: -6, bottom: LENGTH + 8 }
}

/** @param {string} color */
function pleats(color) {
  return [-104, -68, 68, 104]
    .map((x) => softStroke(line(edge(x, 50, x * 1.01, 90, x * 1.04, 130, x * 1.06, 170)), darken(color, 0.75), 4, 0.4))
    .join('')
}

/** @param {string} color */
function pockets(color) {
  const mouth = edge(142, 52, 150, 110, 176, 150, 212, 176)
  const thread = edge(134, 52, 142, 114, 168, 157, 208, 184)
  return onBothSides((side) => seam(line(side(mouth)), color) + topstitch(line(side(thread)), color))
}

/** @param {string} color */
function fly(color) {
  return seam('M0,50V352', color) + topstitch('M26,50V220C26,262 14,280 3,288', color)
}

/** @param {string} color */
function hems(color) {
  return onBothSides((side) => topstitch(line(side(edge(256, LENGTH - 42, 150, LENGTH - 26, 38, LENGTH - 36))), color))
}

/** @param {string} color */
function waistband(color) {
  return (
    path('M-180,0Q0,10 180,0L184,46Q0,58 -184,46Z', lighten(color, 0.04), 'opacity="0.7"') +
    seam('M-184,46Q0,58 184,46', color) +
    topstitch('M-180,8Q0,18 180,8M-180,39Q0,51 180,39', color) +
    softStroke('M26,4V54', darken(color, 0.75), 5, 0.4) +
    [-128, -44, 70, 148].map((x) => beltLoop(x, color)).join('')
  )
}

/** @param {number} x @param {string} color */
function beltLoop(x, color) {
  const d = roundRect(x - 6, -2, 13, 60, 2)
  return path(d, lighten(color, 0.05)) + softStroke(`M${x + 8},2V58`, darken(color, 0.75), 4, 0.4)
}
