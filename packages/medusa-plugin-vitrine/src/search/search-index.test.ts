import assert from 'node:assert/strict'
import { describe, test } from 'vitest'

import type { Product, ProductCategory, ProductVariant } from '@medusajs/medusa'
import { standIn } from '../fixtures'
import { makeSearchIndex } from './search-index'
import { toFields, toHit } from './product-document'

const products: Product[] = [
  standIn<Product>({
    id: 'scarf',
    title: 'Wool scarf',
    description: 'Warm, for winter.',
    variants: [standIn<ProductVariant>({ title: 'Black / M', sku: 'SC-001' })],
    metadata: { translations: { de: { title: 'Wollschal', values: { Black: 'Schwarz' } } } },
  }),
  standIn<Product>({
    id: 'coat',
    title: 'Rain coat',
    description: 'Goes well with a scarf.',
    categories: [standIn<ProductCategory>({ name: 'Outdoor', is_active: true })],
  }),
  standIn<Product>({
    id: 'cup',
    title: 'Café cup',
    description: 'Für große Größen.',
    categories: [standIn<ProductCategory>({ name: 'Hidden', is_active: false })],
  }),
]

function makeIndex() {
  const index = makeSearchIndex<{ id: string }>()
  for (const product of products) index.put(product.id, toFields(product), toHit(product))
  return { index, find: (query: unknown) => index.search(query).map(({ id }) => id) }
}

describe('searching', () => {
  const { find } = makeIndex()

  for (const [why, query, expected] of [
    ['a word, the weightier field first', 'scarf', ['scarf', 'coat']],
    ['the beginning of a word', 'sca', ['scarf', 'coat']],
    ['every language', 'wollschal', ['scarf']],
    ['part of a compound', 'schal', ['scarf']],
    ['a translated variant', 'schwarz', ['scarf']],
    ['an article number', 'sc-001', ['scarf']],
    ['without regard to accents, case and sharp s', 'CAFE grosse', ['cup']],
    ['a letter too few', 'scrf', ['scarf']],
    ['two letters swapped', 'sacrf', ['scarf']],
    ['a mistyped beginning', 'wollsc', ['scarf']],
    ['all words of the query, not one of them', 'rain scarf', ['coat']],
    ['a category', 'outdoor', ['coat']],
    ['not a hidden category', 'hidden', []],
    ['nothing where nothing is like it', 'zebra', []],
    ['nothing where nothing is asked', ' , ', []],
  ]) {
    test(`finds ${why}`, () => assert.deepEqual(find(query), expected))
  }

  test('short words have to be right', () => assert.deepEqual(find('cuq'), []))
})

describe('the index', () => {
  test('forgets what is removed and knows what is changed', () => {
    const { index, find } = makeIndex()
    index.remove('scarf')
    assert.deepEqual(find('wollschal'), [])
    index.put('coat', toFields(standIn<Product>({ title: 'Winter coat' })), { id: 'coat' })
    assert.deepEqual(find('rain'), [])
    assert.deepEqual(find('winter'), ['coat'])
    assert.equal(index.size(), 2)
  })
})

describe('a query that is longer than anybody types', () => {
  const { index, find } = makeIndex()
  const title = 'alpha bravo charlie delta echo foxtrot golf hotel'
  index.put('long', [{ weight: 1, text: title }], { id: 'long' })

  test('is looked at no further than its eighth word', () => {
    assert.deepEqual(find(`${title} scarf`), ['long'])
    assert.deepEqual(find('alpha bravo charlie delta echo foxtrot golf scarf'), [])
  })

  test('and no further than its hundredth character', () => {
    assert.deepEqual(find(`scarf${' '.repeat(100)}nowhere`), ['scarf', 'coat'])
    assert.deepEqual(find({ toString: () => 'scarf' }), [])
  })
})
