import { createCommerce, type CommerceRequest } from './commerce.server'
import { type CommerceSettings } from './sdk.server'

/** True when the backend answers a read from its database within two seconds; one attempt, never throws. */
export async function pingBackend(settings: CommerceSettings, request: CommerceRequest): Promise<boolean> {
  const commerce = createCommerce({ ...settings, maxRetries: 0, readDeadlineMs: 2000 }, request)
  try {
    await commerce.catalogue.live(({ medusa }) =>
      medusa.client.request('GET', '/store/regions?limit=1&fields=id&expand='),
    )
    return true
  } catch {
    return false
  }
}
