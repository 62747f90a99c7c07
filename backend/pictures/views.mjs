import { leafShadow, surface, sweep, table, windowLight } from './backdrop.mjs'
import { place } from './ink.mjs'
import { requireNamed } from './require.mjs'

/** @import { Ink } from './ink.mjs' */
/** @import { Room } from './palette.mjs' */
/** @import { Drawing } from './scenes.mjs' */

/** @type {Record<string, { width: number, height: number, ground?: number }>} */
const ROOMY = {
  table: { width: 860, height: 880, ground: 1190 },
  floor: { width: 900, height: 1060, ground: 1300 },
  flat: { width: 800, height: 1080 },
  peg: { width: 960, height: 1120 },
  wall: { width: 860, height: 900 },
}

/** The empty room each view starts from; drawn once and shared by all pictures with the same name. */
/** @type {Record<string, (ink: Ink, room: Room) => string>} */
export const backdrops = {
  table: (ink, room) => sweep(ink, room, 1130),
  floor: (ink, room) => sweep(ink, room, 1230),
  flat: (ink, room) => surface(ink, room),
  peg: (ink, room) => surface(ink, room),
  wall: (ink, room) => sweep(ink, { ...room, floor: room.wall }, 1500),
  tableScene: (ink, room) =>
    table(ink, room, 930) +
    windowLight(ink, { x: 330, y: 70, size: 900 }) +
    leafShadow(ink, { x: -60, y: 190, size: 660, rotate: 14 }),
  floorScene: (ink, room) => table(ink, room, 1090) + windowLight(ink, { x: 180, y: 90, size: 950 }),
  flatScene: (ink, room) =>
    surface(ink, room) +
    windowLight(ink, { x: 240, y: 160, size: 1250, strength: 0.5 }) +
    leafShadow(ink, { x: 1180, y: 1180, size: 800, rotate: 200, strength: 0.1 }),
  pegScene: (ink, room) => table(ink, room, 1430) + windowLight(ink, { x: 60, y: 380, size: 1000, strength: 0.3 }),
  tapestryScene: (ink, room) => table(ink, room, 1180),
  longTableScene: (ink, room) => wideRoom(ink, room, 0.66),
  furnishedScene: (ink, room) => wideRoom(ink, room, 0.74),
  rowScene: (ink, room) =>
    surface(ink, room) + windowLight(ink, { x: ink.width * 0.16, y: 40, size: ink.width, strength: 0.45 }),
  railScene: (ink, room) => wideRoom(ink, room, 0.98),
  wallScene: (ink, room) => table(ink, room, 1190) + windowLight(ink, { x: 60, y: 120, size: 900, strength: 0.3 }),
}

/** @param {Ink} ink @param {Room} room @param {number} edge */
function wideRoom(ink, room, edge) {
  const { width, height } = ink
  return (
    table(ink, room, height * edge) +
    windowLight(ink, { x: width * 0.3, y: -height * 0.06, size: height * 0.92 }) +
    leafShadow(ink, { x: width * 0.02, y: height * 0.2, size: height * 0.62, rotate: 12 })
  )
}

/**
 * One thing alone, in the middle of the picture.
 * @param {Ink} ink
 * @param {Drawing} drawing
 * @param {string} stage where it is at home
 * @returns {{ markup: string, extent?: { left: number, top: number, width: number, height: number } }}
 */
export function showAlone(ink, drawing, stage) {
  const room = requireNamed(ROOMY, stage)
  const [width, height] = [drawing.right - drawing.left, drawing.bottom - drawing.top]
  const scale = Math.min(room.width / width, room.height / height)
  const x = ink.width / 2 - ((drawing.left + drawing.right) / 2) * scale
  const centred = ink.height / 2 - ((drawing.top + drawing.bottom) / 2) * scale
  const y = room.ground ? Math.min(room.ground, centred + 130) : centred
  const markup = place(drawing.markup, { x, y, scale })
  return {
    markup,
    extent: drawing.glows ? undefined : extentOf(ink, drawing, { x, y, scale, stands: Boolean(room.ground) }),
  }
}

/**
 * Where the picture differs from the empty room: rasterising only that saves a third of the time.
 * @param {Ink} ink
 * @param {{ left: number, right: number, top: number, bottom: number }} look
 * @param {{ x: number, y: number, scale: number, stands: boolean }} look
 */
function extentOf(ink, { left, right, top, bottom }, { x, y, scale, stands }) {
  const margin = Math.max(50, 0.12 * scale * Math.max(right - left, bottom - top))
  const from = {
    x: stands ? 0 : clamp(x + left * scale - margin, ink.width),
    y: clamp(y + top * scale - margin, ink.height),
  }
  const to = {
    x: stands ? ink.width : clamp(x + right * scale + margin, ink.width),
    y: clamp(y + bottom * scale + Math.max(margin, stands ? 150 : 0, bottom * scale * 1.6), ink.height),
  }
  return { left: from.x, top: from.y, width: to.x - from.x, height: to.y - from.y }
}

/** @param {number} value @param {number} most */
function clamp(value, most) {
  return Math.round(Math.min(most, Math.max(0, value)))
}

/**
 * The same thing from so near that a part of it fills the picture. `at` is in shares of its box.
 * @param {Ink} ink
 * @param {Drawing} drawing
 * @param {string} stage
 * @param {{ at: [number, number], zoom: number }} look
 */
export function showDetail(ink, drawing, stage, { at: [shareX, shareY], zoom }) {
  const room = requireNamed(ROOMY, stage)
  const [width, height] = [drawing.right - drawing.left, drawing.bottom - drawing.top]
  const scale = Math.min(room.width / width, room.height / height) * zoom
  const focusX = drawing.left + width * shareX
  const focusY = drawing.top + height * shareY
  return place(drawing.markup, { x: ink.width / 2 - focusX * scale, y: ink.height / 2 - focusY * scale, scale })
}
