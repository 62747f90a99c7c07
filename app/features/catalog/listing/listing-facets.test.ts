import { type CatalogueIndex } from '../catalogue-index/catalogue-index.server'
import { describe, expect, it } from 'vitest'
import { countFacetProducts } from './facet-coverage'
import { toListingColumns } from './listing-columns'
import { resolveQuery, toFacetViews } from './listing-facets'
import { parseListingQuery, toSearch } from './listing-query'
import { type Selection, selectProducts } from './select-products'
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

function viewFacets(
  catalogue: CatalogueIndex,
  selection: Selection,
  language: 'en' | 'de',
  isInScope: (product: { id: string }) => boolean = () => true,
) {
  const { terms, products } = catalogue
  const selected = selectProducts(catalogue, [...products.keys()], isInScope, selection)
  const covered = countFacetProducts(toListingColumns(catalogue), terms, selected.positions)
  const found = { ...selected, covered, count: selected.positions.length }
  return toFacetViews(terms, found, selection, { readers: { language }, without: [] })
}

function view(
  search: string,
  language: 'en' | 'de' = 'en',
  isInScope: (product: { id: string }) => boolean = () => true,
) {
  const settings = { currency: 'eur', readers: { language } }
  const { selection, query, active } = resolveQuery(
    parseListingQuery(new URLSearchParams(search)),
    index.terms,
    settings,
  )
  return {
    facets: viewFacets(index, selection, language, isInScope),
    search: toSearch(query),
    active,
  }
}

describe('facets', () => {
  it('are those with a choice to make, color first, then options and kind, terms by size, number or word', () => {
    const { facets } = view('', 'en', ({ id }) => id === 'shirt')
    expect(facets.map(({ key, terms }) => [key, terms.map(({ label }) => label)])).toEqual([
      ['option.color', ['Black', 'White']],
      ['option.size', ['S', 'M', 'XL']],
    ])
    expect(
      view('')
        .facets.map(({ key }) => key)
        .slice(-1),
    ).toEqual(['type'])
    const [volume] = view('', 'en', ({ id }) => id === 'jar').facets
    expect(volume?.terms.map(({ label }) => label)).toEqual(['50 ml', '500 ml', '1000 ml'])
  })

  it('show the colours that some product says, and nothing of what only sounds like one', () => {
    const said = { src: '/uploads/x.webp', color: '#d8c9a8' }
    const shown = [
      { option: 'Color', value: 'Sand', ...said },
      { option: 'Finish', value: 'Sand', ...said },
    ]
    const variants = ['Sand', 'Rust'].map((value) => ({ Color: value, Finish: value }))
    const named = createTestIndex([
      { id: 'plain', variants },
      { id: 'shown', variants, shown },
    ])
    const { selection } = resolveQuery(parseListingQuery(new URLSearchParams()), named.terms, {
      currency: 'eur',
      readers: { language: 'en' },
    })
    const facets = viewFacets(named, selection, 'en')
    expect(facets.map(({ key, terms }) => [key, terms.map(({ label, color }) => [label, color])])).toEqual([
      [
        'option.color',
        [
          ['Rust', undefined],
          ['Sand', '#d8c9a8'],
        ],
      ],
      [
        'option.finish',
        [
          ['Rust', undefined],
          ['Sand', undefined],
        ],
      ],
    ])
  })

  it('have no terms that another choice leaves nothing of', () => {
    expect(view('type=jar').facets.map(({ key }) => key)).toEqual(['option.volume', 'type'])
  })

  it('have no terms of products elsewhere', () => {
    const { facets } = view('', 'en', ({ id }) => id === 'jar')
    expect(facets.map(({ key }) => key)).toEqual(['option.volume'])
  })

  it('show a single term that is chosen, so that it can be taken back', () => {
    expect(view('tag=glass').facets.find(({ key }) => key === 'tag')).toEqual({
      key: 'tag',
      label: null,
      terms: [{ key: 'glass', label: 'glass', count: 1, selected: true }],
    })
  })

  it('are no sizes of socks among rugs, but those of rugs once there are only rugs, and any that is chosen', () => {
    const socks = { type: 'Socks', variants: [{ Size: '36–38', Farbe: 'Rot' }] }
    const rug = {
      type: 'Rug',
      variants: [
        { Size: '2 m', Farbe: 'Rot' },
        { Size: '3 m', Farbe: 'Rot' },
      ],
    }
    const lamp = { type: 'Lamp', variants: [{ Farbe: 'Blau' }] }
    const mixed = createTestIndex([
      { id: 'socks', ...socks },
      { id: 'rug', ...rug },
      ...['a', 'b', 'c'].map((id) => ({ id, ...lamp })),
    ])
    function listFacets(search: string) {
      const query = parseListingQuery(new URLSearchParams(search))
      const { selection } = resolveQuery(query, mixed.terms, { currency: 'eur', readers: { language: 'en' } })
      return viewFacets(mixed, selection, 'en').map(({ key, terms }) => [key, ...terms.map((term) => term.key)])
    }
    expect(listFacets('')).toEqual([
      ['option.farbe', 'blau', 'rot'],
      ['type', 'lamp', 'rug', 'socks'],
    ])
    expect(listFacets('type=rug')).toContainEqual(['option.size', '2-m', '3-m'])
    expect(listFacets('option.size=36-38')).toContainEqual(['option.size', '2-m', '3-m', '36-38'])
  })

  it('are brands once most of the products name theirs, and any that is chosen', () => {
    const branded = createTestIndex([
      { id: 'bowl', type: 'Bowl', brand: 'Olaria Barca' },
      { id: 'chair', type: 'Chair', brand: 'Aske' },
      ...['a', 'b', 'c'].map((id) => ({ id, type: 'Lamp' })),
    ])
    function listFacets(search: string, isInScope?: (product: { id: string }) => boolean) {
      const query = parseListingQuery(new URLSearchParams(search))
      const { selection, active } = resolveQuery(query, branded.terms, {
        currency: 'eur',
        readers: { language: 'de' },
      })
      const keys = viewFacets(branded, selection, 'de', isInScope).map(({ key }) => key)
      return { keys, active }
    }
    expect(listFacets('').keys).toEqual(['type'])
    expect(listFacets('', ({ id }) => id === 'bowl' || id === 'chair').keys).toEqual(['type', 'brand'])
    const { keys, active } = listFacets('brand=olaria-barca')
    expect(keys).toContain('brand')
    // no language is named for it
    expect(active).toEqual([{ facet: 'brand', key: 'olaria-barca', label: 'Olaria Barca' }])
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
