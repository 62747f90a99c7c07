import { expect, it } from 'vitest'
import { type Sort } from './listing-query'
import { listOrder } from './product-order'
import { createTestIndex } from '../../../../tests/support/test-index'

function german(title: string) {
  return { metadata: { translations: { de: { title } } } }
}

const index = createTestIndex([
  { id: 'Zebra', price: 300, ...german('Äpfel') },
  { id: 'apple 10', price: 100, ...german('Zange') },
  { id: 'Apple 9', price: 300, ...german('Bogen') },
  { id: 'gift', price: null, ...german('apfel') },
])

function sorted(sort: Sort, language: 'en' | 'de' = 'en') {
  return listOrder(index, sort, language).map((place) => index.products[place]?.id)
}

it('is the newest first by default', () => {
  expect(sorted('newest')).toEqual(['Zebra', 'apple 10', 'Apple 9', 'gift'])
})

it('puts equal prices with the newest first both ways, and what is not sold last', () => {
  expect(sorted('price-asc')).toEqual(['apple 10', 'Zebra', 'Apple 9', 'gift'])
  expect(sorted('price-desc')).toEqual(['Zebra', 'Apple 9', 'apple 10', 'gift'])
})

it('sorts names as the language does, by the names that it shows', () => {
  expect(sorted('name')).toEqual(['Apple 9', 'apple 10', 'gift', 'Zebra'])
  expect(sorted('name', 'de')).toEqual(['gift', 'Zebra', 'Apple 9', 'apple 10'])
})

it('is made once for an index', () => {
  expect(listOrder(index, 'name', 'de')).toBe(listOrder(index, 'name', 'de'))
})

it('by relevance is what a search found, as it ranked it', () => {
  expect(listOrder(index, 'relevance', 'en', [2, 0])).toEqual([2, 0])
})
