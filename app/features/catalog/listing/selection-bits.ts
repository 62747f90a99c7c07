import { type Term } from '../catalogue-index/term'
import { type NumberLists } from './number-lists'
import { type Selection } from './select-products'

/** What is chosen, one bit for each thing that can keep a product away: the price, the stock, each facet. */
export interface SelectionBits {
  /** By term number: its facet's bit; 0 where nothing of the facet is chosen. */
  facets: Uint32Array
  /** By term number: its facet's bit; 0 where the term itself is not chosen. */
  chosen: Uint32Array
  /** The bits that a product's own terms must bring, and those that one of its variants must. */
  ofProduct: number
  ofVariant: number
  /** What each bit stands for: facet key, `price` or `stock`. */
  names: [bit: number, name: string][]
}

export const priceBit = 1
export const stockBit = 2
const firstFacetBit = 4

/** @param selection of at most 29 facets: the numbers have 31 bits, and an address asks for no more than 23 */
export function toSelectionBits({ terms: chosen }: Selection, terms: readonly Term[]): SelectionBits {
  const keys = [...chosen.keys()]
  const bits = new Map(keys.map((key, place) => [key, firstFacetBit << place]))
  const join = (some: string[]) => some.reduce((all, key) => all | (bits.get(key) ?? 0), 0)
  const isOption = (key: string) => key.startsWith('option.')
  return {
    facets: Uint32Array.from(terms, ({ facet }) => bits.get(facet.key) ?? 0),
    chosen: Uint32Array.from(terms, ({ facet, number }) =>
      chosen.get(facet.key)?.has(number) ? (bits.get(facet.key) ?? 0) : 0,
    ),
    ofProduct: join(keys.filter((key) => !isOption(key))),
    ofVariant: join(keys.filter(isOption)),
    names: [[priceBit, 'price'], [stockBit, 'stock'], ...[...bits].map(([key, bit]): [number, string] => [bit, key])],
  }
}

/** All bits that the numbers of one list have in `bits`. */
export function joinBits({ starts, numbers }: NumberLists, list: number, bits: Uint32Array): number {
  let joined = 0
  const end = starts[list + 1] ?? 0
  for (let place = starts[list] ?? 0; place < end; place += 1) joined |= bits[numbers[place] ?? 0] ?? 0
  return joined
}

/** More than one bit is set. */
export function hasSeveral(bits: number): boolean {
  return (bits & (bits - 1)) !== 0
}
