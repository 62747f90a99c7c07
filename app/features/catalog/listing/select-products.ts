import { type CatalogueIndex } from '../catalogue-index/catalogue-index.server'
import { type IndexedProduct } from '../catalogue-index/indexed-product'
import { type Offer } from '../catalogue-index/offer'
import { createTally, type Tally } from './tally'
import { type Term } from '../catalogue-index/term'

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

/** What keeps a product away: nothing, one thing by its name, or more than one. */
type Missed = string
const nothing = ''
const several = '*'

/** One pass over the products of a scope: which are meant, in what order, and what each further choice would leave. */
export function selectProducts(
  index: Pick<CatalogueIndex, 'products' | 'offers' | 'terms'>,
  order: readonly number[],
  isInScope: (product: IndexedProduct) => boolean,
  selection: Selection,
): Selected {
  const { tally, begin, countTerms, countVariant, countPrice, countStock, keepAway } = createTally(index.terms.length)
  const masks = toMasks(selection.terms, index.terms.length)
  const options = [...masks].filter(([key]) => key.startsWith('option.'))
  const positions: number[] = []

  function visit(product: IndexedProduct, offer: Offer, missed: Missed): boolean {
    let matches = false
    for (let number = 0; number < Math.max(1, product.variants.length); number += 1) {
      const values = product.variants[number] ?? []
      const buyable = offer.buyable[number] ?? false
      const only = findMissedInVariant(missed, values, buyable, options, selection.inStock)
      if (only === several) continue
      matches ||= only === nothing
      countVariant(values, only)
      if (only === nothing || only === 'price') countPrice(offer.price)
      if (only !== nothing) keepAway(only, product)
      else countTerms(product)
      if (only === nothing && buyable) countStock()
    }
    return matches
  }

  for (const position of order) {
    const product = index.products[position]
    const offer = index.offers[position]
    if (!product || !offer || !isInScope(product)) continue
    begin(product)
    const missed = findMissed(product, offer, selection, masks)
    if (missed !== several && visit(product, offer, missed)) positions.push(position)
  }
  return { positions, ...tally }
}

/** 1 at the number of each term that is wanted; read some hundred thousand times a page, where a set would be slow. */
type Mask = Uint8Array

function toMasks(terms: Selection['terms'], termCount: number): Map<string, Mask> {
  const masks = [...terms].map(([key, numbers]): [string, Mask] => {
    const mask = new Uint8Array(termCount)
    for (const number of numbers) mask[number] = 1
    return [key, mask]
  })
  return new Map(masks)
}

function findMissed(
  product: IndexedProduct,
  { price }: Offer,
  { min, max }: Selection,
  masks: ReadonlyMap<string, Mask>,
): Missed {
  let missed: Missed = nothing
  if (min !== null || max !== null) {
    const fits = price !== null && price.amount >= (min ?? 0) && price.amount <= (max ?? Infinity)
    if (!fits) missed = 'price'
  }
  const { collection, type, tags } = product
  if (misses(masks.get('collection'), collection)) missed = join(missed, 'collection')
  if (misses(masks.get('type'), type)) missed = join(missed, 'type')
  const wanted = masks.get('tag')
  if (wanted && !hasAny(tags, wanted)) missed = join(missed, 'tag')
  return missed
}

function misses(wanted: Mask | undefined, term: Term | null): boolean {
  return wanted !== undefined && (term === null || wanted[term.number] !== 1)
}

// runs for every variant of every product: it ends at the second miss, and makes no closures
function findMissedInVariant(
  missed: Missed,
  values: readonly Term[],
  buyable: boolean,
  options: readonly [string, Mask][],
  inStock: boolean,
): Missed {
  let all = inStock && !buyable ? join(missed, 'stock') : missed
  for (let place = 0; place < options.length && all !== several; place += 1) {
    const option = options[place]
    if (option && !hasAny(values, option[1])) all = join(all, option[0])
  }
  return all
}

function hasAny(terms: readonly Term[], wanted: Mask): boolean {
  for (let place = 0; place < terms.length; place += 1) {
    const term = terms[place]
    if (term && wanted[term.number] === 1) return true
  }
  return false
}

function join(one: Missed, other: Missed): Missed {
  if (one === nothing) return other
  return other === nothing || other === one ? one : several
}
