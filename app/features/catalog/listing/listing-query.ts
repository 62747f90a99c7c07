import { toPageNumber } from './page-number'

export type Sort = 'relevance' | 'newest' | 'price-asc' | 'price-desc' | 'name'

/** The orders that a list can have; the first is its own, which its address does not say. */
export type Sorts = readonly [Sort, ...Sort[]]

export const plainSorts: Sorts = ['newest', 'price-asc', 'price-desc', 'name']
export const rankedSorts: Sorts = ['relevance', ...plainSorts]

/** What a list's address asks for. Says nothing in any language, so that a change of language keeps it. */
export interface ListingQuery {
  /** Term keys by facet key, each sorted; see `Term`. */
  terms: Record<string, readonly string[]>
  /** Decimal numbers in the currency's major unit, `12.5`. */
  min: string | null
  max: string | null
  /** ISO 4217, lower case: the currency that the two are meant in; null where they did not say. */
  currency: string | null
  inStock: boolean
  sort: Sort
  /** From 1. */
  page: number
}

const plainFacets = ['collection', 'type', 'tag', 'brand']
const optionKey = /^option\.[^\s=&]{1,60}$/u
const mostFacets = 20
const mostTerms = 40
const longestTerm = 120

/** Reads the query of a list that has these orders; what cannot be meant counts as not asked. */
export function parseListingQuery(params: URLSearchParams, sorts = plainSorts): ListingQuery {
  const options = [...new Set(params.keys())].filter((key) => optionKey.test(key)).sort()
  const facets = [...plainFacets, ...options.slice(0, mostFacets)]
  const terms = facets.flatMap((key) => {
    const keys = [...new Set(params.getAll(key))].filter((term) => term !== '' && term.length <= longestTerm)
    return keys.length > 0 ? [[key, keys.sort().slice(0, mostTerms)]] : []
  })
  const [min, max] = [toDecimal(params.get('min')), toDecimal(params.get('max'))]
  const currency = params.get('currency') ?? ''
  return {
    terms: Object.fromEntries(terms),
    min,
    max,
    currency: (min ?? max) !== null && /^[a-z]{3}$/.test(currency) ? currency : null,
    inStock: params.get('stock') === 'in',
    sort: sorts.find((sort) => sort === params.get('sort')) ?? sorts[0],
    page: toPageNumber(params.get('page')),
  }
}

/** The one way to write a query: `?tag=…&option.color=…&sort=…&page=2`, or nothing where it asks for nothing. */
export function toSearch(query: ListingQuery, sorts = plainSorts): string {
  const facets = Object.keys(query.terms).sort((a, b) => toRank(a) - toRank(b) || (a < b ? -1 : 1))
  const pairs: [string, string | null][] = [
    ...facets.flatMap((key) => (query.terms[key] ?? []).map((term): [string, string] => [key, term])),
    ['min', query.min],
    ['max', query.max],
    ['currency', (query.min ?? query.max) === null ? null : query.currency],
    ['stock', query.inStock ? 'in' : null],
    ['sort', query.sort === sorts[0] ? null : query.sort],
    ['page', query.page > 1 ? String(query.page) : null],
  ]
  const given = pairs.flatMap(([name, value]) => (value === null ? [] : [[name, value]]))
  const search = new URLSearchParams(given).toString()
  return search && `?${search}`
}

/** The part of an address's query that belongs to a list, as it was written. */
export function pickListingSearch(params: URLSearchParams): string {
  const names = [...plainFacets, 'min', 'max', 'currency', 'stock', 'sort', 'page']
  const own = [...params].filter(([name]) => names.includes(name) || name.startsWith('option.'))
  const search = new URLSearchParams(own).toString()
  return search && `?${search}`
}

/** Whether a query leaves products out. */
export function isFiltered({ terms, min, max, inStock }: ListingQuery): boolean {
  return inStock || (min ?? max) !== null || Object.keys(terms).length > 0
}

/** Whether it is another view of a category's, collection's, tag's or type's list than the list itself, which search engines have no use for. */
export function isVariation(query: ListingQuery): boolean {
  return isFiltered(query) || query.sort !== plainSorts[0]
}

function toRank(key: string): number {
  const rank = plainFacets.indexOf(key)
  return rank === -1 ? plainFacets.length : rank
}

// a comma is what many keyboards offer for it
function toDecimal(value: string | null): string | null {
  const text = (value ?? '').trim().replace(',', '.')
  return /^\d{1,9}(\.\d{1,4})?$/.test(text) ? String(Number(text)) : null
}
