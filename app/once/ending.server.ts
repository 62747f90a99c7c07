import { setMaxListeners } from 'node:events'
import { BusyError } from './busy-error'

const ending = new AbortController()
// all who wait, of whom there may be hundreds
setMaxListeners(0, ending.signal)

/** This process ends too soon for whoever still waits: nothing was done for them, and they may ask another one. */
export function refuseWaiters(): void {
  ending.abort(new BusyError())
}

/** Aborted with a `BusyError` once nobody may wait any more. */
export const endingSignal = ending.signal
