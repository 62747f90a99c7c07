import type { ProviderTraits } from '../options'

const offline = new Set(['manual'])

/** Notes which of the merchant's providers move no money by themselves; to be called when Medusa loads the plugin. */
export function noteOffline(own: Record<string, ProviderTraits> = {}): void {
  for (const [id, { isOffline: is }] of Object.entries(own)) if (is) offline.add(id)
}

/** Whether a provider moves no money by itself: what it was asked for counts as paid once it was captured. */
export function isOffline(providerId: string): boolean {
  return offline.has(providerId)
}

/** The same as a condition of SQL. @param column of the provider's id */
export function isOfflineSql(column: string): string {
  const ids = [...offline].map((id) => `'${id.replaceAll("'", "''")}'`)
  return `${column} IN (${ids.join(', ')})`
}
