import { darken, lighten } from '../color.mjs'
import { cloths } from '../cloth.mjs'
import { n, path, place, softStroke, stroke } from '../ink.mjs'
import { roundRect } from '../outline.mjs'
import { fold } from '../relief/folds.mjs'
import { edge, outline, reverse, withMirrored } from './edges.mjs'
import { pieceOfCloth } from './piece.mjs'
import { ribBand, topstitch } from './sewing.mjs'

/** @import { Ink } from '../ink.mjs' */
/** @import { Look } from '../kinds.mjs' */

const CROWN = outline([...withMirrored(edge(-120, 44, -134, -80, -96, -182, 0, -183)), edge(120, 44, 0, 70, -120, 44)])
const CROWN_FOLDS = [
  fold(16, 4, -110, 4, -70, -30, -30, -10),
  fold(14, 4, 112, 0, 70, -40, 40, -30),
  fold(14, 3.4, -60, 12, -40, -30, -44, -90),
  fold(15, 3, 30, -170, 60, -120, 50, -50),
]
const BRIM_TOP = edge(-124, 14, -50, 30, 50, 30, 124, 14)
const BRIM_FOOT = edge(-122, 108, -50, 125, 50, 125, 122, 108)
const BRIM = outline([
  BRIM_TOP,
  edge(124, 14, 133, 24, 132, 98, 122, 108),
  reverse(BRIM_FOOT),
  edge(-122, 108, -132, 98, -133, 24, -124, 14),
])

/** A knitted hat with a turned-up brim. @param {Ink} ink @param {Look} look */
export function drawBeanie(ink, { color }) {
  const wool = { color, texture: cloths.fineKnit, drape: 2, grain: /** @type {const} */ ('felt') }
  const brim = ribBand(BRIM_TOP, BRIM_FOOT, color, 27)
  const markup =
    pieceOfCloth(ink, { ...wool, d: CROWN, thick: 20, folds: CROWN_FOLDS, sewn: crownRibs(color), lift: 11 }) +
    pieceOfCloth(ink, { ...wool, d: BRIM, thick: 13, folds: [], sewn: path(BRIM, color) + brim, lift: 8 }) +
    leatherTag(54, 66)
  return { markup, left: -131, right: 131, top: -184, bottom: 122 }
}

/** Ribs that meet at the top. @param {string} color */
function crownRibs(color) {
  return Array.from({ length: 21 }, (_, i) => {
    const x = Math.sin(((i - 10) / 20) * Math.PI) * 126
    const d = `M${n(x)},56C${n(x * 1.06)},-40 ${n(x * 0.92)},-140 ${n(x * 0.09)},-186`
    const light = place(stroke(d, lighten(color, 0.6), 3, 'opacity="0.12"'), { x: -5 })
    return stroke(d, darken(color, 0.62), 4.2, 'opacity="0.3"') + light
  }).join('')
}

/** @param {number} x @param {number} y */
function leatherTag(x, y) {
  const d = roundRect(x, y, 42, 30, 3)
  return (
    softStroke(d, '#2b1f1d', 5, 0.3) +
    path(d, '#b98c58') +
    path(roundRect(x, y, 42, 12, 3), '#fffaf0', 'opacity="0.12"') +
    topstitch(`M${x + 4},${y + 4}H${x + 38}V${y + 26}H${x + 4}Z`, '#8a6138', 3.4)
  )
}

const SOCK =
  'M-46,-212Q0,-204 46,-212C48,-120 44,-50 48,6C51,34 70,50 100,62L168,90C208,108 212,164 168,170C130,176 60,176 18,172C-22,168 -48,142 -50,100C-52,40 -44,-80 -46,-212Z'
const SOCK_FOLDS = [
  fold(10, 4, 48, 12, 10, 40, -20, 34),
  fold(11, 4, 56, 30, 30, 70, 0, 96),
  fold(14, 3, -48, -40, -10, -56, 30, -44),
  fold(10, 3.2, 46, -20, 14, -10, -14, 4),
  fold(12, 3, 84, 58, 70, 96, 64, 140),
]

/** A pair of socks, each with the same heel and toe. @param {Ink} ink @param {Look} look */
export function drawSocks(ink, { color, accent = '#ebe4d6' }) {
  const one = drawSock(ink, color, accent)
  const markup = place(one, { x: 34, y: -12, rotate: 9 }) + place(one, { x: -56, y: 14 })
  return { markup, left: -124, right: 218, top: -218, bottom: 204 }
}

/** @param {Ink} ink @param {string} color @param {string} accent */
function drawSock(ink, color, accent) {
  const toe = 'M150,60C128,90 126,140 140,190H240V60Z'
  const heel = 'M-70,66C-20,72 22,104 30,190H-70Z'
  const bands = [-132, -114].map((y) => `M-60,${y}Q0,${y + 8} 60,${y}V${y + 8}Q0,${y + 16} -60,${y + 8}Z`)
  const undyed = path([toe, heel, ...bands].join(''), accent)
  return pieceOfCloth(ink, {
    d: SOCK,
    color,
    texture: (box, tone) => undyed + cloths.sockKnit(box, tone),
    folds: SOCK_FOLDS,
    thick: 13,
    drape: 2,
    grain: 'felt',
    lift: 9,
    sewn: ribBand(edge(-46, -212, 0, -204, 46, -212), edge(-46, -152, 0, -144, 46, -152), color, 16),
  })
}
