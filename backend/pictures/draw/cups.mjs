import { darken, lighten } from '../color.mjs'
import { speckles } from '../finish.mjs'
import { glassVessel } from '../glass.mjs'
import { n, path, place, stroke } from '../ink.mjs'
import { vessel, zone } from '../lathe.mjs'

/** @import { Ink } from '../ink.mjs' */
/** @import { Look } from '../kinds.mjs' */

/** A stoneware mug with a dipped glaze. @param {Ink} ink @param {Look} look */
export function drawMug(ink, { color, tilt = 0.2, raw = '#c8a582', height = 92, radius = 41 }) {
  const h = height * Math.sqrt(1 - tilt * tilt)
  const drawing = vessel(ink, {
    profile: [0, radius * 0.8, 2, radius * 0.88, height * 0.25, radius, height * 0.6, radius, height, radius * 0.97],
    color,
    tilt,
    decoration: (body) =>
      path(zone(body, 0, height * 0.2), raw) +
      speckles(ink, { width: radius * 2, top: body.rim.y, height, color: darken(color, 0.5) }),
    behind: drawEar({ x: radius * 0.9, top: -h * 0.8, bottom: -h * 0.26, reach: radius, color, width: 11 }),
    mouth: { lip: 3, fill: { color: '#4a2c1c', depth: height * 0.16 } },
  })
  return { ...drawing, right: radius * 1.75 }
}

/** An espresso cup on its saucer. @param {Ink} ink @param {Look} look */
export function drawEspressoCup(ink, { color, tilt = 0.26 }) {
  const saucer = vessel(ink, {
    profile: [0, 38, 4, 46, 9, 68, 11, 70],
    color,
    tilt,
    hollow: { lip: 2, floor: 0.5, drop: 0.05 },
  })
  const cup = vessel(ink, {
    profile: [0, 20, 6, 27, 24, 33, 58, 34],
    color,
    tilt,
    shadow: 0.6,
    decoration: (body) =>
      speckles(ink, { width: 70, top: body.rim.y, height: 60, color: darken(color, 0.5), count: 40 }),
    behind: drawEar({ x: 31, top: -46, bottom: -18, reach: 27, color, width: 8 }),
    mouth: { lip: 2.4, fill: { color: '#3a2013', depth: 7 } },
  })
  return {
    markup: saucer.markup + place(cup.markup, { y: -7 }),
    left: -70,
    right: 72,
    top: cup.top - 7,
    bottom: saucer.bottom + 6,
  }
}

/** A straight tumbler with a heavy foot. @param {Ink} ink @param {Look} look */
export function drawTumbler(ink, { color, tilt = 0.2, height = 94, clear = false }) {
  return glassVessel(ink, {
    profile: [0, 30, 3, 32, height * 0.5, 35.5, height, 37],
    color,
    tilt,
    depth: clear ? 0.14 : 0.44,
    liquid: { color: clear ? '#c4d3d2' : color, level: height * 0.62 },
  })
}

/** A wine glass: bowl, stem and foot. @param {Ink} ink @param {Look} look */
export function drawWineGlass(ink, { color, tilt = 0.16, clear = false }) {
  const depth = clear ? 0.12 : 0.4
  const foot = glassVessel(ink, {
    profile: [0, 36, 1.5, 36, 4, 14, 8, 5, 80, 3.6, 94, 5],
    color,
    tilt,
    depth: depth + 0.1,
  })
  const bowl = glassVessel(ink, {
    profile: [0, 4, 5, 18, 22, 37, 52, 43, 88, 36, 112, 31],
    color,
    tilt,
    depth,
    shadow: false,
    liquid: { color: clear ? '#7c2f3c' : color, level: 44 },
  })
  return {
    markup: foot.markup + place(bowl.markup, { y: -90 }),
    left: -43,
    right: 43,
    top: bowl.top - 90,
    bottom: foot.bottom,
  }
}

/** An egg cup with an egg in it. @param {Ink} ink @param {Look} look */
export function drawEggCup(ink, { color, tilt = 0.22 }) {
  const cup = vessel(ink, {
    profile: [0, 21, 3, 20, 11, 11, 17, 12, 26, 21, 42, 25],
    color,
    tilt,
    decoration: (body) =>
      speckles(ink, { width: 50, top: body.rim.y, height: 45, color: darken(color, 0.5), count: 30 }),
    mouth: { lip: 2 },
  })
  const egg = vessel(ink, {
    profile: [0, 15, 8, 20.5, 22, 18, 32, 9, 34, 2],
    color: '#e7cfb4',
    tilt,
    shadow: 0,
  })
  return { markup: cup.markup + place(egg.markup, { y: -36 }), left: -25, right: 25, top: -74, bottom: cup.bottom }
}

/**
 * The handle of a cup or pot: a rounded ear to the right.
 * @param {{ x: number, top: number, bottom: number, reach: number, color: string, width: number }} look
 */
export function drawEar({ x, top, bottom, reach, color, width }) {
  const height = bottom - top
  const d = `M${n(x)},${n(top)}C${n(x + reach)},${n(top - height * 0.24)} ${n(x + reach)},${n(bottom + height * 0.12)} ${n(x)},${n(bottom)}`
  return (
    stroke(d, darken(color, 0.46), width) +
    stroke(d, color, width * 0.8, `transform="translate(${n(-width * 0.09)} ${n(-width * 0.09)})"`) +
    stroke(
      d,
      lighten(color, 0.5),
      width * 0.22,
      `opacity="0.7" transform="translate(${n(-width * 0.2)} ${n(-width * 0.24)})"`,
    )
  )
}
