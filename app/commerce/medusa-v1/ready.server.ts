import { askBackend, type CommerceOrigin, type CommerceSettings } from './sdk.server'

/** True when the backend answers a read from its database within two seconds; one attempt, never throws. */
export async function pingBackend(settings: CommerceSettings, origin: CommerceOrigin): Promise<boolean> {
  const once = { ...settings, maxRetries: 0 }
  try {
    await askBackend(once, origin, { deadlineMs: 2000, repeatable: true }, (sdk) =>
      sdk.client.request('GET', '/store/regions?limit=1&fields=id&expand='),
    )
    return true
  } catch {
    return false
  }
}
