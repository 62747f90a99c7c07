import { darken } from '../color.mjs'
import { cloths } from '../cloth.mjs'
import { stroke } from '../ink.mjs'
import { fold, foldBoth } from '../relief/folds.mjs'
import { pieceOfCloth } from './piece.mjs'
import { patchPocket, rivet, shadowBelow, topstitch } from './sewing.mjs'

/** @import { Ink } from '../ink.mjs' */
/** @import { Look } from '../kinds.mjs' */

const OUTLINE =
  'M-118,-300Q0,-292 118,-300C126,-190 170,-130 240,-92C246,80 254,280 256,466Q130,484 0,480Q-130,486 -256,466C-254,280 -246,80 -240,-92C-170,-130 -126,-190 -118,-300Z'
const EDGES =
  'M-112,-284Q0,-276 112,-284M-226,-90C-160,-126 -116,-188 -108,-284M226,-90C160,-126 116,-188 108,-284M-254,446Q-130,464 0,460Q130,464 254,446'
const NECK = 'M-102,-288C-150,-478 150,-478 102,-288'
const TIES = [
  'M236,-82C300,-60 330,0 300,70C290,110 318,140 340,170',
  'M-236,-82C-300,-50 -320,20 -300,90C-290,130 -312,150 -330,176',
]
const FOLDS = foldBoth([
  fold(22, 7, 236, -84, 150, -20, 110, 140),
  fold(20, 6, 238, -70, 190, 60, 200, 300),
  fold(22, 7, 150, 474, 150, 360, 180, 220),
  fold(18, 5, 60, 480, 50, 380, 84, 290),
  fold(18, 5, 112, -290, 70, -180, 84, -40),
])

/** An apron with a neck strap and one wide pocket, split in two. @param {Ink} ink @param {Look} look */
export function drawApron(ink, { color, accent = '#a97c4e' }) {
  const texture = cloths.canvas
  const pocket = patchPocket({ color, box: [-152, 84, 304, 176], round: 12 })
  const sewn = topstitch(EDGES, color) + pocket + topstitch('M-3,86V256M3,86V256', color)
  const markup =
    TIES.map((d) => tie(d, color)).join('') +
    stroke(NECK, darken(accent, 0.45), 25, 'stroke-linecap="butt"') +
    stroke(NECK, accent, 21, 'stroke-linecap="butt"') +
    pieceOfCloth(ink, { d: OUTLINE, color, texture, folds: FOLDS, thick: 11, drape: 4, lift: 15, sewn }) +
    [-102, 102].map((x) => rivet(x, -274, 8)).join('')
  return { markup, left: -340, right: 345, top: -432, bottom: 488 }
}

/** @param {string} d @param {string} color */
function tie(d, color) {
  return (
    shadowBelow(d, 18, 7) +
    stroke(d, darken(color, 0.4), 17) +
    stroke(d, darken(color, 0.06), 14.5) +
    topstitch(d, color)
  )
}
