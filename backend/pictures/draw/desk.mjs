import { darken, lighten, mix } from '../color.mjs'
import { speckles, stitches, tiled, woodGrain } from '../finish.mjs'
import { clipped, linear, n, path, place, radial, stroke } from '../ink.mjs'
import { vessel } from '../lathe.mjs'
import { corners, ellipse, roundRect } from '../outline.mjs'
import { lyingShadow } from '../shadow.mjs'
import { tones, veil } from '../tones.mjs'
import { requireAt } from '../require.mjs'

/** @import { Ink } from '../ink.mjs' */
/** @import { Look } from '../kinds.mjs' */

/** A pen with a clip, lying. @param {Ink} ink @param {Look} look */
export function drawPen(ink, { color, accent = '#b8944f', rotate = 24 }) {
  const across = (/** @type {string} */ tone) =>
    linear(ink, [-6, 0, 6, 0], tones(tone, [0, -0.3], [0.28, 0.65], [0.5, 0], [1, -0.5]))
  const barrel = roundRect(-6, -20, 12, 78, 3)
  const cap = roundRect(-6.4, -72, 12.8, 56, 4)
  const tip = corners(-5, 56, 5, 56, 1.4, 74, -1.4, 74)
  const whole = barrel + cap + tip
  const markup =
    lyingShadow(ink, { d: whole, lift: 4 }) +
    path(tip, across(accent)) +
    path(barrel, across(color)) +
    path(cap, across(color)) +
    path(roundRect(-6.6, -20, 13.2, 4, 1), across(accent)) +
    path(roundRect(-1.7, -70, 3.4, 40, 1.7), across(accent))
  return { markup: place(markup, { rotate }), left: -38, right: 38, top: -72, bottom: 72 }
}

/** Pencils side by side. @param {Ink} ink @param {Look} look */
export function drawPencils(ink, { color, accent = '#2b3951', count = 6 }) {
  /** @param {string} tone @param {number} length */
  const one = (tone, length) => {
    const side = linear(
      ink,
      [-4, 0, 4, 0],
      tones(tone, [0, 0.3], [0.32, 0.1], [0.34, 0], [0.66, 0], [0.68, -0.3], [1, -0.36]),
    )
    const body = corners(-4, -length, 4, -length, 4, 0, -4, 0)
    return (
      lyingShadow(ink, { d: body, lift: 3 }) +
      path(body, side) +
      path(corners(-4, 0, 4, 0, 1.1, 14, -1.1, 14), '#e0bd8d') +
      path(corners(-1.1, 14, 1.1, 14, 0, 18.5), '#34302e') +
      path(corners(-4.2, -length, 4.2, -length, 4.2, -length - 3, -4.2, -length - 3), '#b8944f')
    )
  }
  const coats = [color, accent, mix(color, '#efe7da', 0.5), darken(color, 0.3), mix(accent, '#efe7da', 0.55), '#c7983f']
  return {
    markup: Array.from({ length: count }, (_, i) =>
      place(one(requireAt(coats, i % 6), 160 + ((i * 37) % 17)), {
        x: (i - (count - 1) / 2) * 16,
        y: 76 + ((i * 23) % 11),
        rotate: (i - 2.5) * 0.7,
      }),
    ).join(''),
    left: -54,
    right: 54,
    top: -108,
    bottom: 106,
  }
}

/** A pot for pens, with some in it. @param {Ink} ink @param {Look} look */
export function drawPenPot(ink, { color, tilt = 0.22 }) {
  const pot = vessel(ink, {
    profile: [0, 38, 3, 41, 96, 42, 100, 41],
    color,
    tilt,
    decoration: (body) =>
      speckles(ink, { width: 84, top: body.rim.y, height: 100, color: darken(color, 0.5), count: 60 }),
    mouth: { lip: 3.5 },
  })
  const sticks = ['#c79d69', '#2b3951', '#b45d3e', '#35493d']
    .map(
      (tone, i) =>
        stroke(`M${-18 + i * 12},-86L${-34 + i * 21},${-166 - ((i * 29) % 31)}`, tone, 7) +
        stroke(
          `M${-20 + i * 12},-86L${-36 + i * 21},${-166 - ((i * 29) % 31)}`,
          lighten(tone, 0.5),
          1.6,
          'opacity="0.7"',
        ),
    )
    .join('')
  const rim = n(pot.body.rim.y)
  const above = `M-200,-400H200V${rim}H37.5A37.5,${n(37.5 * tilt)} 0 0 1 -37.5,${rim}H-200Z`
  return { ...pot, markup: pot.markup + clipped(ink, above, sticks), top: -200 }
}

