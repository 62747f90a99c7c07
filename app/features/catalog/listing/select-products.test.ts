import { describe, expect, it } from 'vitest'
import { type ListingQuery, parseListingQuery } from './listing-query'
import { resolveQuery } from './listing-facets'
import { selectProducts } from './select-products'
import { createTestIndex } from '../../../../tests/support/test-index'

const index = createTestIndex([
  {
    id: 'mug',
    type: 'Mug',
    tags: ['handmade', 'gift'],
    price: 2400,
    variants: [
      { Color: 'Black', Size: 'S' },
      { Color: 'Black', Size: 'M', left: false },
      { Color: 'White', Size: 'M' },
    ],
  },
  { id: 'cup', type: 'Cup', tags: ['handmade'], price: 1200, variants: [{ Color: 'White', Size: 'S' }] },
  { id: 'bowl', type: 'Bowl', tags: ['gift'], price: 3600, variants: [{ Color: 'Black', Size: 'M', left: false }] },
  { id: 'voucher', tags: ['gift'], price: null },
])

function select(search: string) {
  const query: ListingQuery = parseListingQuery(new URLSearchParams(search))
  const { selection } = resolveQuery(query, index.terms, { currency: 'eur', readers: { language: 'en' } })
  const { positions, counts, ...tally } = selectProducts(index, [...index.products.keys()], () => true, selection)
  const named = index.terms.map(({ facet, key, number }) => [`${facet.key}=${key}`, counts[number] ?? 0] as const)
  return {
    ...tally,
    ids: positions.map((place) => index.products[place]?.id),
    counts: Object.fromEntries(named) as Record<string, number>,
  }
}

describe('what is selected', () => {
  it('is everything where nothing is chosen, things without variants included', () => {
    expect(select('').ids).toEqual(['mug', 'cup', 'bowl', 'voucher'])
  })

  it('has one of the terms of each facet', () => {
    expect(select('type=mug&type=bowl').ids).toEqual(['mug', 'bowl'])
    expect(select('type=mug&type=bowl&tag=handmade').ids).toEqual(['mug'])
    expect(select('option.color=white').ids).toEqual(['mug', 'cup'])
  })

  it('has the values and the stock in one variant', () => {
    expect(select('option.color=white&option.size=s').ids).toEqual(['cup'])
    expect(select('option.color=black&option.size=m').ids).toEqual(['mug', 'bowl'])
    expect(select('option.color=black&option.size=m&stock=in').ids).toEqual([])
    expect(select('option.color=black&stock=in').ids).toEqual(['mug'])
  })

  it('lies in the price range, its ends included', () => {
    expect(select('min=12&max=24').ids).toEqual(['mug', 'cup'])
    expect(select('max=23.99').ids).toEqual(['cup'])
    expect(select('min=24.01').ids).toEqual(['bowl'])
    expect(select('min=24&max=12').ids).toEqual(['mug', 'cup'])
  })

  it('does not hear a price in another currency, nor a word that nothing has', () => {
    expect(select('max=1&currency=jpy').ids).toHaveLength(4)
    expect(select('tag=nothing&option.nothing=x&option.color=').ids).toHaveLength(4)
  })
})

describe('counts', () => {
  it('count a product once, however many of its variants have the value', () => {
    expect(select('').counts).toMatchObject({ 'option.color=black': 2, 'option.color=white': 2, 'option.size=m': 2 })
    expect(select('')).toMatchObject({ inStock: 2, prices: { min: 1200, max: 3600 } })
  })

  it('leave out the choice within their own facet and keep all others', () => {
    const { counts } = select('option.color=white&tag=handmade')
    expect(counts).toMatchObject({
      'option.color=white': 2,
      'option.color=black': 1,
      'option.size=s': 1,
      'option.size=m': 1,
      'tag=handmade': 2,
      'tag=gift': 1,
      'type=mug': 1,
      'type=cup': 1,
      'type=bowl': 0,
    })
  })

  it('say how the prices are spread without the price range', () => {
    expect(select('max=13&tag=handmade').prices).toEqual({ min: 1200, max: 2400 })
    expect(select('tag=handmade&option.color=black&type=cup').prices).toBeNull()
  })

  it('agree with what each choice then shows', () => {
    for (const chosen of [
      '',
      'tag=gift',
      'option.color=black',
      'option.color=black&tag=handmade',
      'stock=in',
      'max=24',
    ]) {
      const { counts } = select(chosen)
      for (const [term, count] of Object.entries(counts)) {
        const [facet] = term.split('=')
        const others = chosen.split('&').filter((part) => !part.startsWith(`${facet}=`))
        expect(select([...others, term].join('&')).ids, `${chosen} then ${term}`).toHaveLength(count)
      }
    }
  })

  it('say for an empty list what stands in the way', () => {
    const { ids, keptAway } = select('option.color=white&type=bowl')
    expect(ids).toEqual([])
    expect(Object.fromEntries(keptAway)).toEqual({ 'option.color': 1, type: 2 })
    expect(Object.fromEntries(select('type=bowl&stock=in').keptAway)).toEqual({ stock: 1, type: 2 })
  })
})
