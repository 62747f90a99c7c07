import { type CatalogueIndex } from '../catalogue-index/catalogue-index.server'
import { type IndexedProduct } from '../catalogue-index/indexed-product'
import { toListingColumns } from './listing-columns'
import { hasSeveral, joinBits, priceBit, stockBit, toSelectionBits } from './selection-bits'
import { createTally, type Outcome, type Tally } from './tally'

/** What must hold. A product must have one of each facet's terms; option values and stock must meet in one variant. */
export interface Selection {
  /** Term numbers by facet key. */
  terms: ReadonlyMap<string, ReadonlySet<number>>
  /** Minor units; null where that end is open. */
  min: number | null
  max: number | null
  inStock: boolean
}

export interface Selected extends Tally {
  /** Places in the index, in the order that was given. */
  positions: number[]
}

/** One pass over the products of a scope: which are meant, in what order, and what each further choice would leave. */
export function selectProducts(
  index: Pick<CatalogueIndex, 'products' | 'offers' | 'terms'>,
  order: readonly number[],
  isInScope: (product: IndexedProduct) => boolean,
  selection: Selection,
): Selected {
  const columns = toListingColumns(index)
  const bits = toSelectionBits(selection, index.terms)
  const { countVariant, countProduct, toTally } = createTally(columns, bits)
  const { terms, variants, values, buyable, amounts } = columns
  const { min, max, inStock } = selection
  const isPriced = min !== null || max !== null
  const [lowest, highest] = [min ?? 0, max ?? Infinity]

  /** The bits of what the product misses, whichever of its variants is taken. */
  function findMissed(product: number): number {
    const amount = amounts[product] ?? NaN
    const fits = !isPriced || (amount >= lowest && amount <= highest)
    return (fits ? 0 : priceBit) | (bits.ofProduct & ~joinBits(terms, product, bits.chosen))
  }

  function visitVariants(product: number, missedByAll: number): Outcome {
    const outcome = { matches: false, inStock: false, missedAlone: 0 }
    const end = variants[product + 1] ?? 0
    for (let variant = variants[product] ?? 0; variant < end; variant += 1) {
      const left = buyable[variant] === 1
      const missedByStock = inStock && !left ? stockBit : 0
      const missed = missedByAll | missedByStock | (bits.ofVariant & ~joinBits(values, variant, bits.chosen))
      if (hasSeveral(missed)) continue
      countVariant(product, variant, missed)
      outcome.missedAlone |= missed
      if (missed !== 0) continue
      outcome.matches = true
      outcome.inStock ||= left
    }
    return outcome
  }

  const positions: number[] = []
  for (const position of order) {
    const product = index.products[position]
    if (!product || !isInScope(product)) continue
    const missed = findMissed(position)
    if (hasSeveral(missed)) continue
    const outcome = visitVariants(position, missed)
    countProduct(position, outcome)
    if (outcome.matches) positions.push(position)
  }
  return { positions, ...toTally() }
}
