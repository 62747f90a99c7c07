// @ts-nocheck
import { products } from '../seed/products.mjs'
import { languages, say, sayTerm } from '../seed/words.mjs'
import { editorial } from './editorial.mjs'
import { kinds } from './kinds.mjs'
import { colors, rooms } from './palette.mjs'

const PRODUCT_SIZE = { width: 1200, height: 1500 }
const byHandle = new Map(products.map((product) => [product.handle, product]))

/**
 * What to draw for one product: each of its colours alone, then from nearer or from above, then among other things.
 * @param {object} product from the seed
 * @returns {{ file: string, alt: Record<string, string>, width: number, height: number, view: string, stage: string, room: object, roomName: string, things: { kind: string, look: object }[], second?: object, option?: { title: string, value: string } }[]}
 */
export function planProduct(product) {
  const { picture, handle } = product
  const { stage, second } = kinds[picture.kind]
  const roomName = product.collection ?? 'studio'
  const base = { ...PRODUCT_SIZE, stage, roomName, room: rooms[roomName] }
  const thing = { kind: picture.kind, look: lookOf(product) }
  const fronts = paintValues(product).map((value) => ({
    ...base,
    view: 'alone',
    things: [{ kind: picture.kind, look: lookOf(product, value) }],
    option: value ? { title: picture.paint, value } : undefined,
    alt: describe((language) => {
      const title = toTitle(product, language)
      return value
        ? fill(say(language, 'pictures', 'option'), { title, value: sayTerm(language, 'value', value) })
        : title
    }),
  }))
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
 */
export function planEditorial(name) {
  const { things, roomName, stage, ...rest } = editorial[name]
  const drawn = things.map((handle) => {
    const product = requireProduct(handle.replace('+', ''))
    const hung = stage === 'rail' && kinds[product.picture.kind].stage === 'peg'
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
    room: rooms[roomName],
    view: 'scene',
    alt: describe((language) => say(language, 'pictures', 'editorial', name)),
    seed: name,
    file: `editorial/${name}.webp`,
    things: drawn,
  }
}

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

function lookOf({ picture, options }, value = picture.paint && options[picture.paint][0]) {
  const paint = value ? (picture.paints?.[value] ?? value) : undefined
  const accent = picture.accent ? colors[options[picture.accent][0]] : undefined
  return {
    ...(accent ? { accent } : {}),
    ...picture.look,
    ...picture.looks?.[value],
    ...(paint ? { [picture.as ?? 'color']: requireColor(paint) } : {}),
    ...(paint === 'Clear' ? { clear: true } : {}),
  }
}

function paintValues({ picture, options }) {
  return picture.paint ? options[picture.paint] : [undefined]
}

function requireColor(name) {
  if (!colors[name]) throw new Error(`The palette has no colour "${name}"`)
  return colors[name]
}

function requireProduct(handle) {
  const product = byHandle.get(handle)
  if (!product) throw new Error(`No product "${handle}" to draw`)
  return product
}

/** Words for every language. */
function describe(toWords) {
  return Object.fromEntries(languages.map((language) => [language, toWords(language)]))
}

function toTitle({ handle, en }, language) {
  return language === 'en' ? en.title : say(language, 'products', handle).title
}

function fill(text, values) {
  return text.replace(/\{\{(\w+)\}\}/g, (_, name) => values[name])
}
