import { darken, lighten, lightness, mix } from '../color.mjs'
import { tiled, weave } from '../finish.mjs'
import { clipped, linear, n, path, place, stroke } from '../ink.mjs'
import { corners, ellipse, roundRect } from '../outline.mjs'
import { lyingShadow } from '../shadow.mjs'
import { veil } from '../tones.mjs'
import { requireNamed } from '../require.mjs'

/** @import { Ink } from '../ink.mjs' */
/** @import { Look } from '../kinds.mjs' */

const PAPER = '#f5f0e4'

/** A cloth-bound notebook with a band or a ribbon. @param {Ink} ink @param {Look} look */
export function drawNotebook(
  ink,
  { color, accent = '#b8944f', width = 148, height = 210, label = true, elastic = true, rotate = -7 },
) {
  const [x, y] = [-width / 2, -height / 2]
  const cover = roundRect(x, y, width, height, 6)
  const pages = roundRect(x + 3, y + 3, width + 4, height, 4)
  const light = linear(ink, [x, y, -x, -y], veil([0, 0.28], [0.45, 0], [0.5, 0], [1, -0.2]))
  const hinge = linear(ink, [x, 0, x + 22, 0], veil([0, -0.2], [0.5, 0.16], [0.72, -0.34], [1, 0]))
  const bandTone = darken(color, lightness(color) > 0.4 ? 0.55 : -0.6)
  const band = elastic ? path(roundRect(x + width * 0.83, y - 1, 6, height + 2, 0), bandTone, 'opacity="0.9"') : ''
  const plate = label
    ? path(roundRect(x + width * 0.26, y + height * 0.2, width * 0.42, height * 0.15, 2), lighten(PAPER, 0.4)) +
      stroke(
        `M${n(x + width * 0.32)},${n(y + height * 0.255)}h${n(width * 0.3)}M${n(x + width * 0.32)},${n(y + height * 0.295)}h${n(width * 0.2)}`,
        darken(PAPER, 0.5),
        0.9,
      )
    : ''
  const ribbon = path(
    corners(8, height / 2, 15, height / 2, 17, height / 2 + 26, 12, height / 2 + 20, 7, height / 2 + 25),
    accent,
  )
  const markup =
    lyingShadow(ink, { d: cover, lift: 9 }) +
    ribbon +
    path(pages, darken(PAPER, 0.16)) +
    path(cover, color) +
    weave(ink, cover, color, 1.6) +
    path(`M${x},${y}h22v${height}h-22z`, hinge) +
    plate +
    path(cover, light) +
    band
  return turnedBox(markup, width, height + 20, rotate)
}

/** An open notebook: two pages with ruling. @param {Ink} ink @param {Look} look */
export function drawOpenBook(ink, { color, width = 300, height = 210, ruling = 'dots' }) {
  const [x, y] = [-width / 2, -height / 2]
  const cover = roundRect(x - 5, y - 5, width + 10, height + 10, 6)
  const sheet = roundRect(x, y, width, height, 3)
  const dots = tiled(ink, [8, 8], '<circle cx="4" cy="4" r=".7" fill="#8f8577"/>')
  const lines = tiled(ink, [10, 10], '<path d="M0,9h10v.6h-10z" fill="#a99f90"/>')
  const fold = linear(
    ink,
    [x, 0, -x, 0],
    veil([0, -0.08], [0.1, 0], [0.42, -0.02], [0.5, -0.34], [0.52, 0.3], [0.6, 0], [1, -0.12]),
  )
  const field =
    roundRect(x + 16, y + 18, width / 2 - 30, height - 36, 0) + roundRect(14, y + 18, width / 2 - 30, height - 36, 0)
  return turnedBox(
    lyingShadow(ink, { d: cover, lift: 10 }) +
      path(cover, color) +
      path(sheet, PAPER) +
      path(field, ruling === 'dots' ? dots : lines) +
      path(sheet, fold),
    width + 10,
    height + 10,
    5,
  )
}

