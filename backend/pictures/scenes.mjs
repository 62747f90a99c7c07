import { place } from './ink.mjs'
import { drawStems } from './draw/vases.mjs'
import { drawPegRail } from './draw/peg-rail.mjs'
import { requireAt } from './require.mjs'

/** @import { Ink } from './ink.mjs' */

/**
 * @typedef {object} Drawing millimetres
 * @property {string} markup
 * @property {number} left
 * @property {number} right
 * @property {number} top
 * @property {number} bottom
 * @property {{ x: number, y: number }} [stand] where something can stand on it
 * @property {boolean} [glows] beyond its box
 * @property {boolean} [hangs]
 * @property {boolean} [on] stands on the one before
 */

const OVERLAP = 0.74
const SIDES = [0, 1, -1, 2, -2]

/**
 * Things on a table: the first in front, the others behind it on both sides.
 * @param {Ink} ink
 * @param {Drawing[]} things
 * @param {{ ground?: number, width?: number, tall?: number }} [look]
 */
export function setTable(ink, things, { ground = 1250, width = 1130, tall = 940 } = {}) {
  const placed = things.map((drawing, i) => {
    return { drawing, side: requireAt(SIDES, i), nearness: i ? 0.9 : 1, x: 0, y: 0 }
  })
  const total = placed.reduce((sum, { drawing }) => sum + (drawing.right - drawing.left) * OVERLAP, 0)
  const highest = Math.max(...placed.map(({ drawing }) => -drawing.top))
  const scale = Math.min(width / total, tall / highest, 7)
  const row = placed.slice().sort((a, b) => a.side - b.side)
  let x = (ink.width - total * scale) / 2
  for (const one of row) {
    const span = (one.drawing.right - one.drawing.left) * OVERLAP * scale
    one.x = x + span / 2 - ((one.drawing.left + one.drawing.right) / 2) * scale
    one.y = one.side === 0 ? ground : ground - 118 - Math.abs(one.side) * 14
    x += span
  }
  return placed
    .sort((a, b) => a.y - b.y)
    .map((one) => place(one.drawing.markup, { x: one.x, y: one.y, scale: scale * one.nearness }))
    .join('')
}

/**
 * Furniture in a room, with a small thing on it and another beside it.
 * @param {Ink} ink
 * @param {Drawing[]} things
 * @param {{ ground?: number }} [look]
 */
export function setRoom(ink, things, { ground = 1330 } = {}) {
  const hero = requireAt(things, 0)
  const [, small, beside] = things
  const scale = Math.min(860 / (hero.right - hero.left), 960 / -hero.top, 1.5)
  const x = beside ? 500 : 600
  const behind = beside
    ? place(beside.markup, {
        x: Math.min(1080, x + (hero.right - beside.left) * scale * 0.92),
        y: ground - 70,
        scale: scale * 0.94,
      })
    : ''
  const piece = place(hero.markup, { x, y: ground, scale })
  if (!small) return behind + piece
  const seat = hero.stand ?? { x: hero.left - (small.right - small.left) * 0.52, y: 20 }
  return behind + piece + place(small.markup, { x: x + seat.x * scale, y: ground + seat.y * scale, scale })
}

/** Things laid out on a surface, some running out of the picture. @param {Ink} ink @param {Drawing[]} things */
export function layOut(ink, things) {
  const hero = requireAt(things, 0)
  const scale = Math.min(640 / (hero.right - hero.left), 800 / (hero.bottom - hero.top))
  const spots = [
    { x: 1010, y: 1170, rotate: 13 },
    { x: 190, y: 1260, rotate: -16 },
    { x: 1040, y: 300, rotate: -9 },
  ]
  const around = things.slice(1).map((drawing, i) => {
    const spot = requireAt(spots, i)
    const fit = Math.min(scale, 560 / Math.max(drawing.right - drawing.left, drawing.bottom - drawing.top))
    const share = { scale: Math.max(fit, scale * 0.62), rotate: spot.rotate }
    return place(centred(drawing), { x: spot.x, y: spot.y, ...share })
  })
  const corner = requireAt(
    [
      { x: 30, y: 560, rotate: 38 },
      { x: 1190, y: 720, rotate: -52 },
      { x: 60, y: 1010, rotate: 24 },
    ],
    Math.floor(ink.random() * 3),
  )
  const sprig = place(drawStems(ink, { height: 560, spread: 0.5, count: 2, color: '#8a9170' }), corner)
  return sprig + around.join('') + place(centred(hero), { x: 560, y: 690, scale, rotate: -4 })
}

/**
 * Clothes and bags on a rail of pegs: the first in the middle, the others beside it.
 * @param {Ink} ink
 * @param {Drawing[]} things
 */
export function hangUp(ink, things) {
  const hero = requireAt(things, 0)
  const rail = 250
  const scale = Math.min(1.32, 1040 / (hero.bottom - hero.top))
  const pegs = [600, 60, 1140]
  const hung = things.slice(0, 3).map((drawing, i) => {
    const size = i ? Math.min(scale, 900 / (drawing.bottom - drawing.top)) : scale
    return place(drawing.markup, { x: pegs[i], y: rail + 14 - (drawing.top + 16) * size, scale: size })
  })
  const board = place(drawPegRail(ink, { width: 1300, pegs: pegs.map((x) => x - 600) }), { x: 600, y: rail })
  return board + hung.slice(1).join('') + hung[0]
}

/** A rug hung up behind a piece of furniture, as in a showroom. @param {Ink} ink @param {Drawing[]} things */
export function hangBehind(ink, things) {
  const rug = requireAt(things, 0)
  const furniture = things.slice(1)
  const scale = 760 / (rug.right - rug.left)
  const size = 0.86
  const back = place(rug.markup, { x: 600, y: 640, scale: Math.min(scale, 1020 / (rug.bottom - rug.top)) })
  return (
    back +
    furniture.map((drawing, i) => place(drawing.markup, { x: i ? 990 : 470, y: i ? 1290 : 1350, scale: size })).join('')
  )
}

/**
 * One thing on the wall, others on the table (or on the thing itself, when it is a shelf) below.
 * @param {Ink} ink
 * @param {Drawing[]} things
 */
export function setWall(ink, things) {
  const hero = requireAt(things, 0)
  const others = things.slice(1)
  const scale = Math.min(720 / (hero.right - hero.left), 620 / (hero.bottom - hero.top))
  const x = 600 - ((hero.left + hero.right) / 2) * scale
  if (!hero.stand) {
    const y = 480 - ((hero.top + hero.bottom) / 2) * scale
    return place(hero.markup, { x, y, scale }) + setTable(ink, others, { ground: 1360, width: 1000, tall: 430 })
  }
  const wide = Math.min(940 / (hero.right - hero.left), 1.5)
  const { y: shelf } = hero.stand
  const small = others.map((drawing, i) => {
    const size = Math.min(wide, 430 / -drawing.top)
    return place(drawing.markup, {
      x: 600 + (i - (others.length - 1) / 2) * 290,
      y: 860 + shelf * wide,
      scale: size,
    })
  })
  return place(hero.markup, { x: 600, y: 860, scale: wide }) + small.join('')
}

/** @param {Drawing} drawing */
function centred(drawing) {
  return place(drawing.markup, { x: -(drawing.left + drawing.right) / 2, y: -(drawing.top + drawing.bottom) / 2 })
}
