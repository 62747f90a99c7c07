import assert from 'node:assert/strict'
import { test } from 'node:test'
import { categories } from './categories.mjs'
import { collections } from './collections.mjs'
import { pastOrders } from './customer.mjs'
import { sale } from './discounts.mjs'
import { toPricePoint } from './price-points.mjs'
import { products } from './products.mjs'
import { listVariants, toProduct, toStock } from './to-product.mjs'

const known = {
  pictures: [{ url: '/uploads/a.webp' }],
  collectionIds: new Map(collections.map(({ handle }) => [handle, handle])),
  categoryIds: new Map(allCategories(categories).map(({ handle }) => [handle, handle])),
}
const bodies = products.map((product) => toProduct(product, known))

function allCategories(list) {
  return list.flatMap((category) => [category, ...allCategories(category.children ?? [])])
}

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

test('handles and SKUs are given once, in English and in German', () => {
  assertUnique(bodies.map(({ handle }) => handle))
  assertUnique(bodies.map(({ metadata }) => metadata.translations.de.handle))
  assertUnique(bodies.flatMap(({ variants }) => variants.map(({ sku }) => sku)))
  assertUnique([...known.categoryIds.keys()])
})

test('every product says in German what it says in English', () => {
  for (const { title, subtitle, description, options, variants, metadata } of bodies) {
    const { de } = metadata.translations
    for (const [english, german] of [
      [title, de.title],
      [subtitle, de.subtitle],
      [description, de.description],
    ]) {
      assert.ok(english.trim() && german.trim(), title)
    }
    assert.notEqual(de.description, description)
    for (const option of options) assert.ok(de.options[option.title], option.title)
    for (const { value } of variants.flatMap((variant) => variant.options)) assert.ok(de.values[value], value)
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
  assert.equal(toStock(mug, 'Clay / 250 ml'), toStock(mug, 'Clay / 250 ml'))
})

test('prices end as price tags of their country do', () => {
  assert.equal(toPricePoint('eur', 2400), 2400)
  assert.equal(toPricePoint('jpy', 2400), 3980)
  assert.equal(toPricePoint('jpy', 12900), 21500)
  assert.equal(toPricePoint('kwd', 2400), 8000)
  assert.equal(toPricePoint('usd', 12900), 13500)
})
