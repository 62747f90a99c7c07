import { darken, lighten } from '../color.mjs'
import { path, place, radial, stroke } from '../ink.mjs'
import { vessel } from '../lathe.mjs'
import { ellipse } from '../outline.mjs'
import { veil } from '../tones.mjs'
import { glow, lit } from './glow.mjs'

/** @import { Ink } from '../ink.mjs' */
/** @import { Look } from '../kinds.mjs' */

const GLOW = '#ffe3ae'

/** A table lamp: a turned foot and a linen shade that is lit. @param {Ink} ink @param {Look} look */
export function drawTableLamp(ink, { color, accent = '#c79d69', tilt = 0.14 }) {
  const foot = vessel(ink, {
    profile: [0, 62, 6, 66, 50, 78, 100, 62, 140, 26, 160, 16, 176, 14],
    color: accent,
    tilt,
    gloss: 0.5,
  })
  const shade = vessel(ink, {
    profile: [0, 140, 90, 116, 180, 92],
    color,
    tilt,
    shadow: 0,
    decoration: lit,
    mouth: { lip: 4, inside: '#f6d79a' },
  })
  const rod = stroke('M0,-176V-230', '#b8944f', 7)
  return {
    ...foot,
    glows: true,
    markup: glow(ink, -290, 380) + foot.markup + rod + place(shade.markup, { y: -216 }),
    left: -140,
    right: 140,
    top: -410,
  }
}

/** A floor lamp: a thin stem, a small shade. Drawn in full size. @param {Ink} ink @param {Look} look */
export function drawFloorLamp(ink, { color, accent = '#c79d69', tilt = 0.1 }) {
  const legs = [-150, 20, 165]
    .map(
      (x, i) =>
        stroke(`M${x * 0.1},-1000L${x},${i === 1 ? 26 : 0}`, darken(accent, i === 2 ? 0.3 : 0.08), 22) +
        stroke(`M${x * 0.1 - 4},-1000L${x - 4},${i === 1 ? 26 : 0}`, lighten(accent, 0.35), 5, 'opacity="0.7"'),
    )
    .join('')
  const ground = path(ellipse(40, 16, 330, 34), radial(ink, [40, 16, 330], veil([0, -0.36], [1, 0]), 0.1))
  const hub = vessel(ink, {
    profile: [0, 22, 60, 22],
    color: '#b8944f',
    tilt,
    shadow: 0,
    gloss: 0.8,
  })
  const shade = vessel(ink, {
    profile: [0, 230, 170, 200, 330, 170],
    color,
    tilt,
    shadow: 0,
    decoration: lit,
    mouth: { lip: 6, inside: '#f6d79a' },
  })
  return {
    glows: true,
    markup:
      ground +
      glow(ink, -1190, 640) +
      legs +
      place(hub.markup, { y: -985 }) +
      stroke('M0,-1030V-1100', '#b8944f', 12) +
      place(shade.markup, { y: -1085 }),
    left: -230,
    right: 230,
    top: -1435,
    bottom: 34,
  }
}

/** A pendant on its cord; the origin is the lowest point of the bell. @param {Ink} ink @param {Look} look */
export function drawPendant(ink, { color, tilt = 0.14, cord = 420, radius = 150 }) {
  const k = radius / 150
  const bell = vessel(ink, {
    profile: [0, 150, 30, 146, 90, 118, 140, 68, 166, 30, 190, 24].map((value) => value * k),
    color,
    tilt: tilt * 0.4,
    gloss: 0.5,
    shadow: 0,
  })
  const open = ellipse(0, 0, 149 * k, 149 * k * tilt)
  const light = radial(
    ink,
    [0, 0, 150 * k],
    [
      [0, '#fff6dc'],
      [0.5, GLOW],
      [1, darken(GLOW, 0.28)],
    ],
    tilt,
  )
  const bulb = path(ellipse(0, 4 * k, 34 * k, 20 * k), '#fffaf0')
  const cap = vessel(ink, {
    profile: [0, 24, 34, 20, 40, 8],
    color: '#b8944f',
    tilt: 0.1,
    shadow: 0,
    gloss: 0.8,
  })
  return {
    glows: true,
    markup:
      stroke(`M0,${-190 * k}V${-190 * k - cord}`, '#3a3330', 4) +
      glow(ink, 60 * k, 420 * k) +
      bell.markup +
      place(cap.markup, { y: -186 * k }) +
      path(open, darken(color, 0.2)) +
      path(ellipse(0, 1, 145 * k, 145 * k * tilt - 1), light) +
      bulb,
    left: -radius,
    right: radius,
    top: -190 * k - 40,
    bottom: radius * tilt,
    hangs: true,
  }
}

/**
 * A lamp to carry about: a globe of opal glass on a low base, a loop to hold it by.
 * @param {Ink} ink
 * @param {Look} look
 */
export function drawLantern(ink, { color, tilt = 0.16 }) {
  const base = vessel(ink, {
    profile: [0, 56, 4, 60, 44, 60, 52, 52],
    color,
    tilt,
    gloss: 0.5,
  })
  const globe = vessel(ink, {
    profile: [0, 44, 20, 66, 64, 78, 108, 62, 128, 34, 132, 20],
    color: '#f8e6c4',
    tilt,
    shadow: 0,
    gloss: 0.2,
    decoration: lit,
  })
  const loop = `M-70,-44C-96,-250 96,-250 70,-44`
  return {
    ...base,
    glows: true,
    markup:
      stroke(loop, darken(color, 0.35), 8) +
      base.markup +
      glow(ink, -116, 230) +
      place(globe.markup, { y: -48 }) +
      stroke(loop, lighten(color, 0.4), 2, 'opacity="0.5" transform="translate(-2 -1)"'),
    left: -86,
    right: 86,
    top: -204,
  }
}
