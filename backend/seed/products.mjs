import { accessories } from './products/accessories.mjs'
import { bath } from './products/bath.mjs'
import { clothing } from './products/clothing.mjs'
import { cookware } from './products/cookware.mjs'
import { cupsAndGlasses } from './products/cups-and-glasses.mjs'
import { desk } from './products/desk.mjs'
import { drafts } from './products/drafts.mjs'
import { furniture } from './products/furniture.mjs'
import { giftCard } from './products/gift-card.mjs'
import { kitchenTextiles } from './products/kitchen-textiles.mjs'
import { lighting } from './products/lighting.mjs'
import { notebooksAndPaper } from './products/notebooks-and-paper.mjs'
import { rugsAndThrows } from './products/rugs-and-throws.mjs'
import { tableware } from './products/tableware.mjs'
import { vasesAndPlanters } from './products/vases-and-planters.mjs'

/**
 * @typedef {import('./price-points.mjs').Currency} Currency
 *
 * @typedef {object} Product
 * @property {string} handle
 * @property {string} sku what those of its variants begin with
 * @property {{ title: string, subtitle: string, description: string }} en
 * @property {string} type
 * @property {string} collection
 * @property {string[]} categories
 * @property {string[]} tags
 * @property {string} [material]
 * @property {string} [origin] a country, in upper case
 * @property {number} [weight]
 * @property {number[]} [size]
 * @property {Record<string, string[]>} options
 * @property {{ base: number, [option: string]: number | Record<string, number> }} [price]
 * @property {Record<string, Record<Currency, number>>} [amounts] of a gift card, by the value of its option
 * @property {Record<string, number>} [stock]
 * @property {string[]} [backorder] titles of variants
 * @property {Record<string, { amount: number, unit: string, base: string }>} [content] by an option's value, or `usual`
 * @property {{ warnings?: string, [key: string]: unknown }} [facts] what metadata says beside translations and pictures
 * @property {boolean} [draft]
 * @property {boolean} [giftcard]
 * @property {Drawn} picture
 *
 * @typedef {object} Drawn how it is drawn
 * @property {string} kind
 * @property {string} [paint] the option that names its colour
 * @property {'accent'} [as] what of it has that colour, where it is not its body
 * @property {string} [accent] the option that names its second colour
 * @property {Record<string, string>} [paints] colours of the palette, by value of that option
 * @property {Partial<import('../pictures/kinds.mjs').Look>} [look]
 * @property {Record<string, Partial<import('../pictures/kinds.mjs').Look>>} [looks] by value of that option
 * @property {string} [scenery]
 * @property {string[]} scene handles of what stands beside it
 */

/**
 * The whole catalogue, in the order in which it is created. Prices are euro cents (`base` plus what an option value
 * adds), sizes millimetres (length, width, height), weights grams; `stock` names the variants that differ from the usual.
 * @type {Product[]}
 */
export const products = [
  ...cupsAndGlasses,
  ...tableware,
  ...cookware,
  ...kitchenTextiles,
  ...furniture,
  ...rugsAndThrows,
  ...vasesAndPlanters,
  ...lighting,
  ...bath,
  ...clothing,
  ...accessories,
  ...notebooksAndPaper,
  ...desk,
  giftCard,
  ...drafts,
]
