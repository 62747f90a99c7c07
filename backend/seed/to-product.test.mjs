import assert from 'node:assert/strict'
import { test } from 'node:test'
import { categories } from './categories.mjs'
import { collections } from './collections.mjs'
import { pastOrders } from './customer.mjs'
import { sale } from './discounts.mjs'
import { toPricePoint } from './price-points.mjs'
import { products } from './products.mjs'
import { listVariants, toProduct, toStock } from './to-product.mjs'
import { languages, say, sayAll } from './words.mjs'

const known = {
  pictures: [{ url: '/uploads/a.webp' }],
  collectionIds: new Map(collections.map(({ handle }) => [handle, handle])),
  categoryIds: new Map(allCategories(categories).map(({ handle }) => [handle, handle])),
}
const others = languages.filter((language) => language !== 'en')
const bodies = products.map((product) => toProduct(product, known))

/** @param {import('./categories.mjs').Category[]} list @returns {import('./categories.mjs').Category[]} */
function allCategories(list) {
  return list.flatMap((category) => [category, ...allCategories(category.children ?? [])])
}

/** @param {import('./words.mjs').Words} tree @param {string} [prefix] @returns {string[]} */
function listPlaces(tree, prefix = '') {
  const places = Object.entries(tree).flatMap(([name, value]) =>
    typeof value === 'string' ? [prefix + name] : listPlaces(value, `${prefix}${name}.`),
  )
  return places.sort()
}

/** @param {unknown[]} values */
function assertUnique(values) {
  assert.deepEqual(
    values.filter((value, i) => values.indexOf(value) !== i),
    [],
  )
}

test('the shop has about sixty published products and two drafts', () => {
  assert.equal(bodies.filter(({ status }) => status === 'draft').length, 2)
  assert.ok(bodies.length >= 60)
})

test('handles and SKUs are given once, in every language', () => {
  assertUnique(bodies.map(({ handle }) => handle))
  assertUnique(bodies.flatMap(({ variants }) => variants.map(({ sku }) => sku)))
  assertUnique([...known.categoryIds.keys()])
  for (const language of others) {
    for (const kind of ['products', 'categories', 'collections']) {
      const handles = Object.keys(sayAll(language, kind)).map((name) => say(language, kind, name, 'handle'))
      assertUnique(handles)
      for (const handle of handles) assert.match(handle, /^[\p{L}\p{N}]+(-[\p{L}\p{N}]+)*$/u)
    }
  }
})

test('every product says in every language what it says in English', () => {
  for (const { title, subtitle, description, material, options, variants, metadata } of bodies) {
    for (const language of others) {
      const words = metadata.translations[language]
      assert.ok(words)
      const texts = [
        title,
        subtitle,
        words.title,
        words.subtitle,
        words.description,
        ...(material ? [words.material] : []),
      ]
      for (const text of texts) {
        assert.ok(text?.trim(), `${language}: ${title}`)
      }
      assert.notEqual(words.description, description)
      for (const option of options) assert.ok(words.options[option.title], option.title)
      for (const { value } of variants.flatMap((variant) => variant.options)) assert.ok(words.values[value], value)
    }
  }
})

test('every language has words for the same things as German, and for nothing else', () => {
  for (const language of others) {
    for (const file of ['products', 'categories', 'collections', 'shop', 'pictures']) {
      assert.deepEqual(listPlaces(sayAll(language, file)), listPlaces(sayAll('de', file)), `${language}: ${file}`)
    }
  }
})

test('every product stands in a known collection and in known categories, and can be bought in each currency', () => {
  for (const { title, collection_id: collection, categories: shelves, variants } of bodies) {
    assert.ok(collection, title)
    assert.ok(shelves.length > 0 && shelves.every(({ id }) => id), title)
    assert.ok(variants.length <= 12, title)
    for (const { prices } of variants) {
      assert.deepEqual(prices.map((price) => price.currency_code).sort(), ['eur', 'gbp', 'jpy', 'kwd', 'usd'])
      assert.ok(
        prices.every(({ amount }) => Number.isInteger(amount) && amount > 0),
        title,
      )
    }
  }
})

test('what is said of single variants, of a sale and of past orders is about things that exist', () => {
  const skus = new Set(bodies.flatMap(({ variants }) => variants.map(({ sku }) => sku)))
  for (const product of products) {
    const titles = listVariants(product).map(({ title }) => title)
    const named = [...Object.keys(product.stock ?? {}), ...(product.backorder ?? [])].filter((name) => name !== 'usual')
    for (const title of named) assert.ok(titles.includes(title), `${product.handle}: ${title}`)
  }
  for (const handle of Object.keys(sale.off))
    assert.ok(
      products.some((product) => product.handle === handle),
      handle,
    )
  for (const { sku } of pastOrders.flatMap(({ lines }) => lines)) assert.ok(skus.has(sku), sku)
})

test('one product is sold out, some variants are nearly so, and stock is the same every time', () => {
  const stocks = products
    .filter((one) => !one.giftcard)
    .map((one) => listVariants(one).map(({ title }) => toStock(one, title)))
  assert.equal(stocks.filter((some) => some.every((count) => count === 0)).length, 1)
  assert.ok(stocks.flat().filter((count) => count > 0 && count <= 3).length > 10)
  const [mug] = products
  assert.ok(mug)
  assert.equal(toStock(mug, 'Clay / 250 ml'), toStock(mug, 'Clay / 250 ml'))
})

test('prices end as price tags of their country do', () => {
  assert.equal(toPricePoint('eur', 2400), 2400)
  assert.equal(toPricePoint('jpy', 2400), 3980)
  assert.equal(toPricePoint('jpy', 12900), 21500)
  assert.equal(toPricePoint('kwd', 2400), 8000)
  assert.equal(toPricePoint('usd', 12900), 13500)
})
