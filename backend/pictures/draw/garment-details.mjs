import { darken, lighten } from '../color.mjs'
import { cloths, clothe } from '../cloth.mjs'
import { linear, path, softStroke, stroke } from '../ink.mjs'
import { lyingShadow } from '../shadow.mjs'
import { veil } from '../tones.mjs'
import { drawCollar } from './collar.mjs'
import { cuffline, hemline, neckline } from './cuts.mjs'
import { between, chain, edge, line, moved, onBothSides, withMirrored } from './edges.mjs'
import { button, patchPocket, ribBand, seam, topstitch } from './sewing.mjs'

/** @import { Ink } from '../ink.mjs' */
/** @import { Cut, Pattern } from './patterns.mjs' */
/** @import { Edge } from './edges.mjs' */

/** @typedef {Pattern & { color: string }} Sewn */
/** @typedef {(ink: Ink, sewn: Sewn) => string} Part */

/** How far down a robe's belt is. */
export const WAIST = 500
const none = () => ''

/**
 * What is sewn on to each cut: `flat` lies under the folds' light and shade, `raised` stands above it.
 * @type {Record<Cut, { flat: Part, raised: Part }>}
 */
export const details = {
  tee: { flat: (_, sewn) => neckband(sewn, 22) + hem(sewn, 20) + cuffs(sewn, 20, stitchedCuff), raised: none },
  long: { flat: (_, sewn) => neckband(sewn, 13) + hem(sewn, 16) + cuffs(sewn, 16, stitchedCuff), raised: none },
  sweater: { flat: (_, sewn) => neckband(sewn, 34) + ribHem(sewn) + cuffs(sewn, 64, ribCuff), raised: none },
  cardigan: {
    flat: (_, sewn) => ribHem(sewn) + frontBands(sewn, 34) + cuffs(sewn, 58, ribCuff),
    raised: (_, { length, drop }) => buttons([drop + 16, length - 34], 5, 13, '#8a6547'),
  },
  shirt: {
    flat: (ink, sewn) =>
      yoke(sewn) +
      placket(sewn, 17) +
      patchPocket({ color: sewn.color, box: [64, 214, 118, 132] }) +
      hem(sewn, 12) +
      cuffs(sewn, 62, sewnCuff),
    raised: (ink, sewn) =>
      buttons([66, sewn.length - 110], 7, 7.5, '#e6dccb') +
      drawCollar(ink, { ...sewn, tip: [62, 92], texture: cloths.linen }),
  },
  jacket: {
    flat: (ink, sewn) =>
      yoke(sewn) + placket(sewn, 22) + threePockets(sewn) + hem(sewn, 22) + cuffs(sewn, 50, sewnCuff),
    raised: (ink, sewn) =>
      buttons([86, sewn.length - 96], 5, 12.5, '#5b4331') +
      drawCollar(ink, { ...sewn, tip: [72, 112], texture: cloths.moleskin }),
  },
  robe: {
    flat: (ink, sewn) => lowPockets(sewn, 86, 650) + frontBands(sewn, 64) + hem(sewn, 26) + cuffs(sewn, 70, sewnCuff),
    raised: belt,
  },
}

/** @param {Sewn} sewn @param {number} width */
function neckband(sewn, width) {
  const [inner, outer] = [neckline(sewn), neckline(sewn, width)]
  return (
    onBothSides((side) => ribBand(side(inner), side(outer), sewn.color, 26)) +
    softStroke(chain(withMirrored(outer)), darken(sewn.color, 0.7), 5, 0.34)
  )
}

/** @param {Sewn} sewn @param {number} up */
function hem(sewn, up) {
  return topstitch(line(hemline(sewn, up)) + line(hemline(sewn, up + 6)), sewn.color)
}

/** @param {Sewn} sewn */
function ribHem(sewn) {
  const start = hemline(sewn, sewn.rib)
  return ribBand(start, hemline(sewn), sewn.color, 62) + seam(line(start), sewn.color)
}

/**
 * What ends both sleeves.
 * @param {Sewn} sewn
 * @param {number} up how high
 * @param {(from: Edge, to: Edge, color: string) => string} draw
 */
function cuffs(sewn, up, draw) {
  const [from, to] = [cuffline(sewn, up), cuffline(sewn)]
  return onBothSides((side) => draw(side(from), side(to), sewn.color))
}

