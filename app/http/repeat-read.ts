/** Repeats of a read whose answer says that the server is not well. */
const maxRepeats = 3
/** Repeats of one that nobody answers. */
const maxUnanswered = 2
const firstDelayMs = 100
const longestRetryAfterMs = 300_000

/** In a browser: a page whose data has not come by then is given up for another attempt too (`late-page.ts`). */
export const browserPatienceMs = 3800

interface Answer {
  status: number
  headers: Pick<Headers, 'get'>
  body?: { cancel(): Promise<void> } | null
}

interface Patience {
  /** Nothing is asked again once so much time has gone by; the last attempt may take longer. */
  deadlineMs: number
  /** Ends the wait; `ask` is expected to heed it too. */
  signal?: AbortSignal
  /** Whether asking again may help where `ask` threw; always by default. */
  mayRecover?: (error: unknown) => boolean
}

/**
 * Asks, and asks again after 100 to 199, 429, 500 to 599, or no answer: after 100 ms and twice as long each time, or after what
 * `Retry-After` says up to five minutes, never beyond the deadline. For reads alone: what may have happened is not repeated.
 * @returns the last answer, whatever it says
 * @throws what `ask` throws last
 */
export async function repeatRead<T extends Answer>(ask: () => Promise<T>, patience: Patience): Promise<T> {
  const { deadlineMs, signal, mayRecover = () => true } = patience
  const until = Date.now() + deadlineMs
  for (let repeats = 0; ; repeats += 1) {
    const attempt = await ask().then(
      (answer) => ({ answer }),
      (error: unknown) => ({ error }),
    )
    const delayMs = toDelayMs(attempt, repeats)
    const isOver = signal?.aborted || Date.now() + delayMs >= until
    if ('answer' in attempt) {
      if (isOver) return attempt.answer
      void attempt.answer.body?.cancel()
    } else if (isOver || !mayRecover(attempt.error)) throw attempt.error
    await pause(delayMs, signal)
  }
}

type Attempt = { answer: Answer } | { error: unknown }

/** Until the next attempt; infinite where there is to be none. */
function toDelayMs(attempt: Attempt, repeats: number): number {
  const delayMs = firstDelayMs * 2 ** repeats
  if (!('answer' in attempt)) return repeats < maxUnanswered ? delayMs : Infinity
  const { status, headers } = attempt.answer
  if (repeats >= maxRepeats || !isTemporary(status)) return Infinity
  const afterMs = toMs(headers.get('Retry-After'))
  if (afterMs === null) return delayMs
  return afterMs <= longestRetryAfterMs ? afterMs : Infinity
}

function isTemporary(status: number): boolean {
  return (status >= 100 && status < 200) || status === 429 || (status >= 500 && status < 600)
}

/** Of seconds or a date (RFC 9110, 10.2.3); null where it says nothing that could be waited for. */
function toMs(retryAfter: string | null): number | null {
  if (retryAfter === null) return null
  const ms = /^\d+$/.test(retryAfter) ? Number(retryAfter) * 1000 : Date.parse(retryAfter) - Date.now()
  return ms > 0 ? ms : null
}

/** @throws the signal's reason once it is aborted */
function pause(ms: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const abort = () => {
      clearTimeout(timer)
      reject(signal?.reason)
    }
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', abort)
      resolve()
    }, ms)
    signal?.addEventListener('abort', abort)
  })
}
