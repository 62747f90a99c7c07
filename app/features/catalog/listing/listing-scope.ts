import { type IndexedProduct } from '../catalogue-index/indexed-product'

/** Which products a list is about, before anything is chosen. */
export interface ListingScope {
  /** What makes it another one than others of the same index; null where nothing short does. */
  name: string | null
  isInScope: (product: IndexedProduct) => boolean
  /** Facets that say nothing within it, since it is one of their terms. */
  without: readonly string[]
  /** Places in the index of all that is in scope, the best first; for a list whose own order that is. */
  ranked?: readonly number[]
}

export const everything: ListingScope = { name: 'everything', isInScope: () => true, without: [] }

/** The category and all below it. */
export function inCategory(id: string): ListingScope {
  return { name: `category ${id}`, isInScope: ({ categoryIds }) => categoryIds.includes(id), without: [] }
}

export function inCollection(id: string): ListingScope {
  return { name: `collection ${id}`, isInScope: ({ collectionId }) => collectionId === id, without: ['collection'] }
}

export function withTag(key: string): ListingScope {
  return { name: `tag ${key}`, isInScope: ({ tags }) => tags.some((tag) => tag.key === key), without: ['tag'] }
}

export function ofType(key: string): ListingScope {
  return { name: `type ${key}`, isInScope: ({ type }) => type?.key === key, without: ['type'] }
}

/** What was found: `ranked` has its places in the index, the best first. */
export function amongFound(products: readonly IndexedProduct[], ranked: readonly number[]): ListingScope {
  const found = new Set(ranked.map((position) => products[position]))
  return { name: null, isInScope: (product) => found.has(product), without: [], ranked }
}
