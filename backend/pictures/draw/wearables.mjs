import { darken, lighten } from '../color.mjs'
import { knit, ribs, stitches, weave } from '../finish.mjs'
import { clipped, linear, path, place, softStroke, stroke } from '../ink.mjs'
import { ellipse, roundRect } from '../outline.mjs'
import { lyingShadow } from '../shadow.mjs'
import { tones, veil } from '../tones.mjs'

/** @import { Ink } from '../ink.mjs' */
/** @import { Look } from '../kinds.mjs' */

/** Trousers laid flat; the middle of the waistband is the origin. @param {Ink} ink @param {Look} look */
export function drawTrousers(ink, { color }) {
  const d =
    'M-176,0L176,0C196,220 214,560 206,960L34,966C22,700 10,420 0,300C-10,420 -22,700 -34,966L-206,960C-214,560 -196,220 -176,0Z'
  const shade = linear(
    ink,
    [-206, 0, 206, 0],
    veil([0, -0.2], [0.14, 0.18], [0.34, -0.04], [0.46, -0.26], [0.54, 0.06], [0.7, 0.12], [1, -0.34]),
  )
  const band = roundRect(-178, -4, 356, 48, 6)
  const crease = ['M-112,70C-124,360 -128,700 -124,958', 'M112,70C124,360 128,700 124,958']
    .map((one) => softStroke(one, '#2b1f1d', 18, 0.16))
    .join('')
  const pleats = [-104, -70, 70, 104]
    .map((x) => stroke(`M${x},46q${x < 0 ? -6 : 6},70 ${x < 0 ? -8 : 8},130`, darken(color, 0.5), 4, 'opacity="0.34"'))
    .join('')
  const pockets = ['M-176,60Q-128,90 -136,190', 'M176,60Q128,90 136,190']
    .map((one) => stroke(one, darken(color, 0.5), 3, 'opacity="0.5"'))
    .join('')
  const fly =
    stroke('M0,46V210', darken(color, 0.5), 3, 'opacity="0.5"') + path(ellipse(0, 20, 9, 9), darken(color, 0.5))
  const markup =
    lyingShadow(ink, { d, lift: 14 }) +
    path(d, color) +
    weave(ink, d, color, 4.4) +
    path(d, shade) +
    crease +
    pleats +
    pockets +
    path(band, lighten(color, 0.06)) +
    weave(ink, band, color, 4.4) +
    stroke(band, darken(color, 0.5), 2, 'opacity="0.4"') +
    fly +
    stitches('M-204,930L-36,936M204,930L36,936', darken(color, 0.45), 6)
  return { markup, left: -212, right: 212, top: -4, bottom: 966 }
}

/** A knitted hat with a turned-up brim. @param {Ink} ink @param {Look} look */
export function drawBeanie(ink, { color }) {
  const crown = 'M-118,40C-128,-90 -78,-168 0,-170C78,-168 128,-90 118,40Z'
  const brim = roundRect(-128, 14, 256, 92, 24)
  const shade = linear(ink, [-128, 0, 128, 0], veil([0, -0.3], [0.22, 0.18], [0.5, 0], [1, -0.46]))
  const fans = [-70, -36, 0, 36, 70]
    .map((x) =>
      stroke(`M${x * 0.1},-168C${x * 0.7},-120 ${x},-50 ${x * 1.2},20`, darken(color, 0.5), 5, 'opacity="0.22"'),
    )
    .join('')
  const markup =
    lyingShadow(ink, { d: crown + brim, lift: 14 }) +
    path(crown, color) +
    knit(ink, crown, color, 11) +
    fans +
    path(crown, shade) +
    path(brim, lighten(color, 0.06)) +
    path(brim, ribs(ink, color, 15)) +
    path(brim, shade) +
    stroke('M-124,18Q0,30 124,18', darken(color, 0.6), 5, 'opacity="0.35"') +
    path(roundRect(52, 48, 44, 30, 3), '#c79d69') +
    stitches('M56,52H92V74H56Z', '#6d4933', 4)
  return { markup, left: -128, right: 128, top: -172, bottom: 106 }
}

