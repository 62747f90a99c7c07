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

async function sorted(sort: Sort, language: 'en' | 'de' = 'en') {
  return (await listOrder(index, sort, language)).map((place) => index.products[place]?.id)
}

it('is the newest first by default', async () => {
  expect(await sorted('newest')).toEqual(['Zebra', 'apple 10', 'Apple 9', 'gift'])
})

it('puts equal prices with the newest first both ways, and what is not sold last', async () => {
  expect(await sorted('price-asc')).toEqual(['apple 10', 'Zebra', 'Apple 9', 'gift'])
  expect(await sorted('price-desc')).toEqual(['Zebra', 'Apple 9', 'apple 10', 'gift'])
})

it('sorts names as the language does, by the names that it shows', async () => {
  expect(await sorted('name')).toEqual(['Apple 9', 'apple 10', 'gift', 'Zebra'])
  expect(await sorted('name', 'de')).toEqual(['gift', 'Zebra', 'Apple 9', 'apple 10'])
})

it('is made once for an index', async () => {
  const [one, other] = await Promise.all([listOrder(index, 'name', 'de'), listOrder(index, 'name', 'de')])
  expect(one).toBe(other)
})

it('by relevance is what a search found, as it ranked it', async () => {
  expect(await listOrder(index, 'relevance', 'en', [2, 0])).toEqual([2, 0])
})

it('sorts thousands of names as it does a few, and equal ones as they stand', async () => {
  const many = createTestIndex(
    Array.from({ length: 3001 }, (_, place) => ({ id: `p${place}`, title: `Thing ${(place * 7919) % 1000}` })),
  )
  const numbers = many.products.map(({ title }) => Number(title.slice(6)))
  const expected = [...numbers.keys()].sort((a, b) => (numbers[a] ?? 0) - (numbers[b] ?? 0) || a - b)
  expect(await listOrder(many, 'name', 'en')).toEqual(expected)
})
