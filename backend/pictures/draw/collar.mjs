import { darken, lighten } from '../color.mjs'
import { clothe } from '../cloth.mjs'
import { linear, path, stroke } from '../ink.mjs'
import { lyingShadow } from '../shadow.mjs'
import { veil } from '../tones.mjs'
import { edge, mirror, outline } from './edges.mjs'
import { topstitch } from './sewing.mjs'

/** @import { Texture } from '../cloth.mjs' */
/** @import { Ink } from '../ink.mjs' */
/** @import { Point } from '../outline.mjs' */

/** @typedef {{ color: string, neck: number, tip: Point, texture: Texture }} Look `tip` is where its right leaf ends */

/** A shirt's collar, buttoned. @param {Ink} ink @param {Look} look */
export function drawCollar(ink, look) {
  const { color, neck } = look
  const top = neck + 2
  const inside = `M${-top},-34Q0,-50 ${top},-34Q${neck * 0.7},8 0,20Q${-neck * 0.7},8 ${-top},-34Z`
  const rim = `M${-top},-34Q0,-50 ${top},-34Q0,-16 ${-top},-34Z`
  return path(inside, darken(color, 0.4)) + path(rim, darken(color, 0.14)) + leaf(ink, look, -1) + leaf(ink, look, 1)
}

/** @param {Ink} ink @param {Look} look @param {number} side -1 is left */
function leaf(ink, { color, neck, tip: [tipX, tipY], texture }, side) {
  const [top, wide] = [neck + 2, neck + 24]
  const right = [
    edge(0, 20, 30, 8, neck * 0.8, -12, top, -34),
    edge(top, -34, wide - 2, -24, wide, 4, wide + 2, 26),
    edge(wide + 2, 26, tipX, tipY),
  ]
  const d = outline(side < 0 ? right.map(mirror) : right)
  const rim = `M${side * (wide - 4)},28L${side * (tipX - 2)},${tipY - 9}L${side * 9},23`
  const light = linear(
    ink,
    [side < 0 ? -wide : 0, -30, side < 0 ? 20 : wide, 90],
    veil([0, 0.16], [0.5, 0], [1, -0.14]),
  )
  return (
    lyingShadow(ink, { d, lift: 7, strength: 0.9 }) +
    path(d, lighten(color, 0.04)) +
    clothe(ink, d, texture, color, side * 24) +
    path(d, light) +
    stroke(d, darken(color, 0.6), 1.2, 'opacity="0.45"') +
    topstitch(rim, color)
  )
}
