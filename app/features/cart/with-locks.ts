const tails = new Map<string, Promise<unknown>>()

async function withLock<T>(key: string, run: () => Promise<T>): Promise<T> {
  const turn = (tails.get(key) ?? Promise.resolve()).then(run)
  const tail = turn.catch(() => undefined)
  tails.set(key, tail)
  try {
    return await turn
  } finally {
    if (tails.get(key) === tail) tails.delete(key)
  }
}

/**
 * Runs `run` while nobody else in this process runs under one of `keys`; who waits is served in the order of asking.
 * Never call it inside `run`. Locks are taken in one order, so that two callers cannot wait for each other.
 */
export function withLocks<T>(keys: readonly string[], run: () => Promise<T>): Promise<T> {
  const sorted = [...new Set(keys)].sort()
  return sorted.reduceRight((next, key) => () => withLock(key, next), run)()
}
