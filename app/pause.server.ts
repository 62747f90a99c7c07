import { env } from './env.server'

/** How long a pause of `ms` is in this shop: before it tries again, or refuses somebody who may be guessing. */
export function toPauseMs(ms: number): number {
  return ms * env.PAUSE_SCALE
}
