import { darken, lighten } from '../color.mjs'
import { speckles, woodGrain } from '../finish.mjs'
import { glassVessel } from '../glass.mjs'
import { linear, n, path, place, stroke } from '../ink.mjs'
import { vessel } from '../lathe.mjs'
import { ellipse, roundRect } from '../outline.mjs'
import { lyingShadow } from '../shadow.mjs'
import { drawEar } from './cups.mjs'
import { tones } from '../tones.mjs'

/** @import { Ink } from '../ink.mjs' */
/** @import { Look } from '../kinds.mjs' */

/** A deep bowl. @param {Ink} ink @param {Look} look */
export function drawBowl(ink, { color, tilt = 0.3, radius = 82, height = 72, inside }) {
  return vessel(ink, {
    profile: [
      0,
      radius * 0.46,
      3,
      radius * 0.48,
      6,
      radius * 0.5,
      height * 0.4,
      radius * 0.84,
      height * 0.8,
      radius * 0.98,
      height,
      radius,
    ],
    color,
    tilt,
    gloss: 0.35,
    decoration: (body) =>
      speckles(ink, { width: radius * 2, top: body.rim.y, height: height * 1.4, color: darken(color, 0.5), count: 90 }),
    hollow: { inside: inside ?? lighten(color, 0.12), lip: 3.4, floor: 0.5, drop: 0.42 },
  })
}

/** Dinner plates in a low stack, the top one showing its face. @param {Ink} ink @param {Look} look */
export function drawPlates(ink, { color, tilt = 0.36, radius = 135, count = 3 }) {
  const rise = 13
  const plates = Array.from({ length: count }, (_, i) =>
    place(
      vessel(ink, {
        profile: [0, radius * 0.6, 2, radius * 0.64, 8, radius * 0.9, 18, radius],
        color: i % 2 ? lighten(color, 0.08) : color,
        tilt,
        shadow: i === 0 ? 1 : 0.35,
        hollow: { lip: 3.2, floor: 0.68, drop: 0.06 },
      }).markup,
      { y: -i * rise, x: (i % 2) * 2 - 1 },
    ),
  ).join('')
  return {
    markup: plates,
    left: -radius,
    right: radius,
    top: -(count - 1) * rise - 18 - radius * tilt,
    bottom: radius * 0.66 * tilt,
  }
}

/** A water carafe with a stopper of wood. @param {Ink} ink @param {Look} look */
export function drawCarafe(ink, { color, tilt = 0.16, clear = false }) {
  const glass = glassVessel(ink, {
    profile: [0, 44, 4, 48, 40, 50, 100, 49, 150, 34, 185, 25, 225, 26, 248, 31],
    color,
    tilt,
    depth: clear ? 0.13 : 0.42,
    liquid: { color: clear ? '#bfd2d3' : color, level: 112 },
  })
  const stopper = vessel(ink, {
    profile: [0, 24, 22, 26, 36, 27, 40, 24],
    color: '#c39a6b',
    tilt,
    shadow: 0,
    mouth: { lip: 26, inside: '#c39a6b' },
  })
  return {
    ...glass,
    markup: glass.markup + place(stopper.markup, { y: glass.body.rim.y + 12 }),
    top: glass.body.rim.y - 42,
  }
}

/** A round-bellied teapot with a wooden knob. @param {Ink} ink @param {Look} look */
export function drawTeapot(ink, { color, tilt = 0.2 }) {
  const spout = `M52,-58C86,-64 92,-96 112,-118L126,-112C116,-80 104,-40 58,-32Z`
  const spoutTone = linear(ink, [60, -70, 104, -50], tones(color, [0, 0.16], [0.5, 0], [1, -0.4]))
  const pot = vessel(ink, {
    profile: [0, 44, 4, 48, 30, 74, 62, 80, 96, 66, 112, 44, 116, 40],
    color,
    tilt,
    gloss: 0.45,
    behind:
      place(drawEar({ x: 62, top: -98, bottom: -34, reach: 62, color, width: 11 }), { flip: true }) +
      path(spout, spoutTone),
    decoration: (body) =>
      speckles(ink, { width: 160, top: body.rim.y, height: 120, color: darken(color, 0.5), count: 80 }),
  })
  const lid = vessel(ink, {
    profile: [0, 43, 4, 43, 14, 30, 20, 10],
    color,
    tilt,
    shadow: 0,
    gloss: 0.45,
  })
  const knob = vessel(ink, {
    profile: [0, 7, 5, 7, 12, 12, 20, 11, 24, 4],
    color: '#8a5c3c',
    tilt,
    shadow: 0,
  })
  const markup = pot.markup + place(lid.markup, { y: -112 }) + place(knob.markup, { y: -131 })
  return { markup, left: -112, right: 126, top: -158, bottom: pot.bottom }
}

