import { products } from '../seed/products.mjs'
import { languages, say, sayTerm } from '../seed/words.mjs'
import { editorial } from './editorial.mjs'
import { kinds } from './kinds.mjs'
import { colors, rooms } from './palette.mjs'
import { requireAt, requireNamed } from './require.mjs'

/**
 * @typedef {import('../seed/products.mjs').Product} Product
 * @typedef {object} Plan what is drawn as one picture
 * @property {string} file below the folder of pictures
 * @property {string} seed
 * @property {Record<string, string>} alt by language
 * @property {number} width
 * @property {number} height
 * @property {'alone' | 'detail' | 'scene'} view
 * @property {string} stage
 * @property {import('./palette.mjs').Room} room
 * @property {string} roomName
 * @property {Thing[]} things
 * @property {import('./kinds.mjs').Kind['second']} [second]
 * @property {{ title: string, value: string }} [option] that it shows a product in
 * @typedef {{ kind: string, look: import('./kinds.mjs').Look, on?: boolean }} Thing
 * @typedef {Pick<Plan, 'width' | 'height' | 'stage' | 'roomName' | 'room'>} Base
 */

const PRODUCT_SIZE = { width: 1200, height: 1500 }
const byHandle = new Map(products.map((product) => [product.handle, product]))

/**
 * What to draw for one product: each of its colours alone, then from nearer or from above, then among other things.
 * @param {Product} product
 * @returns {Plan[]}
 */
export function planProduct(product) {
  const { picture, handle } = product
  const { stage, second } = requireNamed(kinds, picture.kind)
  const roomName = product.collection ?? 'studio'
  /** @type {Base} */
  const base = { ...PRODUCT_SIZE, stage, roomName, room: requireNamed(rooms, roomName) }
  const thing = { kind: picture.kind, look: lookOf(product) }
  /** @type {Omit<Plan, 'file' | 'seed'>[]} */
  const fronts = paintValues(product).map((value) => ({
    ...base,
    view: 'alone',
    things: [{ kind: picture.kind, look: lookOf(product, value) }],
    option: value && picture.paint ? { title: picture.paint, value } : undefined,
    alt: describe((language) => {
      const title = toTitle(product, language)
      return value
        ? fill(say(language, 'pictures', 'option'), { title, value: sayTerm(language, 'value', value) })
        : title
    }),
  }))
  /** @type {Omit<Plan, 'file' | 'seed'>} */
  const near = second.tilt
    ? {
        ...base,
        view: 'alone',
        things: [{ kind: picture.kind, look: { ...thing.look, tilt: second.tilt } }],
        alt: describe((language) => fill(say(language, 'pictures', 'above'), { title: toTitle(product, language) })),
      }
    : {
        ...base,
        view: 'detail',
        things: [thing],
        second,
        alt: describe((language) => fill(say(language, 'pictures', 'near'), { title: toTitle(product, language) })),
      }
  const scene = planScene(product, { ...base, things: [thing] })
  return [...fronts, near, scene].map((one, i) => ({ ...one, file: `products/${handle}-${i + 1}.webp`, seed: handle }))
}

/**
 * What to draw for the pages that belong to no product.
 * @param {string} name a key of `editorial`
 * @returns {Plan}
 */
export function planEditorial(name) {
  const { things, roomName, stage, ...rest } = requireNamed(editorial, name)
  const drawn = things.map((handle) => {
    const product = requireProduct(handle.replace('+', ''))
    const hung = stage === 'rail' && requireNamed(kinds, product.picture.kind).stage === 'peg'
    return {
      kind: product.picture.kind,
      look: { ...lookOf(product), ...(hung ? { hung } : {}) },
      on: handle.startsWith('+'),
    }
  })
  return {
    ...rest,
    stage,
    roomName,
    room: requireNamed(rooms, roomName),
    view: 'scene',
    alt: describe((language) => say(language, 'pictures', 'editorial', name)),
    seed: name,
    file: `editorial/${name}.webp`,
    things: drawn,
  }
}

/** @param {Product} product @param {Base & { things: Thing[] }} base @returns {Omit<Plan, 'file' | 'seed'>} */
function planScene(product, base) {
  const companions = product.picture.scene.map(requireProduct)
  const stage = product.picture.scenery ?? base.stage
  const hung = stage === 'peg'
  return {
    ...base,
    view: 'scene',
    stage,
    things: [...base.things, ...companions.map((one) => ({ kind: one.picture.kind, look: lookOf(one) }))].map(
      (thing) => (hung ? { ...thing, look: { ...thing.look, hung: true } } : thing),
    ),
    alt: describe((language) => {
      const list = new Intl.ListFormat(language, { type: 'conjunction' })
      const others = list.format(companions.map((one) => toTitle(one, language)))
      return fill(say(language, 'pictures', 'scene'), { title: toTitle(product, language), others })
    }),
  }
}

/** @param {Product} product @param {string} [value] of the option that it is painted by @returns {import('./kinds.mjs').Look} */
function lookOf({ picture, options }, value = picture.paint && options[picture.paint]?.[0]) {
  const paint = value ? (picture.paints?.[value] ?? value) : undefined
  const accent = picture.accent ? requireColor(requireAt(options[picture.accent] ?? [], 0)) : undefined
  const look = {
    ...(accent ? { accent } : {}),
    ...picture.look,
    ...(value ? picture.looks?.[value] : {}),
    ...(paint ? { [picture.as ?? 'color']: requireColor(paint) } : {}),
    ...(paint === 'Clear' ? { clear: true } : {}),
  }
  if (look.color === undefined) throw new Error(`A ${picture.kind} has no colour to be drawn in.`)
  return { ...look, color: look.color }
}

/** @param {Product} product @returns {(string | undefined)[]} */
function paintValues({ picture, options }) {
  return (picture.paint && options[picture.paint]) || [undefined]
}

/** @param {string} name */
function requireColor(name) {
  return requireNamed(colors, name)
}

/** @param {string} handle */
function requireProduct(handle) {
  const product = byHandle.get(handle)
  if (!product) throw new Error(`No product "${handle}" to draw`)
  return product
}

/** Words for every language. @param {(language: string) => string} toWords @returns {Record<string, string>} */
function describe(toWords) {
  return Object.fromEntries(languages.map((language) => [language, toWords(language)]))
}

/** @param {Product} product @param {string} language @returns {string} */
function toTitle({ handle, en }, language) {
  return language === 'en' ? en.title : say(language, 'products', handle, 'title')
}

/** @param {string} text @param {Record<string, string>} values */
function fill(text, values) {
  return text.replace(/\{\{(\w+)\}\}/g, (_, name) => requireNamed(values, name))
}
