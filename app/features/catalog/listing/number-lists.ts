/** Many short lists of numbers, one after the other in one array: reading thousands of them touches nothing else. */
export interface NumberLists {
  /** Where each list begins in `numbers`; one more than there are lists, so that each ends where the next begins. */
  starts: Uint32Array
  numbers: Uint32Array
}

export function toNumberLists(lists: readonly (readonly number[])[]): NumberLists {
  const starts = new Uint32Array(lists.length + 1)
  lists.forEach((list, place) => (starts[place + 1] = (starts[place] ?? 0) + list.length))
  return { starts, numbers: Uint32Array.from(lists.flat()) }
}