/** A storage jar: straight glass, a lid of wood or cork, something dry inside. @param {Ink} ink @param {Look} look */
export function drawJar(ink, { color, tilt = 0.18, height = 150, content = '#d8b98a' }) {
  const jar = glassVessel(ink, {
    profile: [0, 50, 4, 53, height * 0.5, 54, height * 0.94, 54, height, 51],
    color: '#dfe6e2',
    tilt,
    depth: 0.12,
    liquid: { color: content, level: height * 0.56 },
  })
  const lid = vessel(ink, {
    profile: [0, 55, 2, 57, 22, 57, 25, 55],
    color,
    tilt,
    shadow: 0,
    decoration: (body) =>
      speckles(ink, { width: 114, top: body.rim.y - 12, height: 40, color: darken(color, 0.5), count: 60 }),
    mouth: { lip: 54, inside: color },
  })
  return {
    ...jar,
    markup: jar.markup + place(lid.markup, { y: jar.body.rim.y + 4 }),
    left: -57,
    right: 57,
    top: jar.body.rim.y - 36,
  }
}

/** A board to cut and serve on, leaning nowhere: seen from above. @param {Ink} ink @param {Look} look */
export function drawBoard(ink, { color, width = 230, height = 400 }) {
  const neck = 34
  const blade = roundRect(-width / 2, -height / 2 + 110, width, height - 110, 34)
  const handle = roundRect(-neck, -height / 2 - 6, neck * 2, 170, 32)
  const d = blade + handle
  const tone = linear(
    ink,
    [-width / 2, -height / 2, width / 2, height / 2],
    tones(color, [0, 0.2], [0.5, 0], [1, -0.18]),
  )
  const hole = ellipse(0, -height / 2 + 32, 13, 13)
  const markup =
    lyingShadow(ink, { d, lift: 14 }) +
    place(path(d, darken(color, 0.4)), { x: 2.5, y: 4 }) +
    path(d, tone) +
    woodGrain(ink, { d, color, box: [-width / 2, -height / 2 - 6, width, height + 12], upright: true, density: 22 }) +
    path(hole, darken(color, 0.55)) +
    stroke(`M${n(-width / 2 + 30)},${n(-height / 2 + 111.5)}H${n(-neck)}`, lighten(color, 0.6), 2, 'opacity="0.6"')
  return { markup, left: -width / 2, right: width / 2, top: -height / 2, bottom: height / 2 }
}

/** Knife, fork and spoon side by side. @param {Ink} ink @param {Look} look */
export function drawCutlery(ink, { color }) {
  const tone = linear(ink, [-14, 0, 14, 0], tones(color, [0, -0.28], [0.25, 0.75], [0.5, 0], [0.8, -0.35], [1, 0.3]))
  const stem = 'M-4.5,-20C-3,30 -6,70 -8,104C-8,114 8,114 8,104C6,70 3,30 4.5,-20Z'
  const shapes = [
    'M-12,-112C-14,-70 -12,-34 -4.5,-18L4.5,-18C12,-34 14,-70 12,-112L9,-112L8,-66L5,-66L4,-112L1,-112L1,-66L-1,-66L-1,-112L-4,-112L-5,-66L-8,-66L-9,-112Z' +
      stem,
    'M-7,-116C10,-104 12,-60 8,-14L-6,-14C-7,-50 -7,-90 -7,-116Z' + stem,
    'M0,-114C22,-112 20,-56 5,-18L-5,-18C-20,-56 -22,-112 0,-114Z' + stem,
  ]
  const markup = shapes
    .map((d, i) => place(lyingShadow(ink, { d, lift: 5 }) + path(d, tone), { x: (i - 1) * 52 }))
    .join('')
  const bowl = place(path('M0,-108C15,-104 14,-62 3,-34C-8,-44 -16,-98 0,-108Z', darken(color, 0.4), 'opacity="0.3"'), {
    x: 52,
  })
  return { markup: markup + bowl, left: -70, right: 74, top: -118, bottom: 112 }
}
