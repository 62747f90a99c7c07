import { darken, lighten, mix } from '../color.mjs'
import { check, stitches, waffle, weave } from '../finish.mjs'
import { clipped, linear, n, path, place, radial, softStroke, stroke } from '../ink.mjs'
import { ellipse, roundRect } from '../outline.mjs'
import { lyingShadow } from '../shadow.mjs'
import { tones, veil } from '../tones.mjs'
import { requireNamed } from '../require.mjs'

/** @import { Ink } from '../ink.mjs' */
/** @import { Look } from '../kinds.mjs' */

/** A folded stack of cloth, seen from the front: throws, towels, napkins. @param {Ink} ink @param {Look} look */
export function drawFolded(
  ink,
  { color, second = color, layers = 4, width = 330, thick = 34, texture = 'weave', fringe = false, band },
) {
  const textures = { weave, waffle }
  let markup = ''
  for (let i = 0; i < layers; i++) {
    const tone = i % 2 ? second : color
    const w = width * (1 - ((i * 7) % 3) * 0.012)
    const y = -(i + 1) * thick
    const x = -w / 2 + ((i * 5) % 3) * 2 - 2
    const d = `M${n(x + thick * 0.5)},${n(y)}H${n(x + w - 3)}Q${n(x + w + 3)},${n(y + thick / 2)} ${n(x + w - 3)},${n(y + thick)}H${n(x + thick * 0.5)}A${n(thick / 2)},${n(thick / 2)} 0 0 1 ${n(x + thick * 0.5)},${n(y)}Z`
    const shade = linear(ink, [0, y, 0, y + thick], tones(tone, [0, 0.3], [0.4, 0], [0.86, -0.2], [1, -0.5]))
    const side = linear(ink, [x, 0, x + w, 0], veil([0, -0.2], [0.08, 0], [0.7, 0], [1, -0.32]))
    markup +=
      path(d, shade) +
      (band ? clipped(ink, d, path(roundRect(x + w * 0.7, y, w * 0.09, thick, 0), band, 'opacity="0.85"')) : '') +
      requireNamed(textures, texture)(ink, d, tone, thick * 0.16) +
      path(d, side)
    if (fringe && i === layers - 1)
      markup += drawFringe(ink, {
        x: x + thick * 0.7,
        y: y + thick * 0.7,
        width: w - thick,
        color: tone,
        length: thick * 1.5,
      })
  }
  const height = layers * thick
  return {
    markup: groundShadow(ink, { width: width / 2, height }) + markup,
    left: -width / 2,
    right: width / 2,
    top: -height,
    bottom: thick * 0.5,
  }
}

/** A plump cushion standing upright. @param {Ink} ink @param {Look} look */
export function drawCushion(ink, { color, size = 460 }) {
  const s = size / 2
  const d = `M${-s},${-size + 14}C${-s * 0.6},${-size + 34} ${s * 0.6},${-size + 34} ${s},${-size + 14}C${s - 22},${-s * 1.5} ${s - 22},${-s * 0.5} ${s},-10C${s * 0.6},-24 ${-s * 0.6},-24 ${-s},-10C${-s + 22},${-s * 0.5} ${-s + 22},${-s * 1.5} ${-s},${-size + 14}Z`
  const light = radial(ink, [-s * 0.3, -size * 0.68, size * 0.78], tones(color, [0, 0.32], [0.5, 0], [1, -0.42]))
  const creases = [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ]
    .map(([sx = 0, sy = 0]) => {
      const [x, y] = [sx * s, -s + sy * (s - 12)]
      return stroke(
        `M${n(x * 0.95)},${n(y - sy * 10)}Q${n(x * 0.8)},${n(y - sy * s * 0.2)} ${n(x * 0.66)},${n(y - sy * s * 0.46)}`,
        darken(color, 0.55),
        7,
        'opacity="0.2"',
      )
    })
    .join('')
  return {
    markup:
      groundShadow(ink, { width: s * 0.84, height: size, y: -12 }) +
      path(d, light) +
      weave(ink, d, color, 4.4) +
      creases +
      stroke(d, darken(color, 0.4), 3, 'opacity="0.35"'),
    left: -s,
    right: s,
    top: -size + 10,
    bottom: 20,
  }
}

/** A rug seen from above. @param {Ink} ink @param {Look} look */
export function drawRug(ink, { color, accent, width = 1400, height = 2000, design = 'border' }) {
  const [x, y] = [-width / 2, -height / 2]
  const d = roundRect(x, y, width, height, 14)
  const inset = (/** @type {number} */ k) => roundRect(x + k, y + k, width - 2 * k, height - 2 * k, 6)
  const line = accent ?? darken(color, 0.4)
  const designs = {
    border: () =>
      path(inset(90), 'none', `stroke="${line}" stroke-width="34"`) +
      path(inset(150), 'none', `stroke="${line}" stroke-width="9"`),
    stripes: () =>
      Array.from({ length: 9 }, (_, i) =>
        path(roundRect(x, y + 90 + i * ((height - 240) / 8.4), width, i % 3 ? 22 : 74, 0), line, 'opacity="0.9"'),
      ).join(''),
    arches: () =>
      Array.from({ length: 6 }, (_, i) =>
        stroke(
          `M${n(x + 130 + i * 100)},${n(y + height)}V${n(-60 + i * 40)}A${n(width / 2 - 130 - i * 100)},${n(width / 2 - 130 - i * 100)} 0 0 1 ${n(-x - 130 - i * 100)},${n(-60 + i * 40)}V${n(y + height)}`,
          i % 2 ? line : mix(line, color, 0.5),
          42,
          'stroke-linecap="butt"',
        ),
      )
        .slice(0, 5)
        .join(''),
  }
  const light = linear(ink, [x, y, -x, -y], veil([0, 0.2], [0.5, 0], [1, -0.14]))
  const fringe = [0, 1]
    .map((end) =>
      place(
        drawFringe(ink, { x: x + 10, y: 0, width: width - 20, color: lighten(color, 0.35), length: 80, step: 26 }),
        { y: end ? -y - 6 : y + 6, flip: false, rotate: end ? 0 : 180 },
      ),
    )
    .join('')
  const markup =
    fringe +
    lyingShadow(ink, { d, lift: 26 }) +
    path(d, color) +
    clipped(ink, d, requireNamed(designs, design)()) +
    weave(ink, d, color, 17) +
    path(d, light)
  return { markup, left: x, right: -x, top: y - 80, bottom: -y + 80 }
}

