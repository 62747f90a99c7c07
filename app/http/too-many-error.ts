/** Somebody has tried something too often; `answer` makes the 429 page of it. */
export class TooManyError extends Error {
  override readonly name = 'TooManyError'
  /** Until the next attempt counts. */
  readonly waitSeconds: number

  constructor(waitSeconds: number) {
    super(`too many attempts; the next one counts in ${waitSeconds} s`)
    this.waitSeconds = waitSeconds
  }
}
