interface Making<T> {
  /** One call of the backend. */
  make(): Promise<{ id: string }>
  /** What there is of that kind; null where the backend keeps it to itself. */
  list(): Promise<readonly T[] | null>
  /** Whether `one` is what is being made. */
  isWanted(one: T): boolean
  /**
   * What an error of `make` leaves open: nothing (`settled`); whether it was made, now or later (`unclear`); or only whether it
   * was made before the error, so that it may be made again where it is not there (`again`).
   */
  readError(error: unknown): 'settled' | 'unclear' | 'again'
}

const mostTimes = 3

/**
 * Has the backend make something that it would make as often as it is asked. After an error that leaves open whether it is
 * there now, what there is tells; it is made again only where it certainly is not there.
 * @returns `isTold`: the backend tells what there is, so that this can be shown
 * @throws the error of `make` where it is not there, or nobody knows
 */
export async function findOrMake<T extends { id: string }>({ make, list, isWanted, readError }: Making<T>) {
  const before = await list()
  for (let time = 1; ; time += 1) {
    try {
      return { id: (await make()).id, isTold: before !== null }
    } catch (error) {
      const left = readError(error)
      if (left === 'settled' || !before) throw error
      const known = new Set(before.map(({ id }) => id))
      const made = (await list())?.find((one) => !known.has(one.id) && isWanted(one))
      if (made) return { id: made.id, isTold: true }
      if (left !== 'again' || time === mostTimes) throw error
    }
  }
}
