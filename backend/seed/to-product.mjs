import { colors } from '../pictures/palette.mjs'
import { hash } from '../pictures/random.mjs'
import { tellMaker } from './makers.mjs'
import { currencies, toPricePoint } from './price-points.mjs'
import { say, sayTerm, toTranslations } from './words.mjs'

/**
 * @typedef {import('./products.mjs').Product} Product
 * @typedef {{ title: string, values: string[], cents: number }} Variant `cents` is the price in euro cents
 */

/**
 * What Medusa wants to be told about a product of the catalogue.
 * @param {Product} product
 * @param {{ pictures: { url: string }[], collectionIds: Map<string, string>, categoryIds: Map<string, string> }} known pictures as `generatePictures` describes them
 */
export function toProduct(product, { pictures, collectionIds, categoryIds }) {
  const { en, handle, material, origin, weight, size = [] } = product
  const [length, width, height] = size
  return {
    ...en,
    handle,
    status: product.draft ? 'draft' : 'published',
    is_giftcard: product.giftcard ?? false,
    discountable: !product.giftcard,
    thumbnail: pictures[0]?.url,
    images: pictures.map(({ url }) => url),
    type: { value: product.type },
    tags: product.tags.map((value) => ({ value })),
    collection_id: collectionIds.get(product.collection),
    categories: product.categories.map((category) => ({ id: categoryIds.get(category) })),
    options: Object.keys(product.options).map((title) => ({ title })),
    variants: listVariants(product).map((variant) => toVariant(product, variant)),
    material,
    origin_country: origin?.toLowerCase(),
    weight,
    length,
    width,
    height,
    metadata: {
      ...product.facts,
      ...tellMaker(handle),
      ...toSwatches(product),
      ...toTranslations((language) => translate(product, language)),
      images: pictures,
    },
  }
}

/**
 * Every combination of a product's options.
 * @param {Product} product
 * @returns {Variant[]}
 */
export function listVariants({ options, price, amounts }) {
  /** @type {string[][]} */
  let combinations = [[]]
  for (const values of Object.values(options))
    combinations = combinations.flatMap((some) => values.map((value) => [...some, value]))
  const names = Object.keys(options)
  return combinations.map((values) => ({
    values,
    title: values.join(' / '),
    cents:
      findAmounts(amounts, values)?.eur ??
      values.reduce((sum, value, i) => sum + findExtra(price, names[i], value), price?.base ?? 0),
  }))
}

/** @param {Product['amounts']} amounts @param {string[]} values */
function findAmounts(amounts, [value = '']) {
  return amounts?.[value]
}

/** What an option's value adds to the price. @param {Product['price']} price @param {string} [name] @param {string} [value] */
function findExtra(price, name = '', value = '') {
  const extras = price?.[name]
  return (typeof extras === 'object' && extras[value]) || 0
}

/** The stock a variant begins with; most have plenty, always the same number. @param {Product} product @param {string} title */
export function toStock({ handle, stock = {} }, title) {
  return stock[title] ?? stock.usual ?? 12 + (hash(`${handle} ${title}`) % 60)
}

/** @param {Product} product @param {Variant} variant @returns {Record<string, number>} minor units by currency */
export function toPrices({ amounts }, { values, cents }) {
  return (
    findAmounts(amounts, values) ??
    Object.fromEntries(currencies.map((currency) => [currency, toPricePoint(currency, cents)]))
  )
}

/** @param {Product} product @param {Variant} variant */
function toVariant(product, variant) {
  const { values, title } = variant
  const content = toContent(product, values)
  return {
    title,
    sku: [product.sku, ...values.map(toSkuPart)].join('-'),
    manage_inventory: !product.giftcard,
    inventory_quantity: product.giftcard ? 0 : toStock(product, title),
    allow_backorder: product.backorder?.includes(title) ?? false,
    options: values.map((value) => ({ value })),
    prices: Object.entries(toPrices(product, variant)).map(([currency_code, amount]) => ({ currency_code, amount })),
    ...(content && { metadata: { unit_price: content } }),
  }
}

/**
 * What a variant holds, where it is sold by weight, volume or length.
 * @param {Product} product
 * @param {string[]} values
 */
function toContent({ content = {} }, values) {
  return values.map((value) => content[value]).find(Boolean) ?? content.usual
}

/** What the values look like that are colours. @param {Product} product */
function toSwatches({ options }) {
  const values = Object.values(options).flat()
  const swatches = values.flatMap((value) => (colors[value] ? [[value, colors[value]]] : []))
  return swatches.length > 0 ? { swatches: Object.fromEntries(swatches) } : {}
}

/** @param {string} value */
function toSkuPart(value) {
  const letters = value.replaceAll(/[^\p{L}\p{N}]/gu, '').toUpperCase()
  return /\d/.test(letters) ? letters : letters.slice(0, 7)
}

/** @param {Product} product @param {string} language */
function translate({ handle, options, type, tags, facts, material }, language) {
  const of = (/** @type {string} */ name) => say(language, 'products', handle, name)
  /** @type {(book: 'tag' | 'option' | 'value', terms: string[]) => Record<string, string>} */
  const toTerms = (book, terms) => Object.fromEntries(terms.map((term) => [term, sayTerm(language, book, term)]))
  return {
    handle: of('handle'),
    title: of('title'),
    subtitle: of('subtitle'),
    description: of('description'),
    ...(material && { material: of('material') }),
    ...(facts?.warnings && { warnings: of('warnings') }),
    ...(tellMaker(handle).maker && { maker: of('maker') }),
    type: sayTerm(language, 'type', type),
    tags: toTerms('tag', tags),
    options: toTerms('option', Object.keys(options)),
    values: toTerms('value', Object.values(options).flat()),
  }
}
