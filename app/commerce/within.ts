import { CommerceError } from './errors'

/** What `work` comes to where that is known in so many milliseconds; it goes on in any case. @throws what `toError` makes */
export function within<T>(ms: number, work: Promise<T>, toError: () => Error): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const over = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(toError()), Math.max(0, ms))
  })
  return Promise.race([work, over]).finally(() => clearTimeout(timer))
}

// what the cache has is there also for who has no time left
const lookMs = 50

/** A load of the cache goes on, but not for this reader. */
export class WaitOver extends CommerceError {
  constructor() {
    super({ kind: 'timeout', call: 'the catalogue', mayHaveHappened: false })
  }
}

/** What is read, if it comes within what a reader has left. @throws WaitOver, and what the load throws */
export function waitFor<T>(reading: Promise<T>, leftMs: number): Promise<T> {
  return within(Math.max(leftMs, lookMs), reading, () => new WaitOver())
}