/** @param {Edge} from @param {Edge} to @param {string} color */
function ribCuff(from, to, color) {
  return ribBand(from, to, color, 22) + seam(line(from), color)
}

/** @param {Edge} from @param {Edge} _ @param {string} color */
function stitchedCuff(from, _, color) {
  return topstitch(line(from) + line(moved(from, 0, -6)), color)
}

/** @param {Edge} from @param {Edge} to @param {string} color */
function sewnCuff(from, to, color) {
  return (
    path(between(from, to), lighten(color, 0.06), 'opacity="0.6"') +
    seam(line(from), color) +
    topstitch(line(moved(from, 0, 6)), color)
  )
}

/** The seams that the shoulders hang from. @param {Sewn} sewn */
function yoke({ neck, shoulder: [x, y], color }) {
  const across = edge(neck - 6, 40, x + 6, y + 44)
  return onBothSides((side) => seam(line(side(across)), color) + topstitch(line(moved(side(across), 0, 6)), color))
}

/** @param {Sewn} sewn @param {number} half as wide */
function placket({ color, length }, half) {
  const foot = length + 12
  return (
    path(`M${-half},20H${half}V${foot}H${-half}Z`, lighten(color, 0.05), 'opacity="0.7"') +
    softStroke(`M${half + 2},30V${foot}`, darken(color, 0.75), 7, 0.3) +
    stroke(`M${half},30V${foot}`, darken(color, 0.6), 1.4, 'opacity="0.6"') +
    topstitch(`M${-half + 6},30V${foot}M${half - 6},30V${foot}`, color)
  )
}

/** Bands along the opening, one over the other. @param {Sewn} sewn @param {number} width */
function frontBands(sewn, width) {
  const { drop, length, color, rib } = sewn
  const [inner, outer] = [neckline(sewn), neckline(sewn, width)]
  const [left, right] = [-0.5, 0.5].map((share) => edge(width * share, drop - 6, width * share, length + 12))
  /** @type {(from: Edge | undefined, to: Edge | undefined) => string} */
  const band = (from = [], to = []) =>
    (rib ? ribBand(from, to, color, 48) : path(between(from, to), lighten(color, 0.05), 'opacity="0.7"')) +
    seam(line(to), color)
  return onBothSides((side) => band(side(inner), side(outer))) + band(left, right) + seam(line(left ?? []), color)
}

/** @param {[number, number]} ends @param {number} count @param {number} size @param {string} color */
function buttons([first, last], count, size, color) {
  const step = (last - first) / (count - 1)
  return Array.from({ length: count }, (_, i) => button(0, first + i * step, size, color)).join('')
}

/** @param {Sewn} sewn */
function threePockets(sewn) {
  const { color, length } = sewn
  return patchPocket({ color, box: [76, 214, 122, 140] }) + lowPockets(sewn, 58, length - 252)
}

/** @param {Sewn} sewn @param {number} from the middle @param {number} y */
function lowPockets({ color }, from, y) {
  const [width, height] = [172, 190]
  return [from, -from - width].map((x) => patchPocket({ color, box: [x, y, width, height] })).join('')
}

/** @param {Ink} ink @param {Sewn} sewn */
function belt(ink, { color, pit: [x] }) {
  const strip = `M${-x + 1},${WAIST - 26}Q0,${WAIST - 4} ${x - 1},${WAIST - 26}V${WAIST + 32}Q0,${WAIST + 54} ${-x + 1},${WAIST + 32}Z`
  const tail = 'M-30,520C-22,620 -46,720 -58,834L-12,840C-6,720 4,620 -4,524Z'
  const other = 'M2,520C0,620 22,700 14,796L58,790C56,690 34,620 30,520Z'
  const knot = 'M-40,482Q-4,470 36,484Q44,514 34,544Q-2,556 -38,542Q-48,512 -40,482Z'
  return [strip, tail, other, knot]
    .map(
      (d) =>
        lyingShadow(ink, { d, lift: 7 }) +
        path(d, lighten(color, 0.04)) +
        clothe(ink, d, cloths.waffle, color) +
        path(d, linear(ink, [-x, 470, x, 560], veil([0, 0.14], [0.5, 0], [1, -0.16]))) +
        stroke(d, darken(color, 0.6), 1.4, 'opacity="0.4"'),
    )
    .join('')
}
