import { darken, lighten, mix } from '../color.mjs'
import { speckles } from '../finish.mjs'
import { n, path, place, stroke } from '../ink.mjs'
import { vessel, zone } from '../lathe.mjs'
import { blob } from '../outline.mjs'
import { standingShadow } from '../shadow.mjs'

/** @import { Ink } from '../ink.mjs' */
/** @import { Look } from '../kinds.mjs' */

const RAW = '#c8a582'

/** A shouldered vase, with a few stems when asked. @param {Ink} ink @param {Look} look */
export function drawVase(ink, { color, tilt = 0.16, stems = true, height = 240 }) {
  const k = height / 240
  const drawing = vessel(ink, {
    profile: [0, 52, 6, 58, 60, 82, 130, 88, 185, 62, 212, 36, 240, 40].map((value) => value * k),
    color,
    tilt,
    decoration: (body) =>
      path(zone(body, 0, 46 * k), RAW) +
      speckles(ink, { width: 180 * k, top: body.rim.y, height: 240 * k, color: darken(color, 0.5), count: 110 }),
    mouth: { lip: 5 },
  })
  if (!stems) return drawing
  const bunch = place(drawStems(ink, { height: 290 * k, spread: 1 }), { y: drawing.body.rim.y + 6 })
  return {
    ...drawing,
    markup: drawing.markup + bunch,
    top: drawing.body.rim.y - 280 * k,
    left: -130 * k,
    right: 130 * k,
  }
}

/** A slim bottle of a vase for one branch. @param {Ink} ink @param {Look} look */
export function drawBottleVase(ink, { color, tilt = 0.15, stems = true }) {
  const drawing = vessel(ink, {
    profile: [0, 42, 5, 48, 50, 62, 95, 58, 140, 30, 170, 15, 235, 13, 250, 18],
    color,
    tilt,
    gloss: 0.55,
    mouth: { lip: 3 },
  })
  if (!stems) return drawing
  const branch = place(drawStems(ink, { height: 230, spread: 0.55, count: 2 }), { y: drawing.body.rim.y + 3 })
  return { ...drawing, markup: drawing.markup + branch, top: drawing.body.rim.y - 225, left: -90, right: 100 }
}

/** A round jar, thrown in two halves: the seam shows. @param {Ink} ink @param {Look} look */
export function drawMoonJar(ink, { color, tilt = 0.16 }) {
  return vessel(ink, {
    profile: [0, 62, 8, 66, 50, 122, 115, 148, 180, 128, 226, 74, 236, 62, 248, 62],
    color,
    tilt,
    gloss: 0.4,
    decoration: (body) =>
      path(zone(body, 110, 113), darken(color, 0.4), 'opacity="0.16"') +
      speckles(ink, { width: 300, top: body.rim.y, height: 260, color: '#8a6a4e', count: 120 }),
    mouth: { lip: 6 },
  })
}

/** A planter on its saucer with something growing in it. @param {Ink} ink @param {Look} look */
export function drawPlanter(ink, { color, tilt = 0.2, stand = false }) {
  const base = stand
    ? [-1, 1]
        .map(
          (side) =>
            stroke(`M${side * 84},-120L${side * 98},0`, '#c79d69', 13) +
            stroke(`M${side * 84 - 2},-120L${side * 98 - 2},0`, '#e0bf92', 4),
        )
        .join('')
    : ''
  const lift = stand ? -86 : 0
  const pot = vessel(ink, {
    profile: [0, 74, 4, 78, 80, 94, 150, 102, 154, 106, 172, 106],
    color,
    tilt,
    shadow: stand ? 0 : 1,
    decoration: (body) => path(zone(body, 152, 155), darken(color, 0.6), 'opacity="0.35"'),
    mouth: { lip: 7, fill: { color: '#4a382c', depth: 12 } },
  })
  const shadow = stand ? standingShadow(ink, { radius: 96, depth: 16, height: 200 }) : ''
  const plant = drawFoliage(ink, { height: 300 })
  return {
    markup: shadow + base + place(pot.markup + place(plant, { y: pot.body.rim.y + 8 }), { y: lift }),
    left: -150,
    right: 150,
    top: pot.body.rim.y - 290 + lift,
    bottom: pot.bottom,
  }
}

