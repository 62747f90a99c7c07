import { type IndexedProduct } from '../catalogue-index/indexed-product'
import { type Price } from '../price'
import { type Term } from '../catalogue-index/term'

export interface Tally {
  /**
   * By term number: how many products there would be with this term as the only one of its facet, everything else
   * that is chosen left as it is.
   */
  counts: Uint32Array
  /** By term number: 1 where a product of the scope has it, chosen or not. */
  present: Uint8Array
  /** How many of the products are in stock. */
  inStock: number
  /** Minor units; what there would be without a price range. Null where nothing has a price. */
  prices: { min: number; max: number } | null
  /** How many products only this one thing keeps away, by facet key, `price` or `stock`. */
  keptAway: Map<string, number>
}

/** Counts what a pass over products finds: each product once, however many of its variants bring it. */
export function createTally(termCount: number) {
  const tally: Tally = {
    counts: new Uint32Array(termCount),
    present: new Uint8Array(termCount),
    inStock: 0,
    prices: null,
    keptAway: new Map(),
  }
  // the number of the product that was last counted for a term, instead of a set for each product
  const countedFor = new Uint32Array(termCount)
  const keptAwayFor = new Map<string, number>()
  let product = 0
  let termsCounted = false
  let stockCounted = false

  function count({ number }: Term): void {
    if (countedFor[number] === product) return
    countedFor[number] = product
    tally.counts[number] = (tally.counts[number] ?? 0) + 1
  }

  function see({ number }: Term): void {
    tally.present[number] = 1
  }

  // products share their lists: one that has been seen has nothing new
  const seen = new Set<readonly Term[]>()
  function seeAll(values: readonly Term[]): void {
    if (seen.has(values)) return
    seen.add(values)
    values.forEach(see)
  }

  return {
    tally,
    /** All that follows is about this product. */
    begin({ collection, type, tags, variants }: IndexedProduct): void {
      product += 1
      termsCounted = false
      stockCounted = false
      if (collection) tally.present[collection.number] = 1
      if (type) tally.present[type.number] = 1
      tags.forEach(see)
      variants.forEach(seeAll)
    },
    /** It is meant. */
    countTerms({ collection, type, tags }: IndexedProduct): void {
      if (termsCounted) return
      termsCounted = true
      if (collection) count(collection)
      if (type) count(type)
      tags.forEach(count)
    },
    /** A variant is meant, or only `missed` keeps it away. */
    countVariant(values: readonly Term[], missed: string): void {
      for (const value of values) if (missed === '' || missed === value.facet.key) count(value)
    },
    countPrice(price: Price | null): void {
      if (!price) return
      const { min, max } = tally.prices ?? { min: price.amount, max: price.amount }
      tally.prices = { min: Math.min(min, price.amount), max: Math.max(max, price.amount) }
    },
    countStock(): void {
      if (!stockCounted) tally.inStock += 1
      stockCounted = true
    },
    /** Only `missed` keeps it away: another choice there would bring it. */
    keepAway(missed: string, { collection, type, tags }: IndexedProduct): void {
      if (missed === 'tag') tags.forEach(count)
      if (missed === 'collection' && collection) count(collection)
      if (missed === 'type' && type) count(type)
      if (keptAwayFor.get(missed) === product) return
      keptAwayFor.set(missed, product)
      tally.keptAway.set(missed, (tally.keptAway.get(missed) ?? 0) + 1)
    },
  }
}
