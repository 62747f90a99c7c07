import { type CommerceError } from '../errors'
import { type Deadline } from './deadline'

const firstRetryMs = 150

/** What retry-axios keeps on a request's config and reads back from a failed one. */
export interface RetryState {
  retry?: number
  currentRetryAttempt?: number
  backoffType?: 'static'
  retryDelay?: number
  maxRetryAfter?: number
  /** An attempt before may have taken effect, whatever this one comes to. */
  mayHaveHappened?: boolean
}

interface Retried {
  deadline: Deadline
  /** Sending it twice does no harm, so a lost answer may be asked for again; `repeatable-calls.ts` says of which calls. */
  repeatable: boolean
}

/**
 * Tells retry-axios when to come back: 150, 300, 600 … ms later, never after the deadline, never blindly with a write. It comes
 * back `MEDUSA_MAX_RETRIES` times at most, three unless set.
 */
export function planRetry(
  { repeatable, deadline }: Retried,
  state: RetryState,
  { error, answer, isHeldBack }: { error: CommerceError; answer?: object; isHeldBack?: boolean },
): RetryState {
  const delayMs = firstRetryMs * 2 ** (state.currentRetryAttempt ?? 0)
  const retryDelay = Math.round(delayMs * (0.75 + Math.random() / 2))
  const remainingMs = deadline.remainingMs()
  const harmless = repeatable || !error.mayHaveHappened
  // Of the broken answers the SDK repeats 501 to 599 and leaves 500 alone; a conflict that has certainly changed nothing
  // is final.
  const isPassing = error.kind === 'conflict' && error.mayHaveHappened
  const isAway = error.kind === 'unreachable' && !isHeldBack
  const worthwhile = isAway || isPassing || (error.kind === 'failed' && answer)
  const mayHaveHappened = state.mayHaveHappened || error.mayHaveHappened
  const plan = { ...state, backoffType: 'static' as const, retryDelay, maxRetryAfter: remainingMs, mayHaveHappened }
  return harmless && worthwhile && remainingMs > retryDelay ? plan : { ...plan, retry: 0 }
}

/** The error that an attempt leaves where it is the last one: its own answer says nothing of those that were lost before. */
export function toLastError(error: CommerceError, { mayHaveHappened }: RetryState): CommerceError {
  return mayHaveHappened ? error.with({ mayHaveHappened, isRepeated: true }) : error
}
