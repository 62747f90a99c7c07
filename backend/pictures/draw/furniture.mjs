import { darken, lighten } from '../color.mjs'
import { tiled, woodGrain } from '../finish.mjs'
import { clipped, linear, n, path, place } from '../ink.mjs'
import { corners, ellipse, roundRect } from '../outline.mjs'
import { tones } from '../tones.mjs'
import { bar, disc, floorShadow, leg } from './wood.mjs'
import { requireAt } from '../require.mjs'

/** @import { Ink } from '../ink.mjs' */
/** @import { Look } from '../kinds.mjs' */

/** A chair with a woven seat, seen from the front. @param {Ink} ink @param {Look} look */
export function drawChair(ink, { color, accent = '#d9c6a2' }) {
  const back = [-1, 1]
    .map((side) => leg(ink, { from: [side * 196, -470], to: [side * 206, -40], width: 26, color: darken(color, 0.16) }))
    .join('')
  const posts = [-1, 1]
    .map((side) => leg(ink, { from: [side * 214, -800], to: [side * 196, -450], width: 27, color }))
    .join('')
  const rail = `M-236,-806C-120,-838 120,-838 236,-806L232,-728C120,-756 -120,-756 -232,-728Z`
  const slat = `M-208,-640C-100,-660 100,-660 208,-640L206,-602C100,-620 -100,-620 -206,-602Z`
  const seat = corners(-200, -500, 200, -500, 242, -430, -242, -430)
  const rungs =
    path(roundRect(-214, -250, 428, 18, 9), darken(color, 0.22)) +
    path(roundRect(-222, -150, 444, 20, 10), bar(ink, -150, 20, color))
  const front = [-1, 1]
    .map((side) => leg(ink, { from: [side * 232, -432], to: [side * 244, 0], width: 32, color }))
    .join('')
  const lip = roundRect(-246, -436, 492, 34, 12)
  const markup =
    floorShadow(ink, { width: 300, depth: 66 }) +
    back +
    posts +
    path(rail, bar(ink, -836, 108, color)) +
    woodGrain(ink, { d: rail, color, box: [-236, -838, 472, 110], density: 8 }) +
    path(slat, bar(ink, -660, 58, color)) +
    rungs +
    front +
    weaveSeat(ink, seat, accent) +
    path(lip, bar(ink, -436, 34, accent)) +
    cordLines(ink, lip, accent)
  return { markup, left: -260, right: 260, top: -840, bottom: 30, stand: { x: 0, y: -462 } }
}

/** A stool with a round seat. @param {Ink} ink @param {Look} look */
export function drawStool(ink, { color, height = 450 }) {
  const back = [-1, 1]
    .map((side) =>
      leg(ink, { from: [side * 62, -height + 20], to: [side * 96, -34], width: 28, color: darken(color, 0.24) }),
    )
    .join('')
  const ring = path(ellipse(0, -height * 0.36, 138, 22), 'none', `stroke="${darken(color, 0.2)}" stroke-width="13"`)
  const front = [-1, 1]
    .map((side) => leg(ink, { from: [side * 112, -height + 16], to: [side * 168, 0], width: 34, color }))
    .join('')
  return {
    markup:
      floorShadow(ink, { width: 210, depth: 52 }) +
      back +
      ring +
      front +
      place(disc(ink, { color, radius: 175, thick: 34 }), { y: -height + 30 }),
    left: -182,
    right: 182,
    top: -height - 45,
    bottom: 26,
    stand: { x: 0, y: -height - 4 },
  }
}

/** A small round table on three legs. @param {Ink} ink @param {Look} look */
export function drawSideTable(ink, { color, radius = 225, height = 500 }) {
  const back = leg(ink, { from: [10, -height + 20], to: [16, -40], width: 30, color: darken(color, 0.26) })
  const front = [-1, 1]
    .map((side) =>
      leg(ink, { from: [side * radius * 0.56, -height + 20], to: [side * radius * 0.84, 0], width: 36, color }),
    )
    .join('')
  return {
    markup:
      floorShadow(ink, { width: radius * 1.12, depth: 60 }) +
      back +
      front +
      place(disc(ink, { color, radius, thick: 26 }), { y: -height + 26 }),
    left: -radius - 4,
    right: radius + 4,
    top: -height - 48,
    bottom: 30,
    stand: { x: 0, y: -height - 4 },
  }
}

/** A long bench for a hall. @param {Ink} ink @param {Look} look */
export function drawBench(ink, { color, width = 1100, height = 430 }) {
  const w = width / 2
  const top = corners(-w + 54, -height - 66, w - 54, -height - 66, w, -height, -w, -height)
  const edge = roundRect(-w, -height - 2, width, 44, 8)
  const leather = linear(ink, [0, -height - 66, 0, -height], tones(color, [0, 0.22], [1, 0.04]))
  const back = [-1, 1]
    .map((side) =>
      leg(ink, {
        from: [side * (w - 130), -height + 30],
        to: [side * (w - 104), -50],
        width: 34,
        color: darken(color, 0.26),
      }),
    )
    .join('')
  const front = [-1, 1]
    .map((side) => leg(ink, { from: [side * (w - 90), -height + 30], to: [side * (w - 54), 0], width: 42, color }))
    .join('')
  const brace = path(roundRect(-w + 96, -170, width - 192, 24, 10), bar(ink, -170, 24, darken(color, 0.1)))
  const markup =
    floorShadow(ink, { width: w * 1.06, depth: 70 }) +
    back +
    brace +
    front +
    path(top, leather) +
    woodGrain(ink, { d: top, color, box: [-w, -height - 66, width, 66], density: 9 }) +
    path(edge, bar(ink, -height - 2, 44, color)) +
    woodGrain(ink, { d: edge, color, box: [-w, -height, width, 44], density: 5 })
  return { markup, left: -w, right: w, top: -height - 66, bottom: 36, stand: { x: -w * 0.35, y: -height - 26 } }
}

/** @param {Ink} ink @param {string} seat @param {string} color */
function weaveSeat(ink, seat, color) {
  const cord = (/** @type {number} */ rotate) =>
    tiled(
      ink,
      [9, 9],
      `<path d="M0,0h9v3h-9z" fill="${darken(color, 0.45)}" fill-opacity="0.5"/><path d="M0,4h9v2h-9z" fill="${lighten(color, 0.6)}" fill-opacity="0.4"/>`,
      rotate,
    )
  const sides = [
    corners(-200, -500, 200, -500, 0, -466),
    corners(-242, -430, 242, -430, 0, -466),
    corners(-200, -500, -242, -430, 0, -466),
    corners(200, -500, 242, -430, 0, -466),
  ]
  const tones = [darken(color, 0.12), lighten(color, 0.12), lighten(color, 0.02), darken(color, 0.2)]
  return clipped(
    ink,
    seat,
    sides.map((d, i) => path(d, requireAt(tones, i)) + path(d, cord(i < 2 ? 0 : 62 * (i === 2 ? -1 : 1)))).join(''),
  )
}

/** @param {Ink} ink @param {string} d @param {string} color */
function cordLines(ink, d, color) {
  return path(
    d,
    tiled(ink, [9, 60], `<path d="M0,0h2.4v60h-2.4z" fill="${darken(color, 0.5)}" fill-opacity="${n(0.45)}"/>`),
  )
}
