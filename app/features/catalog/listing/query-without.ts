import { type ListingQuery } from './listing-query'

/** `query` without a facet, `price` or `stock`, or without one term of the facet; on the first page. */
export function toQueryWithout(query: ListingQuery, what: string, term?: string): ListingQuery {
  if (what === 'price') return { ...query, min: null, max: null, page: 1 }
  if (what === 'stock') return { ...query, inStock: false, page: 1 }
  const rest = term === undefined ? [] : (query.terms[what] ?? []).filter((key) => key !== term)
  const { [what]: _, ...others } = query.terms
  return { ...query, terms: rest.length > 0 ? { ...others, [what]: rest } : others, page: 1 }
}

/** `query` with nothing chosen; its order stays. */
export function toUnfiltered(query: ListingQuery): ListingQuery {
  return { ...query, terms: {}, min: null, max: null, inStock: false, page: 1 }
}