/** A tray of wood for keys, coins and pens. @param {Ink} ink @param {Look} look */
export function drawTray(ink, { color, accent = '#34302e', width = 260, height = 120 }) {
  const [x, y] = [-width / 2, -height / 2]
  const outer = roundRect(x, y, width, height, 26)
  const inner = roundRect(x + 11, y + 11, width - 22, height - 22, 17)
  const tone = linear(ink, [x, y, -x, -y], tones(color, [0, 0.32], [0.5, 0], [1, -0.2]))
  const deep = linear(ink, [x, y, x + 60, -y], tones(color, [0, -0.5], [0.4, -0.22], [1, -0.06]))
  /** @type {(cx: number, cy: number, r: number) => string} */
  const coin = (cx, cy, r) =>
    path(ellipse(cx + 2, cy + 3, r, r), '#2b1f1d', 'opacity="0.4"') +
    path(
      ellipse(cx, cy, r, r),
      radial(
        ink,
        [cx - r / 2, cy - r / 2, r * 1.6],
        [
          [0, '#e6cf99'],
          [1, '#8d6c34'],
        ],
      ),
    )
  const markup =
    lyingShadow(ink, { d: outer, lift: 10 }) +
    path(outer, tone) +
    woodGrain(ink, { d: outer, color, box: [x, y, width, height], density: 14 }) +
    path(inner, deep) +
    woodGrain(ink, { d: inner, color, box: [x, y, width, height], density: 10 }) +
    stroke(inner, darken(color, 0.6), 1, 'opacity="0.5"') +
    coin(-86, 12, 11) +
    coin(-64, -12, 9) +
    place(path(roundRect(-46, -3, 92, 6, 3), accent) + path(roundRect(30, -3, 16, 6, 3), '#b8944f'), {
      x: 40,
      y: 4,
      rotate: -8,
    })
  return { markup, left: x, right: -x, top: y, bottom: -y }
}

/** A mat of wool felt for the desk. @param {Ink} ink @param {Look} look */
export function drawDeskMat(ink, { color, accent = '#a97c4e', width = 620, height = 300 }) {
  const [x, y] = [-width / 2, -height / 2]
  const d = roundRect(x, y, width, height, 10)
  const flecks = Array.from(
    { length: 160 },
    () =>
      `<circle cx="${n(ink.random() * 90)}" cy="${n(ink.random() * 90)}" r="${n(0.4 + ink.random())}" fill="${ink.random() > 0.5 ? lighten(color, 0.5) : darken(color, 0.5)}" fill-opacity=".3"/>`,
  ).join('')
  const light = linear(ink, [x, y, -x, -y], veil([0, 0.2], [0.5, 0], [1, -0.16]))
  const strip = roundRect(x, y, 84, height, 10)
  return {
    markup:
      lyingShadow(ink, { d, lift: 8 }) +
      path(d, color) +
      path(d, tiled(ink, [90, 90], flecks)) +
      path(strip, accent) +
      stitches(`M${x + 76},${y + 4}V${-y - 4}`, lighten(accent, 0.5), 6) +
      path(d, light),
    left: x,
    right: -x,
    top: y,
    bottom: -y,
  }
}

/** A pair of bookends with books between them. @param {Ink} ink @param {Look} look */
export function drawBookends(ink, { color }) {
  /** @param {number} x @param {number} side */
  const end = (x, side) => {
    const arch = `M${x},0V-96A${62},${62} 0 0 ${side > 0 ? 1 : 0} ${x + side * 62},-34V0Z`
    return (
      path(arch, linear(ink, [x - 62, -150, x + 62, 0], tones(color, [0, 0.3], [0.5, 0], [1, -0.42]))) +
      stroke(arch, darken(color, 0.5), 1.2, 'opacity="0.4"')
    )
  }
  /** @type {[string, number, number][]} */
  const spines = [
    ['#35493d', 34, 190],
    ['#d8c7ab', 22, 176],
    ['#b45d3e', 28, 204],
    ['#2b3951', 40, 184],
    ['#c7983f', 18, 168],
    ['#cc9a90', 30, 196],
  ]
  let x = -86
  const books = spines.map(([tone, width, height]) => {
    const d = roundRect(x, -height, width, height, 3)
    const round = linear(ink, [x, 0, x + width, 0], tones(tone, [0, -0.25], [0.3, 0.3], [0.6, 0], [1, -0.4]))
    const foil =
      path(roundRect(x + width * 0.18, -height + 18, width * 0.64, 3, 0), '#d9bd7c') +
      path(roundRect(x + width * 0.18, -height + 26, width * 0.64, 1.6, 0), '#d9bd7c') +
      path(roundRect(x + width * 0.36, -height * 0.62, width * 0.28, height * 0.26, 2), '#d9bd7c', 'opacity="0.6"')
    x += width + 0.6
    return path(d, round) + foil
  })
  const ground = path(ellipse(20, 4, 210, 24), radial(ink, [20, 4, 210], veil([0, -0.5], [0.6, -0.32], [1, 0]), 0.114))
  return { markup: ground + books.join('') + end(-87, -1) + end(88, 1), left: -150, right: 152, top: -206, bottom: 18 }
}
