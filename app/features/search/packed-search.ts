import MiniSearch from 'minisearch'
import { giveWay } from '~/once/give-way'

type TermData = NonNullable<ReturnType<MiniSearch['_index']['get']>>

/**
 * MiniSearch that takes less than half of the memory once it is packed, and can only be searched from then on. MiniSearch
 * keeps a map for each word and one more for each of its fields, most of them with one entry.
 */
export class PackedSearch<T> extends MiniSearch<T> {
  async pack(): Promise<void> {
    const terms = [...this._index.keys()]
    const numbers: number[] = []
    const starts: number[] = []
    for (const term of terms) {
      await giveWay()
      starts.push(numbers.length)
      const data = this._index.get(term) ?? new Map<number, Map<number, number>>()
      numbers.push(data.size)
      for (const [field, counts] of data) {
        numbers.push(field, counts.size)
        for (const document of counts.keys()) numbers.push(document)
        for (const count of counts.values()) numbers.push(count)
      }
    }
    const packed = this.documentCount < 2 ** 16 ? new Uint16Array(numbers) : new Uint32Array(numbers)
    for (const [place, term] of terms.entries()) {
      await giveWay()
      // a search asks a word's data for no more than these
      this._index.set(term, new PackedTerm(packed, starts[place] ?? 0) as unknown as TermData)
    }
  }
}

type Packed = Uint16Array | Uint32Array

/** By field, in how many documents a word is there, in which, and how often. */
class PackedTerm {
  constructor(
    private readonly packed: Packed,
    private readonly start: number,
  ) {}

  get(field: number): PackedCounts | undefined {
    const { packed } = this
    let at = this.start + 1
    for (let left = packed[this.start] ?? 0; left > 0; left -= 1) {
      const size = packed[at + 1] ?? 0
      if (packed[at] === field) return new PackedCounts(packed, at + 2, size)
      at += 2 + 2 * size
    }
    return undefined
  }
}

class PackedCounts {
  constructor(
    private readonly packed: Packed,
    private readonly start: number,
    readonly size: number,
  ) {}

  keys(): Packed {
    return this.packed.subarray(this.start, this.start + this.size)
  }

  /** Documents have been added in the order of their numbers. */
  get(document: number): number | undefined {
    let [low, high] = [0, this.size]
    while (low < high) {
      const middle = (low + high) >> 1
      if ((this.packed[this.start + middle] ?? 0) < document) low = middle + 1
      else high = middle
    }
    return this.packed[this.start + low] === document ? this.packed[this.start + this.size + low] : undefined
  }
}