/** A box of letter paper: envelopes and cards, fanned out. @param {Ink} ink @param {Look} look */
export function drawLetterSet(ink, { color, accent = '#b45d3e', width = 176, height = 126 }) {
  const [x, y] = [-width / 2, -height / 2]
  const body = roundRect(x, y, width, height, 3)
  const flap = corners(x, y, -x, y, 6, y + height * 0.56, -6, y + height * 0.56)
  const envelope =
    lyingShadow(ink, { d: body, lift: 7 }) +
    path(body, color) +
    path(flap, lighten(color, 0.14)) +
    stroke(
      `M${x},${y}L-5,${y + height * 0.56}Q0,${y + height * 0.6} 5,${y + height * 0.56}L${-x},${y}`,
      darken(color, 0.45),
      1.1,
      'opacity="0.6"',
    ) +
    path(ellipse(0, y + height * 0.56, 11, 11), accent) +
    path(ellipse(-2, y + height * 0.56 - 2, 7, 7), lighten(accent, 0.25))
  const card = roundRect(x + 6, y - 4, width - 12, height - 4, 2)
  const sheet =
    lyingShadow(ink, { d: card, lift: 6 }) +
    path(card, PAPER) +
    stroke(roundRect(x + 14, y + 4, width - 28, height - 20, 1), accent, 1, 'opacity="0.6"')
  return {
    markup:
      place(sheet, { x: 26, y: -64, rotate: 9 }) +
      place(sheet, { x: -16, y: -46, rotate: -8 }) +
      place(envelope, { x: 0, y: 34, rotate: -3 }),
    left: -110,
    right: 124,
    top: -150,
    bottom: 106,
  }
}

/** Rolls of wrapping paper, tied with string. @param {Ink} ink @param {Look} look */
export function drawWrapping(ink, { color, accent = '#ebe4d6', design = 'stripes' }) {
  const pale = mix(color, '#efe7da', 0.55)
  /** @type {Record<string, (a: string, b: string) => string>} */
  const motif = {
    stripes: (a, b) =>
      tiled(ink, [21, 21], `<path d="M0,0h21v21h-21z" fill="${a}"/><path d="M0,0h21v7h-21z" fill="${b}"/>`, 28),
    dots: (a, b) =>
      tiled(
        ink,
        [22, 22],
        `<path d="M0,0h22v22h-22z" fill="${a}"/><circle cx="6" cy="6" r="3.4" fill="${b}"/><circle cx="17" cy="17" r="3.4" fill="${b}"/>`,
      ),
    leaves: (a, b) =>
      tiled(
        ink,
        [30, 30],
        `<path d="M0,0h30v30h-30z" fill="${a}"/><path d="M4,12C10,2 18,2 24,4C20,12 12,16 4,12ZM16,28C18,20 24,18 29,19C28,25 22,29 16,28Z" fill="${b}"/>`,
      ),
  }
  /** @param {string} tone @param {string} line @param {number} x @param {number} length */
  const roll = (tone, line, x, length) => {
    const d = roundRect(x - 34, -length / 2, 68, length, 8)
    const round = linear(ink, [x - 34, 0, x + 34, 0], veil([0, -0.34], [0.26, 0.36], [0.5, 0], [1, -0.5]))
    const end =
      path(ellipse(x, -length / 2 + 4, 33, 9), lighten(tone, 0.3)) +
      path(ellipse(x, -length / 2 + 4, 24, 6), '#b89b74') +
      path(ellipse(x, -length / 2 + 4, 20, 4.6), '#5c4633')
    return lyingShadow(ink, { d, lift: 12 }) + path(d, requireNamed(motif, design)(tone, line)) + path(d, round) + end
  }
  const string =
    [-8, 0, 8].map((dy) => stroke(`M-116,${30 + dy}Q0,${40 + dy} 116,${30 + dy}`, '#8a6a4a', 3)).join('') +
    stroke('M4,34C-50,-6 -40,64 4,36C50,-4 52,60 4,36M4,36L-26,98M4,36L40,94', '#8a6a4a', 3.4)
  return {
    markup: roll(accent, color, -78, 470) + roll(pale, color, 78, 450) + roll(color, accent, 0, 500) + string,
    left: -118,
    right: 122,
    top: -256,
    bottom: 256,
  }
}