/** A pair of socks. @param {Ink} ink @param {Look} look */
export function drawSocks(ink, { color, accent = '#ebe4d6' }) {
  const d = 'M-44,-190H44V20C44,46 62,66 104,84C150,104 150,150 108,154H20C-26,154 -44,120 -44,70Z'
  const one = (/** @type {string} */ tone) => {
    const toe = path('M104,60C168,84 168,170 92,170Q70,120 104,60Z', accent)
    const heel = path('M-60,60Q-10,70 -6,170H-60Z', accent)
    const stripes = [-128, -108].map((y) => path(`M-60,${y}H60v9H-60Z`, accent)).join('')
    const cuff = path('M-60,-200H60V-146H-60Z', ribs(ink, tone, 9))
    const shade = linear(ink, [-44, 0, 90, 40], veil([0, -0.2], [0.25, 0.2], [0.55, 0], [1, -0.26]))
    return (
      lyingShadow(ink, { d, lift: 9 }) +
      clipped(ink, d, path(d, tone) + toe + heel + stripes + knit(ink, d, tone, 11) + cuff + path(d, shade))
    )
  }
  const markup =
    place(one(color), { x: 26, y: -8, rotate: 7 }) + place(one(lighten(color, 0.04)), { x: -58, y: 16, rotate: -3 })
  return { markup, left: -120, right: 180, top: -214, bottom: 176 }
}

/** A tote bag with long handles, lying or hung by them. @param {Ink} ink @param {Look} look */
export function drawTote(ink, { color, accent = '#a97c4e', pocket = true }) {
  const d = 'M-190,-200H190L206,210Q0,226 -206,210Z'
  const handle = (/** @type {number} */ k) => `M${-100 * k},-190C${-104 * k},-470 ${104 * k},-470 ${100 * k},-190`
  /** @type {(k: number, tone: string) => string} */
  const strap = (k, tone) =>
    stroke(handle(k), darken(tone, 0.3), 30, 'stroke-linecap="butt"') +
    stroke(handle(k), tone, 26, 'stroke-linecap="butt"')
  const shade = linear(ink, [-206, 0, 206, 0], veil([0, -0.2], [0.2, 0.16], [0.5, 0], [1, -0.28]))
  const folds = [
    'M-130,-190C-116,-40 -150,80 -132,214',
    'M120,-190C96,-60 136,60 116,214',
    'M-10,20C10,90 -14,150 0,216',
  ]
    .map((one) => softStroke(one, '#2b1f1d', 28, 0.14))
    .join('')
  const patch = roundRect(-76, -10, 152, 150, 8)
  const front = pocket
    ? path(patch, lighten(color, 0.07)) +
      weave(ink, patch, color, 5) +
      stitches('M-70,-4V134H70V-4', darken(color, 0.45), 7)
    : ''
  const tabs = [-100, 100]
    .map(
      (x) =>
        path(roundRect(x - 15, -196, 30, 82, 3), accent) +
        stitches(`M${x - 10},-190H${x + 10}V-120H${x - 10}Z`, darken(accent, 0.5), 5),
    )
    .join('')
  const markup =
    strap(0.94, darken(accent, 0.24)) +
    lyingShadow(ink, { d, lift: 14 }) +
    path(d, color) +
    weave(ink, d, color, 5) +
    clipped(ink, d, folds) +
    path(d, shade) +
    stitches('M-188,-168H188', darken(color, 0.45), 7) +
    front +
    strap(1, accent) +
    tabs
  return { markup, left: -206, right: 206, top: -415, bottom: 224 }
}

