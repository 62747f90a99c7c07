import { clothe } from '../cloth.mjs'
import { clipped, path } from '../ink.mjs'
import { relief } from '../relief/relief.mjs'
import { lyingShadow } from '../shadow.mjs'

/** @import { Ink } from '../ink.mjs' */
/** @import { Form } from '../relief/relief.mjs' */

/**
 * A piece of cloth that lies on something.
 * @param {Ink} ink
 * @param {Form & { color: string, texture: import('../cloth.mjs').Texture, sewn?: string, lift?: number }} look `sewn` takes part in its light and shade
 */
export function pieceOfCloth(ink, { color, texture, sewn = '', lift = 14, ...form }) {
  const { d } = form
  return (
    lyingShadow(ink, { d, lift, strength: 0.78 }) +
    path(d, color) +
    clothe(ink, d, texture, color) +
    (sewn ? clipped(ink, d, sewn) : '') +
    relief(ink, form, color)
  )
}
