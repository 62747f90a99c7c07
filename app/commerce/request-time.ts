/** How long one request of a shopper waits for the backend unless a setting says otherwise, and no longer for any one call. */
export const pageMs = 3800

/** What a request has for its calls to the backend: one amount for all of them together. */
export interface RequestTime {
  /** Milliseconds. */
  leftMs(): number
  /** At least so many are left from now on. */
  allow(ms: number): void
  /** Takes as much as `work` lasts; what runs at the same time takes it once. */
  spend<T>(work: () => Promise<T>): Promise<T>
}

/** Runs only while the backend is waited for: neither a slow upload nor who waits for a lock has less of it. */
export function createRequestTime(ms: number): RequestTime {
  let keptMs = ms
  let running = 0
  let since = 0

  function leftMs(): number {
    return Math.max(0, keptMs - (running > 0 ? performance.now() - since : 0))
  }
  function settle(): void {
    keptMs = leftMs()
    since = performance.now()
  }
  return {
    leftMs,
    allow(atLeastMs) {
      settle()
      keptMs = Math.max(keptMs, atLeastMs)
    },
    async spend(work) {
      settle()
      running += 1
      try {
        return await work()
      } finally {
        settle()
        running -= 1
      }
    },
  }
}
