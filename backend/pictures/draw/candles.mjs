import { path, place, radial, stroke } from '../ink.mjs'
import { vessel, zone } from '../lathe.mjs'
import { ellipse } from '../outline.mjs'

/** @import { Ink } from '../ink.mjs' */
/** @import { Look } from '../kinds.mjs' */

const GLOW = '#ffe3ae'

/** A scented candle in a cup, burning. @param {Ink} ink @param {Look} look */
export function drawCandle(ink, { color, tilt = 0.22, height = 88 }) {
  const cup = vessel(ink, {
    profile: [0, 36, 3, 39, height, 41],
    color,
    tilt,
    decoration: (body) =>
      path(zone(body, height * 0.34, height * 0.68), '#f1e9da', 'opacity="0.9"') +
      path(zone(body, height * 0.5, height * 0.515), '#4a3b34', 'opacity="0.55"'),
    mouth: { lip: 3, fill: { color: '#f3e3c3', depth: 9 } },
  })
  return {
    ...cup,
    glows: true,
    markup: cup.markup + drawFlame(ink, { y: cup.body.rim.y + 8, size: 1 }),
    top: cup.top - 36,
  }
}

/** A turned candlestick with a tall candle. @param {Ink} ink @param {Look} look */
export function drawCandlestick(ink, { color, tilt = 0.14, height = 130 }) {
  const stick = vessel(ink, {
    profile: [
      0,
      46,
      5,
      48,
      12,
      30,
      24,
      12,
      height * 0.5,
      9,
      height * 0.62,
      17,
      height * 0.72,
      9,
      height - 8,
      14,
      height,
      18,
    ],
    color,
    tilt,
    gloss: 0.85,
    mouth: { lip: 5 },
  })
  const candle = vessel(ink, {
    profile: [0, 11, 190, 8.5, 194, 6],
    color: '#efe5d2',
    tilt,
    shadow: 0,
  })
  const y = stick.body.rim.y + 2
  return {
    ...stick,
    glows: true,
    markup: stick.markup + place(candle.markup, { y }) + drawFlame(ink, { y: y - 194, size: 0.9 }),
    top: y - 240,
  }
}

/** @param {Ink} ink @param {{ y: number, size: number }} look */
function drawFlame(ink, { y, size }) {
  const halo = path(
    ellipse(0, -18, 80, 80),
    radial(
      ink,
      [0, -18, 80],
      [
        [0, GLOW, 0.6],
        [1, GLOW, 0],
      ],
    ),
  )
  const flame =
    path('M0,-38C11,-20 10,-6 0,-4C-10,-6 -9,-20 0,-38Z', '#ffd98a') +
    path('M0,-26C5,-16 5,-8 0,-6C-5,-8 -5,-16 0,-26Z', '#fffaf0')
  return place(halo + stroke('M0,2V-6', '#3a2d26', 1.6) + flame, { y, scale: size })
}
