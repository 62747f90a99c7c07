import { TooManyError } from '~/http/server/too-many-error'
import { isCommerceError } from './errors'

// for a backend that does not say how long
const usualWaitSeconds = 60

/** Of whom too much was tried, by the shop's own limits or by the backend's; null for every other error. */
export function toTooMany(error: unknown): TooManyError | null {
  if (error instanceof TooManyError) return error
  if (!isCommerceError(error, 'limited')) return null
  return new TooManyError(error.retryAfterSeconds ?? usualWaitSeconds)
}
