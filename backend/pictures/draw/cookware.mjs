import { darken, lighten } from '../color.mjs'
import { woodGrain } from '../finish.mjs'
import { path, place, stroke } from '../ink.mjs'
import { vessel, zone } from '../lathe.mjs'

/** @import { Body } from '../lathe.mjs' */
/** @import { Ink } from '../ink.mjs' */
/** @import { Look } from '../kinds.mjs' */

/** A lidded casserole in enamelled iron. @param {Ink} ink @param {Look} look */
export function drawCasserole(ink, { color, tilt = 0.2, radius = 120 }) {
  const height = radius * 0.92
  const grip = (/** @type {number} */ side) => {
    const d = `M${side * (radius - 6)},${-height * 0.74}h${side * 34}v${radius * 0.16}h${-side * 34}`
    return (
      stroke(d, darken(color, 0.5), 13) +
      stroke(d, color, 10, 'transform="translate(-1 -2)"') +
      stroke(d, lighten(color, 0.5), 2.4, 'opacity="0.6" transform="translate(-2 -5)"')
    )
  }
  const pot = vessel(ink, {
    profile: [0, radius * 0.86, 4, radius * 0.92, height * 0.2, radius, height, radius],
    color,
    tilt,
    gloss: 0.7,
    behind: grip(-1) + grip(1),
    decoration: (body) => path(zone(body, height * 0.965, height), darken(color, 0.5), 'opacity="0.7"'),
  })
  const lid = vessel(ink, {
    profile: [0, radius * 1.02, 5, radius * 1.02, 14, radius * 0.9, 26, radius * 0.5, 30, radius * 0.12],
    color,
    tilt,
    shadow: 0,
    gloss: 0.7,
  })
  const knob = vessel(ink, {
    profile: [0, 9, 8, 9, 16, 22, 24, 21, 27, 12],
    color: '#b8944f',
    tilt,
    shadow: 0,
    gloss: 0.8,
  })
  const markup = pot.markup + place(lid.markup, { y: -height * 0.98 }) + place(knob.markup, { y: -height * 0.98 - 28 })
  return { markup, left: -radius - 34, right: radius + 34, top: -height - 62, bottom: pot.bottom }
}

/** A turned mill for pepper. @param {Ink} ink @param {Look} look */
export function drawMill(ink, { color, tilt = 0.16, height = 190 }) {
  const k = height / 190
  const grain = (/** @type {Body} */ body) =>
    woodGrain(ink, {
      d: body.d,
      color,
      box: [-body.wide, -height, body.wide * 2, height * 1.1],
      upright: true,
      density: 12,
    })
  const base = vessel(ink, {
    profile: [0, 30, 4 * k, 31, 24 * k, 28, 70 * k, 20, 112 * k, 24, 124 * k, 27],
    color,
    tilt,
    gloss: 0.4,
    decoration: grain,
  })
  const head = vessel(ink, {
    profile: [0, 26, 6 * k, 28, 26 * k, 29, 48 * k, 20, 56 * k, 10],
    color,
    tilt,
    gloss: 0.4,
    shadow: 0,
    decoration: grain,
  })
  const nut = vessel(ink, {
    profile: [0, 6, 6, 7, 11, 4],
    color: '#b4b7b9',
    tilt,
    shadow: 0,
    gloss: 0.9,
  })
  const seam = vessel(ink, {
    profile: [0, 26, 4, 26],
    color: '#b4b7b9',
    tilt,
    shadow: 0,
    gloss: 0.9,
  })
  const y = base.body.rim.y
  return {
    ...base,
    markup:
      base.markup +
      place(seam.markup, { y }) +
      place(head.markup, { y: y - 4 }) +
      place(nut.markup, { y: y - 4 - 56 * k }),
    top: y - 56 * k - 20,
  }
}
