import { setTimeout as sleep } from 'node:timers/promises'

/** What came of asking the backend whether it is there. */
export type Echo = 'answered' | 'failed' | 'silent'

/** Knows whether the backend is away. Calls can only raise the question: what the shop asks by itself decides it. */
export interface Breaker {
  /** Whether a call would be in vain: known at once, or within 80 ms where the backend is under suspicion. */
  isOpen(): Promise<boolean>
  /** A call was answered as only a backend in trouble does, or not at all: has the backend asked. */
  suspect(): void
  /** Calls back if the backend is found away before what this returns is called. */
  whenOpen(listener: () => void): () => void
  /** Has the backend asked without any suspicion. Whether it is away, as far as is known after 80 ms. */
  check(): Promise<boolean>
}

interface BreakerOptions {
  /** Asks the backend once; never rejects. */
  ping(): Promise<Echo>
  /** Between two pings of a backend that is away, more or less. */
  pauseMs: number
  onChange(isOpen: boolean): void
}

const longestWaitMs = 80
const secondPingMs = 400
// a good answer says more than a call that was sent before it
const trustMs = 1_000

/**
 * Closed until a ping is not answered at all, or two fail in a row; open until one is answered. There is never more than one ping
 * at a time, and none without a cause: a call that met trouble, a `check`, or a backend that is away.
 */
export function createBreaker({ ping, pauseMs, onChange }: BreakerOptions): Breaker {
  let state: 'closed' | 'suspected' | 'open' = 'closed'
  let pinging: Promise<unknown> | undefined
  let isWatching = false
  let trustedUntil = 0
  const waiting = new Set<() => void>()

  function turn(next: typeof state): void {
    const was = state
    state = next
    if ((was === 'open') === (next === 'open')) return
    onChange(next === 'open')
    if (next === 'open') for (const listener of waiting) listener()
  }

  async function watch(): Promise<void> {
    if (isWatching || performance.now() < trustedUntil) return
    isWatching = true
    for (let failures = 1; ; failures += 1) {
      const asked = ping()
      pinging = asked
      const echo = await asked
      pinging = undefined
      if (echo === 'answered') break
      if (state !== 'open') turn(echo === 'silent' || failures > 1 ? 'open' : 'suspected')
      await sleep(state === 'open' ? spread(pauseMs) : secondPingMs, undefined, { ref: false })
    }
    isWatching = false
    trustedUntil = performance.now() + trustMs
    turn('closed')
  }

  async function waitForPing(): Promise<void> {
    if (pinging) await Promise.race([pinging, sleep(longestWaitMs, undefined, { ref: false })])
  }

  return {
    async isOpen() {
      if (state === 'suspected') await waitForPing()
      return state === 'open'
    },
    suspect() {
      void watch()
      if (isWatching && state === 'closed') turn('suspected')
    },
    whenOpen(listener) {
      waiting.add(listener)
      return () => void waiting.delete(listener)
    },
    async check() {
      void watch()
      if (state !== 'open') await waitForPing()
      return state === 'open'
    },
  }
}

// processes that lost the backend together do not come back to it together
function spread(ms: number): number {
  return ms * (0.75 + Math.random() / 2)
}
