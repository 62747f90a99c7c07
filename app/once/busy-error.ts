/** Too many wait for the same thing, or it takes too long: nothing was done, and it may be asked for again. */
export class BusyError extends Error {
  override readonly name = 'BusyError'
  readonly mayHaveHappened = false

  constructor() {
    super('too many wait for the same thing, or it takes too long')
  }
}
