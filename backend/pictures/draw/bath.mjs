import { darken, lighten } from '../color.mjs'
import { speckles } from '../finish.mjs'
import { clipped, linear, path, place, stroke } from '../ink.mjs'
import { vessel, zone } from '../lathe.mjs'
import { corners, ellipse, roundRect } from '../outline.mjs'
import { lyingShadow } from '../shadow.mjs'
import { tones } from '../tones.mjs'

/** @import { Ink } from '../ink.mjs' */
/** @import { Look } from '../kinds.mjs' */

/** A soap dispenser with a pump of metal. @param {Ink} ink @param {Look} look */
export function drawDispenser(ink, { color, accent = '#b8944f', tilt = 0.18 }) {
  const bottle = vessel(ink, {
    profile: [0, 38, 3, 41, 60, 42, 104, 41, 124, 30, 132, 17, 140, 16],
    color,
    tilt,
    gloss: 0.35,
    decoration: (body) =>
      path(zone(body, 0, 26), '#c8a582') +
      speckles(ink, { width: 84, top: body.rim.y, height: 130, color: darken(color, 0.5) }),
  })
  const neck = vessel(ink, {
    profile: [0, 18, 16, 18, 18, 15],
    color: accent,
    tilt,
    shadow: 0,
    gloss: 0.9,
  })
  const head = linear(ink, [0, -34, 0, -20], tones(accent, [0, 0.6], [0.5, 0], [1, -0.4]))
  const pump =
    path(roundRect(-4, -26, 8, 30, 2), darken(accent, 0.2)) +
    path('M-13,-34H22C44,-34 52,-28 54,-12L46,-11C44,-20 38,-21 22,-21H-13Q-17,-28 -13,-34Z', head)
  return {
    ...bottle,
    markup: bottle.markup + place(neck.markup, { y: bottle.body.rim.y }) + place(pump, { y: bottle.body.rim.y - 20 }),
    right: 56,
    top: bottle.body.rim.y - 56,
  }
}

/** A dish with a bar of soap. @param {Ink} ink @param {Look} look */
export function drawSoapDish(ink, { color, accent = '#e8dcc0', tilt = 0.3 }) {
  const dish = vessel(ink, {
    profile: [0, 52, 3, 56, 14, 70, 20, 72],
    color,
    tilt,
    hollow: { lip: 2.6, floor: 0.7, drop: 0.1 },
  })
  const side = roundRect(-42, -48, 84, 30, 14)
  const face = ellipse(0, -44, 42, 12)
  const tone = linear(ink, [-42, 0, 42, 0], tones(accent, [0, -0.16], [0.3, 0.5], [0.6, 0], [1, -0.36]))
  const soap =
    path(roundRect(-38, -26, 84, 14, 7), '#2b1f1d', 'opacity="0.24"') +
    path(side, tone) +
    path(face, lighten(accent, 0.42)) +
    stroke(ellipse(0, -44, 28, 7), darken(accent, 0.3), 1.2, 'opacity="0.5"')
  return { ...dish, markup: dish.markup + soap, top: -60 }
}

/** A round mirror on the wall; the origin is its middle. @param {Ink} ink @param {Look} look */
export function drawMirror(ink, { color, radius = 300 }) {
  const frame = ellipse(0, 0, radius, radius)
  const glass = ellipse(0, 0, radius - 16, radius - 16)
  const shadow = lyingShadow(ink, { d: frame, lift: 40 })
  const rim = linear(ink, [-radius, -radius, radius, radius], tones(color, [0, 0.5], [0.5, 0], [1, -0.4]))
  const silver = linear(
    ink,
    [-radius, -radius, radius, radius],
    [
      [0, '#eef0ec'],
      [0.45, '#cfd5d4'],
      [0.55, '#dde1df'],
      [1, '#aab2b3'],
    ],
  )
  const shine = [
    { x: -260, w: 130 },
    { x: -90, w: 44 },
  ]
    .map(({ x, w }) => path(corners(x, 320, x + w, 320, x + w + 420, -320, x + 420, -320), '#ffffff', 'opacity="0.3"'))
    .join('')
  const inner = stroke(ellipse(4, 6, radius - 18, radius - 18), darken(color, 0.6), 7, 'opacity="0.3"')
  return {
    markup: shadow + path(frame, rim) + clipped(ink, glass, path(glass, silver) + shine + inner),
    left: -radius,
    right: radius,
    top: -radius,
    bottom: radius,
    hangs: true,
  }
}