/** A calendar for the wall: a drawing above, the days below. @param {Ink} ink @param {Look} look */
export function drawCalendar(ink, { color, accent = '#b45d3e', width = 300, height = 420 }) {
  const [x, y] = [-width / 2, -height / 2]
  const sheet = roundRect(x, y, width, height, 2)
  const art = roundRect(x + 22, y + 34, width - 44, height * 0.48, 0)
  const hills = [0, 1, 2]
    .map((i) =>
      path(
        `M${x},${n(y + 150 + i * 34)}C${x + 90},${n(y + 90 + i * 40)} ${x + 180},${n(y + 210 + i * 18)} ${-x},${n(y + 130 + i * 38)}V${y + 300}H${x}Z`,
        mix(color, '#efe7da', 0.55 - i * 0.27),
      ),
    )
    .join('')
  const days = Array.from({ length: 35 }, (_, i) =>
    path(
      ellipse(
        x + 44 + (i % 7) * ((width - 88) / 6),
        y + height * 0.67 + Math.floor(i / 7) * 26,
        i === 17 ? 7 : 2.2,
        i === 17 ? 7 : 2.2,
      ),
      i === 17 ? accent : '#5d554c',
    ),
  ).join('')
  const markup =
    lyingShadow(ink, { d: sheet, lift: 11 }) +
    path(sheet, PAPER) +
    clipped(
      ink,
      art,
      path(art, mix(color, PAPER, 0.72)) + path(ellipse(x + width * 0.66, y + 110, 32, 32), accent) + hills,
    ) +
    stroke(`M${x + 44},${n(y + height * 0.595)}h90`, '#5d554c', 5) +
    days +
    path(roundRect(x - 4, y - 8, width + 8, 16, 3), '#c79d69') +
    stroke(`M-60,${y - 6}L0,${y - 60}L60,${y - 6}`, '#8a6a4a', 2)
  return { markup, left: x, right: -x, top: y - 60, bottom: -y }
}

/** A gift card in its sleeve. @param {Ink} ink @param {Look} look */
export function drawGiftCard(ink, { color, accent = '#b8944f', width = 172, height = 108 }) {
  const [x, y] = [-width / 2, -height / 2]
  const card = roundRect(x, y, width, height, 9)
  const light = linear(ink, [x, y, -x, -y], veil([0, 0.3], [0.5, 0], [1, -0.24]))
  const vase = 'M-12,30C-26,18 -26,-2 -10,-12C-5,-16 -6,-24 -9,-30H9C6,-24 5,-16 10,-12C26,-2 26,18 12,30Z'
  const front =
    lyingShadow(ink, { d: card, lift: 7 }) +
    path(card, color) +
    path(roundRect(x + 7, y + 7, width - 14, height - 14, 4), 'none', `stroke="${accent}" stroke-width="1"`) +
    path(vase, accent) +
    stroke('M0,-30C-2,-40 8,-44 12,-48M0,-30C0,-40 -8,-42 -10,-47', accent, 1.4) +
    path(card, light)
  const sleeve = roundRect(x - 8, y - 6, width + 16, height + 12, 3)
  const back =
    lyingShadow(ink, { d: sleeve, lift: 7 }) +
    path(sleeve, PAPER) +
    weave(ink, sleeve, PAPER, 1.6) +
    stroke(`M${x - 8},${y - 6}L0,${y + 52}L${-x + 8},${y - 6}`, darken(PAPER, 0.3), 1)
  return {
    markup: place(back, { x: 12, y: -34, rotate: 8 }) + place(front, { x: -6, y: 24, rotate: -6 }),
    left: -110,
    right: 116,
    top: -112,
    bottom: 92,
  }
}

/** @param {string} markup @param {number} width @param {number} height @param {number} rotate */
function turnedBox(markup, width, height, rotate) {
  const angle = (Math.abs(rotate) * Math.PI) / 180
  const w = (width * Math.cos(angle) + height * Math.sin(angle)) / 2
  const h = (width * Math.sin(angle) + height * Math.cos(angle)) / 2
  return { markup: place(markup, { rotate }), left: -w, right: w, top: -h, bottom: h }
}
