import { darken, lighten } from '../color.mjs'
import { cloths, clothe, stripesOf } from '../cloth.mjs'
import { clipped, linear, path, place, stroke } from '../ink.mjs'
import { relief } from '../relief/relief.mjs'
import { requireNamed } from '../require.mjs'
import { lyingShadow } from '../shadow.mjs'
import { tones } from '../tones.mjs'
import { backNeck, lean, neckOpening, sleeve, trunk } from './cuts.mjs'
import { line, moved, outline } from './edges.mjs'
import { details, WAIST } from './garment-details.mjs'
import { chestRibs, foldsOf } from './garment-folds.mjs'
import { patterns } from './patterns.mjs'

/** @import { Ink } from '../ink.mjs' */
/** @import { Look } from '../kinds.mjs' */
/** @import { Cut, Pattern } from './patterns.mjs' */

/** How thick a cloth is, in millimetres, and what its threads leave in the light. */
/** @type {Record<string, { thick: number, grain: 'felt' | 'linen' }>} */
const HANDS = {
  jersey: { thick: 9, grain: 'felt' },
  linen: { thick: 8, grain: 'linen' },
  moleskin: { thick: 11, grain: 'felt' },
  waffle: { thick: 12, grain: 'felt' },
  knit: { thick: 14, grain: 'felt' },
  brushed: { thick: 15, grain: 'felt' },
}

/**
 * A top laid flat or hung up: tee, shirt, sweater, cardigan, jacket, robe. The collar's middle is the origin.
 * @param {Ink} ink
 * @param {Look} look
 */
export function drawTop(ink, look) {
  const { color, cut = 'tee', hung = false } = look
  const pattern = patterns[cut]
  const parts = partsOf(pattern)
  const d = parts.map((part) => part.d).join('')
  const markup =
    (hung ? drawHanger() : '') +
    lyingShadow(ink, { d, lift: hung ? 26 : 15, strength: 0.78 }) +
    inside(ink, pattern, color) +
    parts.map((part) => piece(ink, part, look)).join('') +
    sewTogether(ink, d, look)
  const wide = pattern.out[0] + 12
  return { markup, left: -wide, right: wide, top: hung ? -130 : -30, bottom: pattern.length + 6 }
}

/** @typedef {{ d: string, turn: number }} Part an outline, and by how many degrees its threads lean */

/** The sleeves, and the trunk over them. @param {Pattern} pattern @returns {Part[]} */
function partsOf(pattern) {
  return [-1, 1, 0].map((side) => ({
    d: outline(side ? sleeve(pattern, side) : trunk(pattern)),
    turn: side * lean(pattern),
  }))
}

/** @param {Ink} ink @param {Part} part @param {Look} look */
function piece(ink, { d, turn }, { color, accent = '#2b3951', cloth = 'jersey', striped = false }) {
  const textures = [...(striped ? [stripesOf(accent)] : []), requireNamed(cloths, cloth)]
  return path(d, color) + textures.map((texture) => clothe(ink, d, texture, color, turn)).join('')
}

/** @param {Ink} ink @param {string} d @param {Look} look */
function sewTogether(ink, d, { color, cut = 'tee', cloth = 'jersey' }) {
  const pattern = patterns[cut]
  const sewn = { ...pattern, color }
  const form = { d, folds: liesAs(cut, pattern), ...requireNamed(HANDS, cloth) }
  return clipped(ink, d, details[cut].flat(ink, sewn)) + relief(ink, form, color) + details[cut].raised(ink, sewn)
}

/** @param {Cut} cut @param {Pattern} pattern */
function liesAs(cut, pattern) {
  const folds = foldsOf(pattern, cut === 'robe' ? WAIST : undefined)
  return cut === 'sweater' ? [...folds, ...chestRibs(pattern)] : folds
}

/** What one sees of the back through the neck. @param {Ink} ink @param {Pattern} pattern @param {string} color */
function inside(ink, pattern, color) {
  const { neck, drop } = pattern
  const d = outline(neckOpening(pattern))
  const depth = tones(darken(color, 0.3), [0, -0.06], [0.45, -0.3], [1, -0.5])
  const band = (/** @type {number} */ y) => line(moved(backNeck(pattern), 0, y))
  return clipped(
    ink,
    d,
    path(d, linear(ink, [-neck * 0.4, 0, neck * 0.5, drop + 30], depth)) +
      stroke(band(10), darken(color, 0.14), 22, 'stroke-linecap="butt"') +
      stroke(band(22), darken(color, 0.6), 1.6, 'opacity="0.6"') +
      (drop > 60 ? place(drawLabel(color), { y: neck * 0.2 }) : ''),
  )
}

/** @param {string} color */
function drawLabel(color) {
  const words = stroke('M-10,35H10M-6,41H6', darken(color, 0.5), 1.6, 'opacity="0.7"')
  return path('M-19,24H19V50H-19Z', lighten(color, 0.8)) + words
}

/** A hanger above the collar. */
function drawHanger() {
  return (
    stroke('M0,-20V-52C26,-58 34,-92 8,-104C-14,-112 -30,-92 -20,-78', '#8d8a86', 7) +
    stroke('M-190,62Q-20,-18 0,-18Q20,-18 190,62', '#a97c4e', 22) +
    stroke('M-188,58Q-20,-23 0,-23', '#d3ab78', 6)
  )
}
