import { products } from '../seed/products.mjs'
import { germanWord } from '../seed/words.mjs'
import { editorial } from './editorial.mjs'
import { kinds } from './kinds.mjs'
import { colors, rooms } from './palette.mjs'

const PRODUCT_SIZE = { width: 1200, height: 1500 }
const byHandle = new Map(products.map((product) => [product.handle, product]))

/**
 * What to draw for one product: each of its colours alone, then from nearer or from above, then among other things.
 * @param {object} product from the seed
 * @returns {{ file: string, alt: { en: string, de: string }, width: number, height: number, view: string, stage: string, room: object, roomName: string, things: { kind: string, look: object }[], second?: object, option?: { title: string, value: string } }[]}
 */
export function planProduct(product) {
  const { picture, handle } = product
  const { stage, second } = kinds[picture.kind]
  const roomName = product.collection ?? 'studio'
  const base = { ...PRODUCT_SIZE, stage, roomName, room: rooms[roomName] }
  const titles = { en: product.en.title, de: product.de.title }
  const thing = { kind: picture.kind, look: lookOf(product) }
  const fronts = paintValues(product).map((value) => ({
    ...base,
    view: 'alone',
    things: [{ kind: picture.kind, look: lookOf(product, value) }],
    option: value ? { title: picture.paint, value } : undefined,
    alt: value ? { en: `${titles.en} in ${value}`, de: `${titles.de} in ${germanWord('value', value)}` } : titles,
  }))
  const near = second.tilt
    ? {
        ...base,
        view: 'alone',
        things: [{ kind: picture.kind, look: { ...thing.look, tilt: second.tilt } }],
        alt: { en: `${titles.en}, seen from above`, de: `${titles.de}, von oben gesehen` },
      }
    : {
        ...base,
        view: 'detail',
        things: [thing],
        second,
        alt: { en: `${titles.en}, close up`, de: `${titles.de}, aus der Nähe` },
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
    seed: name,
    file: `editorial/${name}.webp`,
    things: drawn,
  }
}

function planScene(product, base) {
  const companions = product.picture.scene.map(requireProduct)
  const names = (language) => companions.map((one) => one[language].title)
  const stage = product.picture.scenery ?? base.stage
  const hung = stage === 'peg'
  return {
    ...base,
    view: 'scene',
    stage,
    things: [...base.things, ...companions.map((one) => ({ kind: one.picture.kind, look: lookOf(one) }))].map(
      (thing) => (hung ? { ...thing, look: { ...thing.look, hung: true } } : thing),
    ),
    alt: {
      en: `${product.en.title} with ${listed(names('en'), 'and')}`,
      de: `${product.de.title} mit ${listed(names('de'), 'und')}`,
    },
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

function listed(names, and) {
  return names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} ${and} ${names[names.length - 1]}`
}
