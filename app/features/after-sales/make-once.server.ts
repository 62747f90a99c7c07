import { isCommerceError } from '~/commerce/errors'

interface Making<T> {
  /** One call of the backend. */
  make(): Promise<{ id: string }>
  /** What the order has of that kind; null where the backend keeps it to itself. */
  list(): Promise<readonly T[] | null>
  /** Whether `one` is what is being made. */
  isWanted(one: T): boolean
}

const attempts = 3

/**
 * Has the backend make something that belongs to an order. After an answer that leaves it open whether it is there now,
 * what the order has tells; it is made again only where it certainly is not there.
 * @returns `isTold`: the backend tells what the order has, so that this has a page
 * @throws CommerceError where it is not there, or nobody knows
 */
export async function makeOnce<T extends { id: string }>({ make, list, isWanted }: Making<T>) {
  const before = await list()
  for (let attempt = 1; ; attempt += 1) {
    try {
      return { id: (await make()).id, isTold: before !== null }
    } catch (error) {
      if (!isCommerceError(error) || !error.mayHaveHappened || !before) throw error
      const known = new Set(before.map(({ id }) => id))
      const made = (await list())?.find((one) => !known.has(one.id) && isWanted(one))
      if (made) return { id: made.id, isTold: true }
      if (error.kind !== 'conflict' || attempt === attempts) throw error
    }
  }
}
