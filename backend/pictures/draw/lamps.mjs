import { darken, lighten } from '../color.mjs'
import { path, place, radial, stroke } from '../ink.mjs'
import { vessel, zone } from '../lathe.mjs'
import { ellipse } from '../outline.mjs'

const GLOW = '#ffe3ae'

/** A table lamp: a turned foot and a linen shade that is lit. */
export function drawTableLamp(ink, { color, accent = '#c79d69', tilt = 0.14 }) {
  const foot = vessel(ink, {
    profile: [[0, 62], [6, 66], [50, 78], [100, 62], [140, 26], [160, 16], [176, 14]],
    color: accent,
    tilt,
    gloss: 0.5,
  })
  const shade = vessel(ink, { profile: [[0, 140], [90, 116], [180, 92]], color, tilt, shadow: 0, decoration: lit, mouth: { lip: 4, inside: '#f6d79a' } })
  const rod = stroke('M0,-176V-230', '#b8944f', 7)
  return {
    ...foot,
    markup: glow(ink, -290, 380) + foot.markup + rod + place(shade.markup, { y: -216 }),
    left: -140,
    right: 140,
    top: -410,
  }
}

/** A floor lamp: a thin stem, a small shade. Drawn in full size. */
export function drawFloorLamp(ink, { color, accent = '#c79d69', tilt = 0.1 }) {
  const legs = [-150, 20, 165].map((x, i) => stroke(`M${x * 0.1},-1000L${x},${i === 1 ? 26 : 0}`, darken(accent, i === 2 ? 0.3 : 0.08), 22) + stroke(`M${x * 0.1 - 4},-1000L${x - 4},${i === 1 ? 26 : 0}`, lighten(accent, 0.35), 5, 'opacity="0.7"')).join('')
  const ground = path(ellipse(40, 16, 330, 34), radial(ink, [40, 16, 330], [[0, '#2b1f1d', 0.36], [1, '#2b1f1d', 0]], 0.1))
  const hub = vessel(ink, { profile: [[0, 22], [60, 22]], color: '#b8944f', tilt, shadow: 0, gloss: 0.8 })
  const shade = vessel(ink, { profile: [[0, 230], [170, 200], [330, 170]], color, tilt, shadow: 0, decoration: lit, mouth: { lip: 6, inside: '#f6d79a' } })
  return {
    markup: ground + glow(ink, -1190, 640) + legs + place(hub.markup, { y: -985 }) + stroke('M0,-1030V-1100', '#b8944f', 12) + place(shade.markup, { y: -1085 }),
    left: -230,
    right: 230,
    top: -1435,
    bottom: 34,
  }
}

/** A pendant on its cord; the origin is the lowest point of the bell. */
export function drawPendant(ink, { color, tilt = 0.14, cord = 420, radius = 150 }) {
  const k = radius / 150
  const bell = vessel(ink, {
    profile: [[0, 150], [30, 146], [90, 118], [140, 68], [166, 30], [190, 24]].map(([h, r]) => [h * k, r * k]),
    color,
    tilt: tilt * 0.4,
    gloss: 0.5,
    shadow: 0,
  })
  const open = ellipse(0, 0, 149 * k, 149 * k * tilt)
  const light = radial(ink, [0, 0, 150 * k], [[0, '#fff6dc'], [0.5, GLOW], [1, darken(GLOW, 0.28)]], tilt)
  const bulb = path(ellipse(0, 4 * k, 34 * k, 20 * k), '#fffaf0')
  const cap = vessel(ink, { profile: [[0, 24], [34, 20], [40, 8]], color: '#b8944f', tilt: 0.1, shadow: 0, gloss: 0.8 })
  return {
    markup:
      stroke(`M0,${-190 * k}V${-190 * k - cord}`, '#3a3330', 4) + glow(ink, 60 * k, 420 * k) + bell.markup + place(cap.markup, { y: -186 * k }) + path(open, darken(color, 0.2)) + path(ellipse(0, 1, 145 * k, 145 * k * tilt - 1), light) + bulb,
    left: -radius,
    right: radius,
    top: -190 * k - 40,
    bottom: radius * tilt,
    hangs: true,
  }
}