/** A tea towel, folded once and laid flat; also napkins. @param {Ink} ink @param {Look} look */
export function drawTowel(ink, { color, accent = '#2b3951', width = 320, height = 460, design = 'stripe' }) {
  const [x, y] = [-width / 2, -height / 2]
  const d = roundRect(x, y, width, height, 6)
  const lines = [0.06, 0.1, 0.86, 0.9]
    .map((at) => path(roundRect(x, y + height * at, width, height * 0.016, 0), accent))
    .join('')
  const designs = {
    stripe: () => lines + path(roundRect(x, y + height * 0.93, width, height * 0.03, 0), accent),
    check: () => check(ink, d, color, accent, width / 7),
    plain: () => stitches(`M${x + 9},${y + 9}H${-x - 9}V${-y - 9}H${x + 9}Z`, darken(color, 0.35), 3),
  }
  const fold = linear(
    ink,
    [x, 0, -x, 0],
    veil([0, 0.22], [0.46, 0], [0.495, -0.16], [0.51, 0.2], [0.6, -0.05], [1, -0.14]),
  )
  return {
    markup:
      lyingShadow(ink, { d, lift: 9 }) +
      path(d, color) +
      clipped(ink, d, requireNamed(designs, design)()) +
      weave(ink, d, color, 3.2) +
      path(d, fold),
    left: x,
    right: -x,
    top: y,
    bottom: -y,
  }
}

/** A basket of plaited reed, with handles. @param {Ink} ink @param {Look} look */
export function drawBasket(ink, { color, size = 1 }) {
  const [top, foot, height] = [190 * size, 160 * size, 270 * size]
  const tilt = 0.16
  const d = `M${-top},${-height}L${-foot},0A${foot},${foot * tilt} 0 0 0 ${foot},0L${top},${-height}Z`
  const rows = Array.from({ length: 13 }, (_, row) => {
    const y = -height + (row + 0.5) * (height / 13)
    const half = top - (top - foot) * ((row + 0.5) / 13)
    return Array.from({ length: 12 }, (_, k) => {
      const a = ((k + (row % 2) / 2) / 12) * Math.PI
      const [cx, w] = [-Math.cos(a) * half, Math.sin(a) * half * 0.155 + 3]
      return path(
        ellipse(cx, y + Math.sin(a) * half * tilt * 0.6, w, height / 22),
        k % 2 ? lighten(color, 0.16) : darken(color, 0.06),
      )
    }).join('')
  }).join('')
  const side = linear(ink, [-top, 0, top, 0], veil([0, -0.34], [0.18, 0.12], [0.4, 0], [1, -0.56]))
  const mouth = ellipse(0, -height, top, top * tilt)
  const grips = [-1, 1]
    .map((s) =>
      stroke(
        `M${n(s * top * 0.98)},${n(-height + 14)}C${n(s * (top + 60))},${n(-height - 70)} ${n(s * (top - 20))},${n(-height - 70)} ${n(s * top * 0.8)},${n(-height - 4)}`,
        darken(color, 0.3),
        13,
      ),
    )
    .join('')
  return {
    markup:
      groundShadow(ink, { width: foot, height }) +
      path(d, darken(color, 0.42)) +
      clipped(ink, d, rows) +
      path(d, side) +
      path(mouth, darken(color, 0.62)) +
      stroke(mouth, lighten(color, 0.1), 11) +
      grips,
    left: -top - 30,
    right: top + 30,
    top: -height - 60,
    bottom: foot * tilt,
  }
}

/**
 * @param {Ink} ink
 * @param {{ x: number, y: number, width: number, color: string, length: number, step?: number }} look
 */
function drawFringe(ink, { x, y, width, color, length, step = 9 }) {
  let d = ''
  for (let at = 0; at <= width; at += step)
    d += `M${n(x + at)},${n(y)}q${n((ink.random() - 0.5) * step)},${n(length * 0.5)} ${n((ink.random() - 0.5) * step * 0.9)},${n(length * (0.86 + ink.random() * 0.14))}`
  return stroke(d, darken(color, 0.22), step * 0.42) + stroke(d, lighten(color, 0.25), step * 0.16)
}

/** @param {Ink} ink @param {{ width: number, height: number, y?: number }} look */
function groundShadow(ink, { width, height, y = 0 }) {
  const reach = width + Math.min(height * 0.5, width)
  const tone = radial(ink, [reach * 0.14, y, reach * 1.06], veil([0, -0.46], [0.62, -0.3], [1, 0]), 0.13)
  return (
    path(ellipse(reach * 0.14, y, reach * 1.06, reach * 0.14), tone) +
    softStroke(`M${n(-width * 0.92)},${n(y)}H${n(width * 0.95)}`, '#2b1f1d', 15, 0.4)
  )
}
