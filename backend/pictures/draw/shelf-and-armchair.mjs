import { darken, lighten } from '../color.mjs'
import { woodGrain } from '../finish.mjs'
import { linear, path, radial, stroke } from '../ink.mjs'
import { corners, roundRect } from '../outline.mjs'
import { tones, veil } from '../tones.mjs'
import { bar, floorShadow, leg } from './wood.mjs'

/** @import { Ink } from '../ink.mjs' */
/** @import { Look } from '../kinds.mjs' */

/** A shelf on the wall; the origin is the middle of its lower edge. @param {Ink} ink @param {Look} look */
export function drawShelf(ink, { color, width = 700 }) {
  const w = width / 2
  const top = corners(-w + 26, -64, w - 26, -64, w, -36, -w, -36)
  const edge = roundRect(-w, -38, width, 38, 5)
  const shadow = path(
    corners(-w + 30, 0, w - 10, 0, w + 60, 150, -w + 130, 150),
    linear(ink, [0, 0, 0, 150], veil([0, -0.34], [1, 0])),
  )
  const brackets = [-1, 1]
    .map((side) =>
      path(
        corners(side * w * 0.62 - 9, 0, side * w * 0.62 + 9, 0, side * w * 0.62 + 6, 74, side * w * 0.62 - 6, 74),
        '#b8944f',
      ),
    )
    .join('')
  const tone = linear(ink, [0, -64, 0, -36], tones(color, [0, 0.3], [1, 0.1]))
  return {
    markup:
      shadow +
      brackets +
      path(top, tone) +
      path(edge, bar(ink, -38, 38, color)) +
      woodGrain(ink, { d: top + edge, color, box: [-w, -64, width, 64], density: 10 }),
    left: -w,
    right: w,
    top: -64,
    bottom: 80,
    stand: { x: 0, y: -46 },
    hangs: true,
  }
}

/** A low armchair with loose cushions. @param {Ink} ink @param {Look} look */
export function drawLoungeChair(ink, { color, accent = '#c79d69' }) {
  /** @param {number} x @param {number} y @param {number} width @param {number} height @param {string} tone */
  const cushion = (x, y, width, height, tone) => {
    const d = roundRect(x, y, width, height, Math.min(width, height) * 0.34)
    const light = radial(
      ink,
      [x + width * 0.35, y + height * 0.2, Math.max(width, height) * 0.8],
      tones(tone, [0, 0.28], [0.6, 0], [1, -0.3]),
    )
    return path(d, light) + stroke(d, darken(tone, 0.35), 3, 'opacity="0.4"')
  }
  const legs = [-1, 1]
    .map((side) => leg(ink, { from: [side * 330, -250], to: [side * 352, 0], width: 40, color: accent }))
    .join('')
  const arms = [-1, 1]
    .map((side) => path(roundRect(side * 350 - 34, -520, 68, 300, 34), bar(ink, -520, 300, accent)))
    .join('')
  const markup =
    floorShadow(ink, { width: 420, depth: 80 }) +
    cushion(-300, -800, 600, 460, color) +
    cushion(-312, -400, 624, 180, lighten(color, 0.06)) +
    arms +
    path(roundRect(-344, -250, 688, 44, 16), bar(ink, -250, 44, accent)) +
    legs
  return { markup, left: -390, right: 390, top: -810, bottom: 40, stand: { x: 0, y: -400 } }
}