/** A lamp to carry about: a globe of opal glass on a low base, a loop to hold it by. */
export function drawLantern(ink, { color, tilt = 0.16 }) {
  const base = vessel(ink, { profile: [[0, 56], [4, 60], [44, 60], [52, 52]], color, tilt, gloss: 0.5 })
  const globe = vessel(ink, { profile: [[0, 44], [20, 66], [64, 78], [108, 62], [128, 34], [132, 20]], color: '#f8e6c4', tilt, shadow: 0, gloss: 0.2, decoration: lit })
  const loop = `M-70,-44C-96,-250 96,-250 70,-44`
  return {
    ...base,
    markup: stroke(loop, darken(color, 0.35), 8) + base.markup + glow(ink, -116, 230) + place(globe.markup, { y: -48 }) + stroke(loop, lighten(color, 0.4), 2, 'opacity="0.5" transform="translate(-2 -1)"'),
    left: -86,
    right: 86,
    top: -204,
  }
}

/** A scented candle in a cup, burning. */
export function drawCandle(ink, { color, tilt = 0.22, height = 88 }) {
  const cup = vessel(ink, {
    profile: [[0, 36], [3, 39], [height, 41]],
    color,
    tilt,
    decoration: (body) => path(zone(body, height * 0.34, height * 0.68), '#f1e9da', 'opacity="0.9"') + path(zone(body, height * 0.5, height * 0.515), '#4a3b34', 'opacity="0.55"'),
    mouth: { lip: 3, fill: { color: '#f3e3c3', depth: 9 } },
  })
  return { ...cup, markup: cup.markup + drawFlame(ink, { y: cup.body.rim.y + 8, size: 1 }), top: cup.top - 36 }
}

/** A turned candlestick with a tall candle. */
export function drawCandlestick(ink, { color, tilt = 0.14, height = 130 }) {
  const stick = vessel(ink, {
    profile: [[0, 46], [5, 48], [12, 30], [24, 12], [height * 0.5, 9], [height * 0.62, 17], [height * 0.72, 9], [height - 8, 14], [height, 18]],
    color,
    tilt,
    gloss: 0.85,
    mouth: { lip: 5 },
  })
  const candle = vessel(ink, { profile: [[0, 11], [190, 8.5], [194, 6]], color: '#efe5d2', tilt, shadow: 0 })
  const y = stick.body.rim.y + 2
  return { ...stick, markup: stick.markup + place(candle.markup, { y }) + drawFlame(ink, { y: y - 194, size: 0.9 }), top: y - 240 }
}

function drawFlame(ink, { y, size }) {
  const halo = path(ellipse(0, -18, 80, 80), radial(ink, [0, -18, 80], [[0, GLOW, 0.6], [1, GLOW, 0]]))
  const flame = path('M0,-38C11,-20 10,-6 0,-4C-10,-6 -9,-20 0,-38Z', '#ffd98a') + path('M0,-26C5,-16 5,-8 0,-6C-5,-8 -5,-16 0,-26Z', '#fffaf0')
  return place(halo + stroke('M0,2V-6', '#3a2d26', 1.6) + flame, { y, scale: size })
}

function lit(body) {
  const { rim, foot } = body
  return path(body.d, '#ffe7bb', 'opacity="0.35"') + path(ellipse(0, (rim.y + foot.y) * 0.4, body.wide * 0.72, Math.abs(rim.y) * 0.5), '#fff3d6', 'opacity="0.28"')
}

function glow(ink, y, radius) {
  return path(ellipse(0, y, radius, radius), radial(ink, [0, y, radius], [[0, GLOW, 0.5], [0.5, GLOW, 0.16], [1, GLOW, 0]]))
}
