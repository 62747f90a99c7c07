// @ts-nocheck
import { hash } from '../pictures/random.mjs'
import { currencies, toPricePoint } from './price-points.mjs'
import { say, sayTerm, toTranslations } from './words.mjs'

/**
 * What Medusa wants to be told about a product of the catalogue.
 * @param {object} product from `products.mjs`
 * @param {{ pictures: object[], collectionIds: Map<string, string>, categoryIds: Map<string, string> }} known pictures as `generatePictures` describes them
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
    thumbnail: pictures[0].url,
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
    metadata: { ...toTranslations((language) => translate(product, language)), images: pictures },
  }
}

/**
 * Every combination of a product's options.
 * @returns {{ title: string, values: string[], cents: number }[]} `cents` is the price in euro cents
 */
export function listVariants({ options, price, amounts }) {
  const combinations = Object.values(options).reduce(
    (before, values) => before.flatMap((some) => values.map((value) => [...some, value])),
    [[]],
  )
  const names = Object.keys(options)
  return combinations.map((values) => ({
    values,
    title: values.join(' / '),
    cents: amounts
      ? amounts[values[0]].eur
      : values.reduce((sum, value, i) => sum + (price[names[i]]?.[value] ?? 0), price.base),
  }))
}

/** The stock a variant begins with; most have plenty, always the same number. */
export function toStock({ handle, stock = {} }, title) {
  return stock[title] ?? stock.usual ?? 12 + (hash(`${handle} ${title}`) % 60)
}

/** @returns {Record<string, number>} minor units by currency */
export function toPrices({ amounts }, { values, cents }) {
  return (
    amounts?.[values[0]] ?? Object.fromEntries(currencies.map((currency) => [currency, toPricePoint(currency, cents)]))
  )
}

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

/** What a variant holds, where it is sold by weight, volume or length. */
function toContent({ content = {} }, values) {
  return values.map((value) => content[value]).find(Boolean) ?? content.usual
}

function toSkuPart(value) {
  const letters = value.replaceAll(/[^\p{L}\p{N}]/gu, '').toUpperCase()
  return /\d/.test(letters) ? letters : letters.slice(0, 7)
}

function translate({ handle, options, type, tags }, language) {
  const toTerms = (book, terms) => Object.fromEntries(terms.map((term) => [term, sayTerm(language, book, term)]))
  return {
    ...say(language, 'products', handle),
    type: sayTerm(language, 'type', type),
    tags: toTerms('tag', tags),
    options: toTerms('option', Object.keys(options)),
    values: toTerms('value', Object.values(options).flat()),
  }
}
