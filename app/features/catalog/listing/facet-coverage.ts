import { type Term } from '../catalogue-index/term'
import { type ListingColumns } from './listing-columns'
import { type NumberLists } from './number-lists'

/** By facet key: how many of the products at `positions` have one of the facet's terms. */
export function countFacetProducts(
  { terms: ofProducts, values: ofVariants, variants }: Pick<ListingColumns, 'terms' | 'values' | 'variants'>,
  terms: readonly Term[],
  positions: readonly number[],
): Map<string, number> {
  const keys = [...new Set(terms.map(({ facet }) => facet.key))]
  const places = new Map(keys.map((key, place) => [key, place]))
  const facetOf = Uint32Array.from(terms, ({ facet }) => places.get(facet.key) ?? 0)
  const counts = new Uint32Array(keys.length)
  const countedFor = new Int32Array(keys.length).fill(-1)

  function count({ starts, numbers }: NumberLists, first: number, behind: number, product: number): void {
    const end = starts[behind] ?? 0
    for (let place = starts[first] ?? 0; place < end; place += 1) {
      const facet = facetOf[numbers[place] ?? 0] ?? 0
      if (countedFor[facet] === product) continue
      countedFor[facet] = product
      counts[facet] = (counts[facet] ?? 0) + 1
    }
  }

  for (const product of positions) {
    count(ofProducts, product, product + 1, product)
    count(ofVariants, variants[product] ?? 0, variants[product + 1] ?? 0, product)
  }
  return new Map(keys.map((key, place) => [key, counts[place] ?? 0]))
}
