/**
 * How to read again what the cache knows by this key; null for what nobody can read but who asks for it. It must read past
 * what was purged (`ahead`).
 */
export type Refresh = (key: string | string[]) => (() => Promise<unknown>) | null

const atOnce = 2
const mostWaiting = 200
const leastPauseMs = 100
const spreadMs = 400

/**
 * Reads again what was purged, before anybody has to wait for it: two at a time, of many the 200 that were read last. What
 * comes together is read once, and after a long round the backend rests for as long. Processes that share a Redis begin at
 * different moments, so that most find there what the first has read.
 */
export function createPurgeRefresh() {
  const waiting = new Set<string>()
  let refresh: Refresh | undefined
  let isPlanned = false

  function toWork(name: string) {
    return refresh?.(JSON.parse(name) as string | string[]) ?? null
  }

  function plan(pauseMs: number): void {
    if (isPlanned || waiting.size === 0) return
    isPlanned = true
    setTimeout(() => void readAll(), pauseMs).unref()
  }

  async function readAll(): Promise<void> {
    const startedAt = Date.now()
    const names = [...waiting]
    waiting.clear()
    async function readOn(): Promise<void> {
      for (let name = names.shift(); name !== undefined; name = names.shift()) {
        // what fails is left to the next reader, and the cache has said it to the log
        await toWork(name)?.().catch(() => undefined)
      }
    }
    await Promise.all(Array.from({ length: atOnce }, readOn))
    isPlanned = false
    plan(Math.max(leastPauseMs, Date.now() - startedAt))
  }

  return {
    begin(how: Refresh): void {
      refresh = how
    },
    canRefresh: (name: string) => toWork(name) !== null,
    /** @param names those that were read last first */
    add(names: readonly string[]): void {
      for (const name of names) if (waiting.size < mostWaiting) waiting.add(name)
      plan(leastPauseMs + Math.random() * spreadMs)
    },
  }
}
