import { type ListingColumns } from './listing-columns'
import { type NumberLists } from './number-lists'
import { priceBit, type SelectionBits } from './selection-bits'

export interface Tally {
  /**
   * By term number: how many products there would be with this term as the only one of its facet, everything else
   * that is chosen left as it is.
   */
  counts: Uint32Array
  /** How many of the products are in stock. */
  inStock: number
  /** Minor units; what there would be without a price range. Null where nothing has a price. */
  prices: { min: number; max: number } | null
  /** How many products only this one thing keeps away, by facet key, `price` or `stock`. */
  keptAway: Map<string, number>
}

/** How a product's variants stand to what is chosen. */
export interface Outcome {
  /** One of them is meant, so the product is. */
  matches: boolean
  /** One that is meant can be bought. */
  inStock: boolean
  /** The bits that alone keep one of them away. */
  missedAlone: number
}

/** Counts what a pass over products finds: each product once, however many of its variants bring it. */
export function createTally(columns: ListingColumns, bits: SelectionBits) {
  const { terms, values, amounts } = columns
  const counts = new Uint32Array(bits.facets.length)
  // the product that was last counted for a term, instead of a set for each product
  const countedFor = new Int32Array(bits.facets.length).fill(-1)
  const keptAway = new Map(bits.names.map(([bit]) => [bit, 0]))
  let inStock = 0
  let min = Infinity
  let max = -Infinity

  /** Counts those terms of a list that would bring the product: all where nothing is missed, else what is missed. */
  function count({ starts, numbers }: NumberLists, list: number, product: number, missed: number, matches: boolean) {
    const end = starts[list + 1] ?? 0
    for (let place = starts[list] ?? 0; place < end; place += 1) {
      const term = numbers[place] ?? 0
      if ((!matches && ((bits.facets[term] ?? 0) & missed) === 0) || countedFor[term] === product) continue
      countedFor[term] = product
      counts[term] = (counts[term] ?? 0) + 1
    }
  }

  return {
    /** Nothing, or only the bit `missed`, keeps it away. */
    countVariant(product: number, variant: number, missed: number): void {
      count(values, variant, product, missed, missed === 0)
    },
    countProduct(product: number, { matches, inStock: left, missedAlone }: Outcome): void {
      if (!matches && missedAlone === 0) return
      count(terms, product, product, missedAlone, matches)
      if (left) inStock += 1
      const amount = amounts[product] ?? NaN
      if (matches || (missedAlone & priceBit) !== 0) {
        if (amount < min) min = amount
        if (amount > max) max = amount
      }
      if (missedAlone === 0) return
      for (const [bit] of bits.names) if ((missedAlone & bit) !== 0) keptAway.set(bit, (keptAway.get(bit) ?? 0) + 1)
    },
    toTally(): Tally {
      const away = bits.names.map(([bit, name]): [string, number] => [name, keptAway.get(bit) ?? 0])
      return {
        counts,
        inStock,
        prices: max < min ? null : { min, max },
        keptAway: new Map(away.filter(([, products]) => products > 0)),
      }
    },
  }
}
