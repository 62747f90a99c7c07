/** Somebody has tried something too often; `answer` makes the 429 page of it. */
export class TooManyError extends Error {
  override readonly name = 'TooManyError'
  /** Until the next attempt counts. */
  readonly waitSeconds: number
  /** Of one account; false where it is all that comes from one network. */
  readonly isAboutAccount: boolean

  constructor(waitSeconds: number, { isAboutAccount = false } = {}) {
    super(`too many attempts; the next one counts in ${waitSeconds} s`)
    this.waitSeconds = waitSeconds
    this.isAboutAccount = isAboutAccount
  }
}
