import { expect, test } from 'vitest'
import { toIndexedCatalogue } from '../../../tests/support/test-index'
import { toSearchDocument } from './search-document'

const row = {
  id: 'prod_1',
  handle: 'kumo-mug',
  title: 'Kumo Mug',
  subtitle: 'Hand-thrown',
  description: 'Every piece is thrown by hand.',
  thumbnail: null,
  metadata: {
    translations: {
      de: {
        handle: 'kumo-becher',
        title: 'Kumo Becher',
        subtitle: 'Handgedreht',
        description: 'Jedes Stück wird von Hand gedreht.',
        tags: { stoneware: 'Steinzeug' },
        values: { Ink: 'Tinte' },
      },
    },
  },
  giftCard: false,
  energy: null,
  brand: 'Olaria Barca',
  maker: null,
  second: null,
  shown: [],
  createdAt: '2026-01-01T00:00:00.000Z',
  updatedAt: '2026-01-03T00:00:00.000Z',
  collection: {
    id: 'col_1',
    handle: 'harbour',
    title: 'Harbour',
    metadata: { translations: { de: { title: 'Hafen' } } },
  },
  type: 'Cup',
  tags: ['stoneware'],
  categoryIds: ['cat_2'],
  skus: ['KUM-INK'],
  variants: [[['Color', 'Ink']], [['Color', 'Clay']], [['Color', 'Ink']]] as [string, string][][],
}
const ancestors = new Map([['cat_2', ['cat_1', 'cat_2']]])
const [product] = toIndexedCatalogue([row], ancestors).products

test('a product is found by everything that it says in the language, each word once', () => {
  if (!product) throw new Error('the product is missing')
  const names = new Map([
    ['cat_1', 'Küche'],
    ['cat_2', 'Tassen'],
  ])
  expect(toSearchDocument(product, 'de', names)).toEqual({
    id: 'prod_1',
    title: 'Kumo Becher',
    groups: ['Cup', 'Steinzeug'],
    within: ['Hafen', 'Olaria Barca', 'Küche', 'Tassen'],
    values: ['Tinte', 'Clay'],
    codes: ['kumo-becher', 'kumo-mug', 'KUM-INK'],
    about: 'Handgedreht Jedes Stück wird von Hand gedreht.',
  })
  expect(toSearchDocument(product, 'en', new Map())).toMatchObject({
    title: 'Kumo Mug',
    groups: ['Cup', 'stoneware'],
    within: ['Harbour', 'Olaria Barca'],
    values: ['Ink', 'Clay'],
    about: 'Hand-thrown Every piece is thrown by hand.',
  })
})
