import { place } from './ink.mjs'
import { setTable } from './scenes.mjs'
import { drawPegRail } from './draw/peg-rail.mjs'

/** @import { Ink } from './ink.mjs' */
/** @import { Drawing } from './scenes.mjs' */

/** A long table with things on it. @param {Ink} ink @param {Drawing[]} things */
export function setLongTable(ink, things) {
  return setTable(ink, things, { ground: ink.height * 0.86, width: ink.width * 0.94, tall: ink.height * 0.68 })
}

/** Things side by side on a surface, seen from above. @param {Ink} ink @param {Drawing[]} things */
export function layInRow(ink, things) {
  const step = ink.width / things.length
  return things
    .map((drawing, i) => {
      const [width, height] = [drawing.right - drawing.left, drawing.bottom - drawing.top]
      const scale = Math.min((step * 0.98) / width, (ink.height * 0.7) / height)
      const middle = place(drawing.markup, {
        x: -(drawing.left + drawing.right) / 2,
        y: -(drawing.top + drawing.bottom) / 2,
      })
      return place(middle, {
        x: step * (i + 0.5),
        y: ink.height * (0.5 + (i % 2 ? 0.06 : -0.04)),
        scale,
        rotate: i % 2 ? 5 : -4,
      })
    })
    .join('')
}

/** Clothes along a rail. @param {Ink} ink @param {Drawing[]} things */
export function hangInRow(ink, things) {
  const rail = ink.height * 0.13
  const pegs = things.map((_, i) => ((i + 0.5) / things.length) * ink.width)
  const longest = Math.max(...things.map((drawing) => drawing.bottom - drawing.top))
  const scale = (ink.height * 0.8) / longest
  const board = place(
    drawPegRail(ink, { width: (ink.width + 80) / 0.7, pegs: pegs.map((x) => (x - ink.width / 2) / 0.7) }),
    { x: ink.width / 2, y: rail, scale: 0.7 },
  )
  return (
    board +
    things
      .map((drawing, i) => place(drawing.markup, { x: pegs[i], y: rail + 10 - (drawing.top + 16) * scale, scale }))
      .join('')
  )
}

/**
 * A furnished room: each thing on the floor at its own size, things with `on` standing on the one before.
 * @param {Ink} ink
 * @param {Drawing[]} things
 */
export function furnish(ink, things) {
  const ground = ink.height * 0.88
  const standing = things.filter((drawing) => !drawing.hangs && !drawing.on)
  const total = standing.reduce((sum, drawing) => sum + drawing.right - drawing.left + 60, 0)
  const scale = Math.min(
    (ink.width * 0.94) / total,
    (ink.height * 0.8) / Math.max(...standing.map((drawing) => -drawing.top)),
  )
  let x = (ink.width - total * scale) / 2
  /** @type {{ x: number, stand: { x: number, y: number } } | undefined} */
  let last
  return things
    .map((drawing) => {
      if (drawing.on && last)
        return place(drawing.markup, { x: last.x + last.stand.x * scale, y: ground + last.stand.y * scale, scale })
      const at = x + (30 - drawing.left) * scale
      x += (drawing.right - drawing.left + 60) * scale
      last = { x: at, stand: drawing.stand ?? { x: 0, y: 0 } }
      return place(drawing.markup, { x: at, y: ground, scale })
    })
    .join('')
}
