import { type Term } from '../catalogue-index/term'

/** Many short lists of numbers, one after the other in one array: reading thousands of them touches nothing else. */
export interface NumberLists {
  /** Where each list begins in `numbers`; one more than there are lists, so that each ends where the next begins. */
  starts: Uint32Array
  numbers: Uint32Array
}

/** Takes lists one after the other, and the numbers of their terms. */
export function createNumberLists() {
  const starts = [0]
  const numbers: number[] = []
  return {
    add(terms: readonly (Term | null)[]): void {
      for (const term of terms) if (term) numbers.push(term.number)
      starts.push(numbers.length)
    },
    build: (): NumberLists => ({ starts: new Uint32Array(starts), numbers: new Uint32Array(numbers) }),
  }
}
