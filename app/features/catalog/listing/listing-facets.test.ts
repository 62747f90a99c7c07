import { describe, expect, it } from 'vitest'
import { resolveQuery, toFacetViews } from './listing-facets'
import { parseListingQuery, toSearch } from './listing-query'
import { selectProducts } from './select-products'
import { createTestIndex } from '../../../../tests/support/test-index'

const metadata = { translations: { de: { options: { Color: 'Farbe' }, values: { Black: 'Schwarz', White: 'Weiß' } } } }
const index = createTestIndex([
  {
    id: 'shirt',
    metadata,
    type: 'Shirt',
    variants: [
      { Color: 'White', Size: 'XL' },
      { Color: 'Black', Size: 'S' },
      { Color: 'Black', Size: 'M' },
    ],
  },
  {
    id: 'jar',
    type: 'Jar',
    tags: ['glass'],
    variants: [{ Volume: '500 ml' }, { Volume: '1000 ml' }, { Volume: '50 ml' }],
  },
])

function view(
  search: string,
  language: 'en' | 'de' = 'en',
  isInScope: (product: { id: string }) => boolean = () => true,
) {
  const settings = { currency: 'eur', language }
  const { selection, query, active } = resolveQuery(
    parseListingQuery(new URLSearchParams(search)),
    index.terms,
    settings,
  )
  const selected = selectProducts(index, [...index.products.keys()], isInScope, selection)
  return {
    facets: toFacetViews(index.terms, selected, selection, { language, without: [] }),
    search: toSearch(query),
    active,
  }
}

describe('facets', () => {
  it('are those with a choice to make, type before options, terms by size, number or word', () => {
    const { facets } = view('')
    expect(facets.map(({ key, terms }) => [key, terms.map(({ label }) => label)])).toEqual([
      ['type', ['Jar', 'Shirt']],
      ['option.color', ['Black', 'White']],
      ['option.size', ['S', 'M', 'XL']],
      ['option.volume', ['50 ml', '500 ml', '1000 ml']],
    ])
  })

  it('keep their terms when another choice leaves nothing of them, and say so by the count', () => {
    const { facets } = view('type=jar')
    expect(facets.find(({ key }) => key === 'option.color')?.terms.map(({ count }) => count)).toEqual([0, 0])
  })

  it('have no terms of products elsewhere', () => {
    const { facets } = view('', 'en', ({ id }) => id === 'jar')
    expect(facets.map(({ key }) => key)).toEqual(['option.volume'])
  })

  it('show a single term that is chosen, so that it can be taken back', () => {
    expect(view('tag=glass').facets[1]).toEqual({
      key: 'tag',
      label: null,
      terms: [{ key: 'glass', label: 'glass', count: 1, selected: true }],
    })
  })

  it('are the twelve of most products in a wide list, and any that is chosen', () => {
    const rare = Array.from({ length: 15 }, (_, number) => String.fromCharCode(97 + number))
    const wide = createTestIndex([
      ...rare.map((name) => ({
        id: name,
        type: name,
        variants: [{ [`Rare ${name}`]: '1' }, { [`Rare ${name}`]: '2' }],
      })),
      { id: 'one', variants: [{ Wood: 'Oak' }, { Wood: 'Ash' }] },
      { id: 'other', variants: [{ Wood: 'Oak' }, { Wood: 'Ash' }] },
    ])
    function listKeys(search: string): string[] {
      const settings = { currency: 'eur', language: 'en' } as const
      const { selection } = resolveQuery(parseListingQuery(new URLSearchParams(search)), wide.terms, settings)
      const selected = selectProducts(wide, [...wide.products.keys()], () => true, selection)
      return toFacetViews(wide.terms, selected, selection, { language: 'en', without: [] }).map(({ key }) => key)
    }
    expect(listKeys('')).toEqual(['type', ...rare.slice(0, 10).map((name) => `option.rare-${name}`), 'option.wood'])
    expect(listKeys('option.rare-o=1')).toContain('option.rare-o')
  })

  it('speak the page’s language while the address does not', () => {
    const { facets, search, active } = view('option.color=black', 'de')
    const color = facets.find(({ key }) => key === 'option.color')
    expect([color?.label, color?.terms.map(({ label }) => label)]).toEqual(['Farbe', ['Schwarz', 'Weiß']])
    expect(active).toEqual([{ facet: 'option.color', key: 'black', label: 'Schwarz' }])
    expect(search).toBe('?option.color=black')
  })
})

describe('a resolved query', () => {
  it('has the price in the currency’s own digits and names the currency', () => {
    expect(view('min=12.345').search).toBe('?min=12.35&currency=eur')
    expect(view('min=20&max=10').search).toBe('?min=10&max=20&currency=eur')
    expect(view('min=20&currency=jpy').search).toBe('')
  })

  it('is the same when it is resolved again', () => {
    for (const search of ['min=12.345&tag=glass&tag=x', 'option.size=s&option.color=black&sort=name&page=3']) {
      const once = view(search).search
      expect(view(once).search).toBe(once)
    }
  })
})
