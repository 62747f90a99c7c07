import { lighten } from '../color.mjs'
import { linear, path } from '../ink.mjs'
import { ellipse, roundRect } from '../outline.mjs'
import { lyingShadow } from '../shadow.mjs'
import { tones } from '../tones.mjs'

/** @import { Ink } from '../ink.mjs' */

/**
 * A peg rail on the wall; the origin is its middle. Returns where the pegs are.
 * @param {Ink} ink
 * @param {{ width: number, color?: string, pegs: number[] }} look
 */
export function drawPegRail(ink, { width, color = '#c79d69', pegs }) {
  const board = roundRect(-width / 2, -36, width, 72, 8)
  const tone = linear(ink, [0, -36, 0, 36], tones(color, [0, 0.3], [0.5, 0], [1, -0.26]))
  const shadow = lyingShadow(ink, { d: board, lift: 22, strength: 0.8 })
  const knobs = pegs
    .map(
      (x) =>
        path(ellipse(x + 6, 9, 19, 19), '#2b1f1d', 'opacity="0.3"') +
        path(ellipse(x, 0, 18, 18), lighten(color, 0.2)) +
        path(ellipse(x - 4, -4, 10, 10), lighten(color, 0.5)),
    )
    .join('')
  return shadow + path(board, tone) + knobs
}
