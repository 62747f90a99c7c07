import type { Field, SearchIndex } from './search-index'
import { takeTurns } from '../lifetime/take-turns'
import { makeSearchIndex } from './search-index'

/** What is for sale, and how it is found. */
interface Catalogue<Product extends { id: string }, Hit extends object> {
  /** The next products behind an id, by their ids; none behind the last. */
  listAfter(id: string): Promise<Product[]>
  /** Undefined where it is gone or not for sale. */
  find(id: string): Promise<Product | undefined>
  toFields(product: Product): Field[]
  toHit(product: Product): Hit
}

/**
 * An index that follows its catalogue. Whoever has changed a product says so afterwards by `refresh`, and finds it as it is then,
 * whatever else is being read.
 */
export function makeFollowedIndex<Product extends { id: string }, Hit extends object>(
  catalogue: Catalogue<Product, Hit>,
) {
  let present = makeSearchIndex<Hit>()
  // the index that is being made, and what came into it by a refresh: a page may have been read before that
  let next: { index: SearchIndex<Hit>; refreshed: Set<string> } | undefined

  async function readAll() {
    const made = { index: makeSearchIndex<Hit>(), refreshed: new Set<string>() }
    next = made
    try {
      // behind an id, not by their number: one that is withdrawn meanwhile would move another one out of sight
      for (let page = await catalogue.listAfter(''); page.length > 0;) {
        for (const product of page) if (!made.refreshed.has(product.id)) put(made.index, product)
        page = await catalogue.listAfter(page.at(-1)?.id ?? '')
      }
      present = made.index
    } finally {
      next = undefined
    }
  }

  async function readOne(id: string) {
    const product = await catalogue.find(id)
    next?.refreshed.add(id)
    for (const index of [present, ...(next ? [next.index] : [])]) {
      if (product) put(index, product)
      else index.remove(id)
    }
  }

  function put(index: SearchIndex<Hit>, product: Product) {
    index.put(product.id, catalogue.toFields(product), catalogue.toHit(product))
  }

  const takeTurn = takeTurns(readAll)

  return {
    /** Reads everything anew. */
    rebuild: () => takeTurn(undefined),
    /** Brings one product up to date; the later answer to two questions about it may be the older one, so they are asked in turn. */
    refresh: takeTurns(readOne),
    search: (query: string) => present.search(query),
    size: () => present.size(),
  }
}
