import { describe, expect, it } from 'vitest'
import { type CatalogueRow } from './catalogue-row'
import { toIndexedCatalogue } from '../../../../tests/support/test-index'
import { toLabel } from './term'

const mug: CatalogueRow = {
  id: 'prod_1',
  handle: 'mug',
  title: 'Mug',
  subtitle: null,
  description: null,
  thumbnail: '/uploads/mug.webp',
  metadata: {
    translations: {
      de: {
        title: 'Becher',
        handle: 'becher',
        description: 'Ein Becher.',
        type: 'Becher',
        tags: { handmade: 'Handgemacht' },
        options: { Color: 'Farbe' },
        values: { Black: 'Schwarz' },
      },
    },
  },
  giftCard: false,
  energy: null,
  brand: null,
  maker: null,
  second: null,
  shown: [{ option: 'Color', value: 'White', src: '/uploads/white.webp', color: '#ffffff' }],
  createdAt: '2026-01-02T00:00:00.000Z',
  updatedAt: '2026-01-03T00:00:00.000Z',
  collection: { id: 'pcol', handle: 'harbour', title: 'Harbour', metadata: null },
  type: 'Mug',
  tags: ['handmade'],
  categoryIds: ['tableware'],
  skus: ['MUG-BLK'],
  variants: [[['Color', 'Black']], [['Color', 'White']]],
}
const ancestors = new Map([['tableware', ['home', 'tableware']]])

describe('the index', () => {
  it('puts the newest first, and equal ones in an order that stays', () => {
    const older = { ...mug, id: 'prod_0', createdAt: '2026-01-01T00:00:00.000Z' }
    const twin = { ...mug, id: 'prod_2' }
    const ids = (rows: CatalogueRow[]) => toIndexedCatalogue(rows, ancestors).products.map(({ id }) => id)
    expect(ids([older, mug, twin])).toEqual(['prod_2', 'prod_1', 'prod_0'])
    expect(ids([twin, older, mug])).toEqual(['prod_2', 'prod_1', 'prod_0'])
  })

  it('knows what shows a product with one of its values', () => {
    const { products, terms } = toIndexedCatalogue([mug], ancestors)
    const white = terms.find(({ key }) => key === 'white')
    expect(products[0]?.shown).toEqual([
      {
        term: white,
        picture: expect.objectContaining({ src: '/uploads/white.webp', option: { title: 'Color', value: 'White' } }),
        color: '#ffffff',
      },
    ])
  })

  it('has equal words once, with what any product calls them in another language', () => {
    const plain = { ...mug, id: 'prod_2', metadata: null }
    const { products, terms } = toIndexedCatalogue([plain, mug], ancestors)
    const [first, second] = products
    expect(first?.variants[0]?.[0]).toBe(second?.variants[0]?.[0])
    expect(terms.map(({ key }) => key)).toEqual(['harbour', 'mug', 'handmade', 'black', 'white'])
    const black = terms.find(({ key }) => key === 'black')
    expect(
      black && [
        toLabel(black, { language: 'de' }),
        toLabel(black, { language: 'en' }),
        toLabel(black.facet, { language: 'de' }),
        black.facet.key,
      ],
    ).toEqual(['Schwarz', 'Black', 'Farbe', 'option.color'])
  })

  it('tells the same word apart by what it is said of', () => {
    const row = { ...mug, type: 'Black', tags: ['Black'] }
    const { terms } = toIndexedCatalogue([row], ancestors)
    expect(terms.filter(({ key }) => key === 'black').map(({ facet }) => facet.key)).toEqual([
      'type',
      'tag',
      'option.color',
    ])
  })

  it('knows the categories above, and keeps one that is not in the tree', () => {
    const row = { ...mug, categoryIds: ['tableware', 'hidden'] }
    expect(toIndexedCatalogue([row], ancestors).products[0]?.categoryIds).toEqual(['home', 'tableware', 'hidden'])
  })

  it('keeps of the translations what a list shows and the search reads, no other words', () => {
    const [product] = toIndexedCatalogue([mug], ancestors).products
    const de = { title: 'Becher', handle: 'becher', description: 'Ein Becher.' }
    expect(product?.metadata).toEqual({ translations: { de } })
  })

  it('lives with metadata of any shape', () => {
    for (const metadata of [null, { translations: 'none' }, { translations: { de: null, fr: { tags: 1 } } }]) {
      expect(toIndexedCatalogue([{ ...mug, metadata }], ancestors).products[0]?.title).toBe('Mug')
    }
  })
})
