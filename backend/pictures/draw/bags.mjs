import { darken, lighten } from '../color.mjs'
import { cloths } from '../cloth.mjs'
import { n, path, place, softStroke, stroke } from '../ink.mjs'
import { ellipse, roundRect } from '../outline.mjs'
import { fold, foldBoth } from '../relief/folds.mjs'
import { pieceOfCloth } from './piece.mjs'
import { patchPocket, rivet, shadowBelow, topstitch } from './sewing.mjs'

/** @import { Ink } from '../ink.mjs' */
/** @import { Look } from '../kinds.mjs' */

const TOTE =
  'M-192,-200Q0,-192 192,-200C198,-60 206,80 208,204Q190,222 160,222Q0,234 -160,222Q-190,222 -208,204C-206,80 -198,-60 -192,-200Z'
const TOTE_SEAMS =
  'M-194,-160Q0,-152 194,-160M-194,-168Q0,-160 194,-168M-182,-150C-188,-40 -196,80 -198,196M182,-150C188,-40 196,80 198,196'
const TOTE_FOLDS = [
  fold(20, 6, -98, -90, -90, 40, -140, 190),
  fold(20, 6, 98, -90, 110, 30, 70, 200),
  fold(17, 5, -40, 224, -30, 120, -54, 20),
  fold(15, 5, 176, 214, 150, 150, 160, 60),
  fold(14, 5, -186, 210, -120, 190, -60, 216),
  fold(22, 4, -100, -110, 0, -80, 100, -110),
]

/** A tote bag with long handles, lying or hung by them. @param {Ink} ink @param {Look} look */
export function drawTote(ink, { color, accent = '#a97c4e', pocket = true }) {
  const texture = cloths.canvas
  const patch = pocket ? patchPocket({ color, box: [-78, -20, 156, 158], round: 12 }) : ''
  const sewn = topstitch(TOTE_SEAMS, color) + patch
  const markup =
    handle(darken(accent, 0.3), 0.94) +
    pieceOfCloth(ink, { d: TOTE, color, texture, folds: TOTE_FOLDS, thick: 14, drape: 4, lift: 18, sewn }) +
    handle(accent, 1) +
    [-100, 100].map((x) => handleEnd(accent, x)).join('')
  return { markup, left: -208, right: 208, top: -418, bottom: 230 }
}

/** Of leather. @param {string} color @param {number} nearness below 1 it is the one behind */
function handle(color, nearness) {
  const [x, rise] = [100 * nearness, -478 + (1 - nearness) * 260]
  const d = `M${n(-x)},-140C${n(-x * 1.08)},${n(rise)} ${n(x * 1.08)},${n(rise)} ${n(x)},-140`
  const thread = 'opacity="0.7" stroke-dasharray="5 3" stroke-linecap="butt"'
  return (
    shadowBelow(d, 28, 8) +
    stroke(d, darken(color, 0.42), 29, 'stroke-linecap="butt"') +
    stroke(d, color, 26, 'stroke-linecap="butt"') +
    place(stroke(d, lighten(color, 0.3), 8, 'opacity="0.35" stroke-linecap="butt"'), { x: -4, y: -3 }) +
    place(stroke(d, lighten(color, 0.5), 1.3, thread), { x: -9 })
  )
}

/** @param {string} color @param {number} x */
function handleEnd(color, x) {
  const [left, right] = [x - 10, x + 10]
  const d = roundRect(x - 16, -200, 32, 96, 4)
  const cross = `M${left},-194L${right},-152M${right},-194L${left},-152`
  return (
    softStroke(d, '#2b1f1d', 6, 0.3) +
    path(d, color) +
    topstitch(`M${left},-194H${right}V-112H${left}Z${cross}`, color) +
    rivet(x, -128, 5.5)
  )
}

const PACK =
  'M-150,-160C-120,-186 120,-186 150,-160C160,-60 168,60 170,170C170,214 140,230 0,230C-140,230 -170,214 -170,170C-168,60 -160,-60 -150,-160Z'
const LID =
  'M-148,-176C-120,-214 120,-214 148,-176C158,-150 160,-120 158,-66C158,-48 100,-40 0,-40C-100,-40 -158,-48 -158,-66C-160,-120 -158,-150 -148,-176Z'
const LOOP = 'M-36,-190C-40,-268 40,-268 36,-190'
const PACK_FOLDS = foldBoth([
  fold(18, 6, 150, -20, 130, 60, 146, 170),
  fold(16, 5, 130, 216, 80, 196, 30, 214),
  fold(14, 5, 90, -36, 100, 10, 126, 30),
])
const LID_FOLDS = foldBoth([fold(18, 5, 130, -193, 85, -145, 105, -60)])

/** A day pack, its lid closed with two straps. @param {Ink} ink @param {Look} look */
export function drawBackpack(ink, { color, accent = '#a97c4e' }) {
  const texture = cloths.canvas
  const sides = topstitch('M-140,-30C-146,60 -152,120 -152,190M140,-30C146,60 152,120 152,190', color)
  const sewn = sides + patchPocket({ color, box: [-108, 36, 216, 150] })
  const hem = topstitch('M-152,-70C-150,-58 -96,-50 0,-50C96,-50 150,-58 152,-70', color)
  const lid = lighten(color, 0.03)
  const markup =
    [-1, 1].map((side) => shoulderStrap(color, side)).join('') +
    stroke(LOOP, darken(accent, 0.4), 19) +
    stroke(LOOP, accent, 15) +
    pieceOfCloth(ink, { d: PACK, color, texture, folds: PACK_FOLDS, thick: 26, drape: 4, lift: 24, sewn }) +
    pieceOfCloth(ink, { d: LID, color: lid, texture, folds: LID_FOLDS, thick: 20, lift: 9, sewn: hem }) +
    [-70, 70].map((x) => buckledStrap(accent, x)).join('')
  return { markup, left: -212, right: 212, top: -256, bottom: 234 }
}

/** @param {string} color @param {number} side -1 is left */
function shoulderStrap(color, side) {
  const tone = darken(color, 0.16)
  const d = `M${side * 90},-176C${side * 206},-130 ${side * 226},60 ${side * 158},196`
  return shadowBelow(d, 30, 9) + stroke(d, darken(color, 0.5), 32) + stroke(d, tone, 27) + topstitch(d, tone)
}

/** @param {string} color @param {number} x */
function buckledStrap(color, x) {
  const [left, right] = [x - 12, x + 12]
  const d = `M${left},-150H${right}V52L${x},66L${left},52Z`
  const frame = roundRect(x - 19, -16, 38, 30, 5)
  return (
    shadowBelow(d, 10, 4) +
    path(d, color) +
    path(`M${left},-150H${x - 5}V54L${left},52Z`, '#fffaf0', 'opacity="0.14"') +
    topstitch(`M${x - 8},-146V50M${x + 8},-146V50`, color) +
    path(ellipse(x, 22, 2.4, 2.4) + ellipse(x, 38, 2.4, 2.4), darken(color, 0.7)) +
    stroke(frame, '#6d5426', 7) +
    stroke(frame, '#c9a35b', 5) +
    stroke(`M${x - 20},-14H${x + 16}`, '#f3e3bd', 1.6, 'opacity="0.8"') +
    stroke(`M${x - 2},-1H${x + 20}`, '#b8944f', 4)
  )
}
