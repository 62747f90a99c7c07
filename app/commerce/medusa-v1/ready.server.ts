import { type Echo } from './breaker.server'
import { isCommerceError, isOutage } from '../errors'
import { askBackend, type CommerceOrigin, type CommerceSettings } from './sdk.server'

/**
 * Asks the backend once for a read from its database. One that refuses has answered: with a setting that is wrong, or after too
 * many calls, it is there. Never rejects.
 */
export async function pingBackend(
  settings: CommerceSettings,
  origin: CommerceOrigin,
  deadlineMs: number,
): Promise<Echo> {
  const once = { ...settings, maxRetries: 0, breaker: undefined }
  try {
    // calls that are slow, and fill all connections, are no silence
    await askBackend(once, origin, { deadlineMs, repeatable: true, aside: true }, (sdk) =>
      sdk.client.request('GET', '/store/regions?limit=1&fields=id&expand='),
    )
    return 'answered'
  } catch (error) {
    if (isCommerceError(error, 'timeout')) return 'silent'
    return isOutage(error) && !isRefused(error.status) ? 'failed' : 'answered'
  }
}

function isRefused(status = 0): boolean {
  return status >= 400 && status < 500
}
