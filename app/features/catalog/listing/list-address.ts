import { type ListingQuery, type Sorts, toSearch } from './listing-query'

/** Where a list stands. */
export interface ListAddress {
  path: string
  /** What the address says beside the choice and must go on saying: for a search, what is looked for. */
  kept: Readonly<Record<string, string>>
  sorts: Sorts
}

/** The list's address with that choice; no other writes it. */
export function toListPath({ path, kept, sorts }: ListAddress, query: ListingQuery): string {
  const search = [new URLSearchParams(kept).toString(), toSearch(query, sorts).slice(1)].filter((part) => part !== '')
  return search.length > 0 ? `${path}?${search.join('&')}` : path
}
