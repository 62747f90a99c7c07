/**
 * Why a call to the backend gave no result.
 *
 * | code | kinds | meaning |
 * |---|---|---|
 * | 0 | `invalid`, `not-found`, `conflict`, `limited` | the backend refused the request: wrong input, unknown id, against the state of things, or too often |
 * | 1 | `failed` | the backend broke (5xx) or answered something unreadable |
 * | 2 | `unauthenticated` | no valid sign-in (401) |
 * | 3 | `forbidden` | signed in, but not allowed (403) |
 * | 4 | `unreachable`, `timeout` | no whole answer came, or none before the deadline |
 *
 * The numbers are those of the Medusa SDK's own error types.
 */
export type CommerceErrorKind =
  | 'invalid'
  | 'not-found'
  | 'conflict'
  | 'limited'
  | 'failed'
  | 'unauthenticated'
  | 'forbidden'
  | 'unreachable'
  | 'timeout'

export type CommerceErrorCode = 0 | 1 | 2 | 3 | 4

const codes: Record<CommerceErrorKind, CommerceErrorCode> = {
  invalid: 0,
  'not-found': 0,
  conflict: 0,
  limited: 0,
  failed: 1,
  unauthenticated: 2,
  forbidden: 3,
  unreachable: 4,
  timeout: 4,
}

/**
 * Why the backend refused, where there is something to be done about it.
 *
 * | reason | the backend says |
 * |---|---|
 * | `out-of-stock` | there are not so many pieces |
 * | `cart-closed` | the cart was ordered, and cannot be changed any more |
 * | `code-lapsed` | a discount or gift card does not count any more |
 * | `amount-changed` | it costs another amount than it is paid with, or than was seen |
 * | `not-paid` | the provider holds no payment for it |
 * | `payment-refused` | something about its payment, in words only |
 * | `payment-held` | a payment is under way that its provider does not let go of |
 * | `pieces-bound` | pieces that a change takes away are sent already, or going back |
 * | `order-cancelled` | the order was cancelled |
 * | `duplicate` | there is one already |
 * | `email` | the e-mail address is none |
 */
export type CommerceReason =
  | 'out-of-stock'
  | 'cart-closed'
  | 'code-lapsed'
  | 'amount-changed'
  | 'not-paid'
  | 'payment-refused'
  | 'payment-held'
  | 'pieces-bound'
  | 'order-cancelled'
  | 'duplicate'
  | 'email'

export interface CommerceErrorDetails {
  kind: CommerceErrorKind
  /** Method and path template, such as `POST /store/carts/:id`; never an id, an address or a query. */
  call: string
  /** HTTP status of the answer; absent when there was none. */
  status?: number
  reason?: CommerceReason
  /** The backend's own codes of a refusal, for logs. */
  detail?: string
  retryAfterSeconds?: number
  /** A write may have taken effect although its answer is missing: re-read before repeating it. */
  mayHaveHappened: boolean
  /** It answers a repetition: the answer to an attempt before was lost, and that one may be on its way still. */
  isRepeated?: boolean
  /** The cart that was not completed can be changed at once; only our plugin of the backend says so. */
  leavesCartOpen?: boolean
  /** The system's word for a missing answer, such as `ECONNREFUSED`. */
  cause?: string
}

/** The only error that leaves `commerce/`. Its message and enumerable fields are safe to log. */
export class CommerceError extends Error {
  override readonly name = 'CommerceError'
  readonly kind: CommerceErrorKind
  /** 0 to 4, see `CommerceErrorKind`. */
  readonly code: CommerceErrorCode
  readonly status?: number
  readonly reason?: CommerceReason
  readonly retryAfterSeconds?: number
  readonly mayHaveHappened: boolean
  readonly isRepeated?: boolean
  readonly leavesCartOpen: boolean
  readonly #details: CommerceErrorDetails

  constructor(details: CommerceErrorDetails) {
    const reason = [details.kind, details.status, details.detail, details.cause]
    super(`${details.call}: ${reason.filter((part) => part !== undefined && part !== '').join(' ')}`)
    this.kind = details.kind
    this.code = codes[details.kind]
    this.status = details.status
    this.reason = details.reason
    this.retryAfterSeconds = details.retryAfterSeconds
    this.mayHaveHappened = details.mayHaveHappened
    this.isRepeated = details.isRepeated
    this.leavesCartOpen = details.leavesCartOpen ?? false
    this.#details = details
  }

  /** The same of a call that has certainly changed nothing, or nothing that counts. */
  withoutEffect(): CommerceError {
    return this.with({ mayHaveHappened: false })
  }

  /** The same where the caller knows more of it. */
  with(known: Pick<Partial<CommerceErrorDetails>, 'reason' | 'mayHaveHappened' | 'isRepeated'>): CommerceError {
    return new CommerceError({ ...this.#details, ...known })
  }
}

/** True for errors of this class, narrowed to `kind` where one is given. */
export function isCommerceError(error: unknown, ...kinds: CommerceErrorKind[]): error is CommerceError {
  return error instanceof CommerceError && (kinds.length === 0 || kinds.includes(error.kind))
}

/** The shop cannot be served just now (broken, silent or too slow); every other error is about the request itself. */
export function isOutage(error: unknown): error is CommerceError {
  return isCommerceError(error, 'failed', 'unreachable', 'timeout')
}

/** Waits for what is read before anything is written: where that fails, nothing has happened. */
export async function asReading<T>(reading: Promise<T>): Promise<T> {
  try {
    return await reading
  } catch (error) {
    throw isCommerceError(error) ? error.withoutEffect() : error
  }
}

/**
 * What a failed write leaves open, as `findOrMake` asks: nothing (`settled`), whether it happens (`unclear`), or only whether it
 * has happened by now (`again`).
 */
export function readWriteError(error: unknown): 'settled' | 'unclear' | 'again' {
  if (!isCommerceError(error) || !error.mayHaveHappened) return 'settled'
  return error.kind === 'conflict' ? 'again' : 'unclear'
}
