import { LRUCache } from 'lru-cache'

// longer than anybody looks at a notice before trying again
const keptMs = 10 * 60_000

const outcomes = new LRUCache<string, Promise<unknown>>({ max: 5000, ttl: keptMs })

/**
 * Runs what a browser has sent once, however often it is sent: a second attempt gets the outcome of the first, also one
 * that is still under way. What rejects may be tried anew.
 * @param mark unguessable, made by the browser for this one sending
 */
export function runOnce<T>(mark: string, run: () => Promise<T>): Promise<T> {
  // a mark belongs to one caller with one type
  const known = outcomes.get(mark) as Promise<T> | undefined
  if (known) return known
  const outcome = run()
  outcomes.set(mark, outcome)
  outcome.catch(() => outcomes.delete(mark))
  return outcome
}
