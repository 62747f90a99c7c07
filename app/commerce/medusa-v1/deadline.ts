import { pageMs } from '../request-time'

/** How long a call to the backend may take with all its retries, and within what its request has left. */
export const defaultDeadlines = {
  readMs: pageMs,
  // the payment's provider is asked too
  completeMs: 20_000,
}

export interface Deadline {
  /** Aborts when the time is over. */
  signal: AbortSignal
  remainingMs(): number
  /** It is over now: nothing is to be waited for any more. */
  end(): void
  /** Frees the timer; call it when the work is done. */
  clear(): void
}

/** A deadline `ms` from now, shared by all attempts of one piece of work. */
export function startDeadline(ms: number): Deadline {
  const controller = new AbortController()
  const endsAt = performance.now() + ms
  const timer = setTimeout(() => controller.abort(), ms)
  return {
    signal: controller.signal,
    remainingMs: () => Math.max(0, endsAt - performance.now()),
    end: () => controller.abort(),
    clear: () => clearTimeout(timer),
  }
}
