import { holdingLease } from './hold-lease.server'
import { createWaitingLine, type Line } from './waiting-line.server'
import { type Redis, redis } from './redis.server'

// Placing an order may take twenty seconds, and is tried again.
const waitMs = 60_000
const waiting = 100

/**
 * Runs `run` while nobody else runs under one of `keys`, in this process or in another on the same Redis. In a process, who
 * waits is served in the order of asking. Never call it inside `run`. Locks are taken in one order, so that two callers cannot
 * wait for each other.
 *
 * The backend knows nothing of it: a process that stood still for ten seconds may find that another one went on, and make its
 * last write all the same. So what is written under a lock states an absolute result, or is counted once by its own means.
 *
 * @throws BusyError where a hundred wait already, or for more than a minute; `run` has not begun then
 */
export type WithLocks = <T>(keys: readonly string[], run: () => Promise<T>) => Promise<T>

/** Locks of this process, and with a Redis of all that share it; while that is away each process locks alone. */
export function createLocks(redis?: Redis): WithLocks {
  const lines = new Map<string, { line: Line; users: number }>()

  async function inLine<T>(key: string, run: () => Promise<T>): Promise<T> {
    const known = lines.get(key) ?? { line: createWaitingLine({ running: 1, waiting, waitMs }), users: 0 }
    lines.set(key, known)
    known.users += 1
    try {
      return await known.line.run(run)
    } finally {
      known.users -= 1
      if (known.users === 0) lines.delete(key)
    }
  }

  function withLock<T>(key: string, run: () => Promise<T>): Promise<T> {
    return inLine(key, redis ? () => holdingLease(redis, { names: [`lock:${key}`], waitMs }, run) : run)
  }

  return function withLocks<T>(keys: readonly string[], run: () => Promise<T>): Promise<T> {
    const sorted = [...new Set(keys)].sort()
    return sorted.reduceRight((next, key) => () => withLock(key, next), run)()
  }
}

export const withLocks = createLocks(redis)