/** A day pack with a roll top. @param {Ink} ink @param {Look} look */
export function drawBackpack(ink, { color, accent = '#a97c4e' }) {
  const d =
    'M-150,-150C-156,-190 -120,-196 0,-196C120,-196 156,-190 150,-150L168,170C170,214 140,226 0,226C-140,226 -170,214 -168,170Z'
  const lid = 'M-156,-206H156L150,-96Q0,-72 -150,-96Z'
  const shade = linear(ink, [-168, 0, 168, 0], veil([0, -0.26], [0.2, 0.2], [0.5, 0], [1, -0.4]))
  const pocket = roundRect(-112, 30, 224, 150, 22)
  const strap = (/** @type {number} */ x) =>
    path(roundRect(x - 11, -150, 22, 190, 3), accent) +
    path(roundRect(x - 17, -14, 34, 26, 4), '#b8944f') +
    path(roundRect(x - 9, -7, 18, 12, 2), darken(accent, 0.3))
  const loop = stroke('M-36,-206C-36,-262 36,-262 36,-206', accent, 16)
  const shoulders = [-1, 1]
    .map((s) => stroke(`M${s * 96},-180C${s * 210},-120 ${s * 220},60 ${s * 162},190`, darken(color, 0.35), 26))
    .join('')
  const markup =
    shoulders +
    loop +
    lyingShadow(ink, { d, lift: 18 }) +
    path(d, color) +
    weave(ink, d, color, 5) +
    path(d, shade) +
    path(pocket, lighten(color, 0.06)) +
    weave(ink, pocket, color, 5) +
    stroke(pocket, darken(color, 0.5), 3, 'opacity="0.45"') +
    stitches(`M-104,58H104`, darken(color, 0.45), 6) +
    path(lid, lighten(color, 0.04)) +
    weave(ink, lid, color, 5) +
    path(lid, shade) +
    stroke('M-150,-96Q0,-72 150,-96', darken(color, 0.6), 5, 'opacity="0.5"') +
    strap(-70) +
    strap(70)
  return { markup, left: -212, right: 212, top: -256, bottom: 228 }
}

/**
 * A peg rail on the wall; the origin is its middle. Returns where the pegs are.
 * @param {Ink} ink
 * @param {{ width: number, color?: string, pegs: number[] }} look
 */
export function drawPegRail(ink, { width, color = '#c79d69', pegs }) {
  const board = roundRect(-width / 2, -36, width, 72, 8)
  const tone = linear(ink, [0, -36, 0, 36], tones(color, [0, 0.3], [0.5, 0], [1, -0.26]))
  const shadow = lyingShadow(ink, { d: board, lift: 22, strength: 0.8 })
  const knobs = pegs
    .map(
      (x) =>
        path(ellipse(x + 6, 9, 19, 19), '#2b1f1d', 'opacity="0.3"') +
        path(ellipse(x, 0, 18, 18), lighten(color, 0.2)) +
        path(ellipse(x - 4, -4, 10, 10), lighten(color, 0.5)),
    )
    .join('')
  return shadow + path(board, tone) + knobs
}

/** An apron with a neck strap and one wide pocket. @param {Ink} ink @param {Look} look */
export function drawApron(ink, { color, accent = '#a97c4e' }) {
  const d = 'M-116,-300H116C124,-190 168,-130 236,-96L252,470Q0,488 -252,470L-236,-96C-168,-130 -124,-190 -116,-300Z'
  const shade = linear(ink, [-250, 0, 250, 0], veil([0, -0.2], [0.18, 0.16], [0.5, 0], [1, -0.3]))
  const folds = [
    'M-150,-60C-120,120 -170,320 -150,470',
    'M150,-60C120,140 170,300 140,470',
    'M20,250C40,330 6,400 14,478',
  ]
    .map((one) => softStroke(one, '#2b1f1d', 32, 0.14))
    .join('')
  const pocket = roundRect(-150, 90, 300, 170, 8)
  const strap = stroke('M-104,-292C-140,-470 140,-470 104,-292', darken(accent, 0.2), 22, 'stroke-linecap="butt"')
  const ties = stroke(
    'M236,-88C300,-60 330,0 300,70C290,110 318,140 340,170M-236,-88C-300,-50 -320,20 -300,90C-290,130 -312,150 -330,176',
    darken(color, 0.2),
    15,
  )
  const markup =
    ties +
    strap +
    lyingShadow(ink, { d, lift: 13 }) +
    path(d, color) +
    weave(ink, d, color, 4.4) +
    clipped(ink, d, folds) +
    path(d, shade) +
    path(pocket, lighten(color, 0.06)) +
    weave(ink, pocket, color, 4.4) +
    stroke(pocket, darken(color, 0.5), 2.4, 'opacity="0.45"') +
    stitches('M0,94V256M-142,112H142', darken(color, 0.45), 6)
  return { markup, left: -340, right: 345, top: -430, bottom: 482 }
}
