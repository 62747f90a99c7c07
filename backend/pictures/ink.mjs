import { createRandom } from './random.mjs'

/**
 * @typedef {ReturnType<typeof createInk>} Ink
 * @typedef {[offset: number, color: string, opacity?: number]} Stop
 * @typedef {{ x?: number, y?: number, scale?: number, rotate?: number, flip?: boolean }} Placing
 */

/** @import { Box } from './outline.mjs' */

/**
 * What one picture is drawn with: shared definitions (each kept once) and the picture's own random numbers.
 * @param {{ width: number, height: number, seed: string }} size pixels
 */
export function createInk({ width, height, seed }) {
  /** @type {Map<string, { id: string, markup: string }>} */
  const definitions = new Map()

  /** @param {(name: string) => string} toMarkup */
  function define(toMarkup) {
    const key = toMarkup('')
    const known = definitions.get(key)
    if (known) return known.id
    const id = `i${definitions.size}`
    definitions.set(key, { id, markup: toMarkup(id) })
    return id
  }

  /** @param {string} body @param {{ left: number, top: number, width: number, height: number }} [extent] */
  function toSvg(body, extent = { left: 0, top: 0, width, height }) {
    const defs = [...definitions.values()].map((one) => one.markup).join('')
    const box = `${extent.left} ${extent.top} ${extent.width} ${extent.height}`
    return `<svg xmlns="http://www.w3.org/2000/svg" width="${extent.width}" height="${extent.height}" viewBox="${box}"><defs>${defs}</defs>${body}</svg>`
  }

  return { width, height, define, toSvg, random: createRandom(seed) }
}

/**
 * @param {Ink} ink
 * @param {Box} line
 * @param {Stop[]} stops
 * @returns {string} a paint for `fill` or `stroke`, in the user space of whatever uses it
 */
export function linear(ink, [x1, y1, x2, y2], stops) {
  const id = ink.define(
    (name) =>
      `<linearGradient id="${name}" gradientUnits="userSpaceOnUse" x1="${n(x1)}" y1="${n(y1)}" x2="${n(x2)}" y2="${n(y2)}">${toStops(stops)}</linearGradient>`,
  )
  return `url(#${id})`
}

/**
 * The same, round; `squash` flattens it (1 is a circle).
 * @param {Ink} ink
 * @param {[number, number, number]} circle
 * @param {Stop[]} stops
 * @param {number} [squash]
 */
export function radial(ink, [cx, cy, r], stops, squash = 1) {
  const matrix = squash === 1 ? '' : ` gradientTransform="translate(0 ${n(cy * (1 - squash))}) scale(1 ${n(squash)})"`
  const id = ink.define(
    (name) =>
      `<radialGradient id="${name}" gradientUnits="userSpaceOnUse" cx="${n(cx)}" cy="${n(cy)}" r="${n(r)}"${matrix}>${toStops(stops)}</radialGradient>`,
  )
  return `url(#${id})`
}

/**
 * Wraps markup in a soft blur of the given deviation (user units).
 * @param {Ink} ink
 * @param {number} deviation
 * @param {string} markup
 * @param {string} [attributes]
 */
export function blurred(ink, deviation, markup, attributes = '') {
  const id = ink.define(
    (name) =>
      `<filter id="${name}" x="-20%" y="-20%" width="140%" height="140%" color-interpolation-filters="sRGB"><feGaussianBlur stdDeviation="${n(deviation)}"/></filter>`,
  )
  return `<g filter="url(#${id})"${attributes}>${markup}</g>`
}

/**
 * Wraps markup so that only what lies inside the path shows.
 * @param {Ink} ink
 * @param {string} d
 * @param {string} markup
 */
export function clipped(ink, d, markup) {
  const id = ink.define((name) => `<clipPath id="${name}"><path d="${d}"/></clipPath>`)
  return `<g clip-path="url(#${id})">${markup}</g>`
}

/**
 * Draws a filled path. `opacity` is passed on as the fill's own: on an element it would cost a layer of its own.
 * @param {string} d
 * @param {string} fill
 * @param {string} [attributes]
 */
export function path(d, fill, attributes = '') {
  const rest = attributes.replace(/^opacity|(?<= )opacity/, 'fill-opacity')
  return `<path d="${d}" fill="${fill}"${rest ? ' ' + rest : ''}/>`
}

/** @param {string} d @param {string} color @param {number} width @param {string} [attributes] */
export function stroke(d, color, width, attributes = '') {
  const cap = attributes.includes('stroke-linecap') ? '' : ' stroke-linecap="round"'
  const rest = attributes.replace(/^opacity|(?<= )opacity/, 'stroke-opacity')
  return `<path d="${d}" fill="none" stroke="${color}" stroke-width="${n(width)}"${cap} stroke-linejoin="round"${rest ? ' ' + rest : ''}/>`
}

/**
 * A line without edges: several strokes of the same path, each narrower than the one before.
 * @param {string} d
 * @param {string} color
 * @param {number} width
 * @param {number} opacity
 */
export function softStroke(d, color, width, opacity) {
  const layers = 5
  return Array.from({ length: layers }, (_, i) =>
    stroke(d, color, (width * 1.7 * (layers - i)) / layers, `opacity="${n((opacity * 1.5) / layers)}"`),
  ).join('')
}

/** @param {string} markup @param {Placing} placing */
export function place(markup, { x = 0, y = 0, scale = 1, rotate = 0, flip = false }) {
  const turn = rotate ? ` rotate(${n(rotate)})` : ''
  return `<g transform="translate(${n(x)} ${n(y)})${turn} scale(${n(flip ? -scale : scale)} ${n(scale)})">${markup}</g>`
}

/** A number as short as the picture needs it. @param {number} value */
export function n(value) {
  return String(Math.round(value * 1000) / 1000)
}

/** @param {Stop[]} stops */
function toStops(stops) {
  return stops
    .map(
      ([offset, color, opacity]) =>
        `<stop offset="${n(offset)}" stop-color="${color}"${opacity === undefined ? '' : ` stop-opacity="${n(opacity)}"`}/>`,
    )
    .join('')
}