/**
 * Long stems with narrow leaves, standing in the origin.
 * @param {Ink} ink
 * @param {{ height: number, spread?: number, count?: number, color?: string }} look
 */
export function drawStems(ink, { height, spread = 1, count = 4, color = '#7d8663' }) {
  return Array.from({ length: count }, (_, i) => {
    const lean = (i / Math.max(1, count - 1) - 0.5) * spread * height * 0.62 + height * 0.05
    const tall = height * (0.72 + ink.random() * 0.28)
    const bend = lean * 0.4
    const stem = stroke(
      `M0,0C0,${n(-tall * 0.4)} ${n(bend)},${n(-tall * 0.6)} ${n(lean)},${n(-tall)}`,
      darken(color, 0.3),
      height * 0.008,
    )
    return (
      stem +
      leavesAlong({ tall, lean, bend, size: height * 0.13, color: mix(color, i % 2 ? '#a39a6a' : '#55664f', 0.35) })
    )
  }).join('')
}

/** @param {{ tall: number, lean: number, bend: number, size: number, color: string }} look */
function leavesAlong({ tall, lean, bend, size, color }) {
  return Array.from({ length: 8 }, (_, k) => {
    const t = 0.34 + k * 0.088
    const x = 3 * (1 - t) * t * t * bend + t ** 3 * lean
    const y = -(3 * (1 - t) ** 2 * t * 0.4 + 3 * (1 - t) * t * t * 0.6 + t ** 3) * tall
    const side = k % 2 ? 1 : -1
    const leaf =
      path(
        blob([
          [0, 0],
          [size * 0.3, -size * 0.19],
          [size * 0.75, -size * 0.14],
          [size, 0.02 * size],
          [size * 0.7, size * 0.12],
          [size * 0.3, size * 0.1],
        ]),
        k % 3 ? color : lighten(color, 0.2),
      ) +
      stroke(
        `M0,0Q${n(size * 0.5)},${n(-size * 0.04)} ${n(size * 0.95)},${n(size * 0.02)}`,
        lighten(color, 0.45),
        size * 0.02,
        'opacity="0.6"',
      )
    return place(leaf, { x, y, rotate: side > 0 ? -28 - k * 4 : -152 + k * 4, scale: 1.1 - t * 0.45 })
  }).join('')
}

/**
 * Broad leaves of a house plant around the origin.
 * @param {Ink} ink
 * @param {{ height: number, color?: string }} look
 */
function drawFoliage(ink, { height, color = '#5c7152' }) {
  const angles = [-152, -28, -128, -50, -108, -72, -92]
  return angles
    .map((angle, i) => {
      const long = height * (0.62 + (i / angles.length) * 0.34)
      const tone = mix(color, i % 2 ? '#87966b' : '#3f5546', 0.4)
      const wide = long * 0.15
      const tip = { x: long, y: Math.cos((angle * Math.PI) / 180) * long * 0.1 }
      const blade = `M0,0C${n(long * 0.3)},${n(-wide * 1.3)} ${n(long * 0.7)},${n(-wide * 1.2)} ${n(tip.x)},${n(tip.y)}C${n(long * 0.72)},${n(wide)} ${n(long * 0.3)},${n(wide * 0.8)} 0,0Z`
      const half = `M0,0C${n(long * 0.3)},${n(-wide * 1.3)} ${n(long * 0.7)},${n(-wide * 1.2)} ${n(tip.x)},${n(tip.y)}Q${n(long * 0.5)},0 0,0Z`
      return place(
        path(blade, darken(tone, 0.12)) +
          path(half, lighten(tone, 0.1)) +
          stroke(`M0,0Q${n(long * 0.5)},0 ${n(tip.x)},${n(tip.y)}`, lighten(tone, 0.4), 1.6, 'opacity="0.6"'),
        { rotate: angle },
      )
    })
    .join('')
}
