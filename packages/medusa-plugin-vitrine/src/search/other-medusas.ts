import { randomUUID } from 'node:crypto'
import type { EntityManager } from 'typeorm'
import { listenToDatabase } from '../lifetime/listen-to-database'

const channel = 'vitrine_search'
// what each hears of itself it has done already
const self = randomUUID()

/**
 * Of several Medusas one handles an event, and each has an index of its own: the others are told.
 * @param productId of the one that has changed; left out, any may have
 */
export async function tellOtherMedusas(manager: EntityManager, productId = ''): Promise<void> {
  await manager.query('SELECT pg_notify($1, $2)', [channel, `${self} ${productId}`])
}

/** Hears what the others tell. */
export function listenToOtherMedusas({
  refresh,
  rebuildSoon,
  ...parts
}: {
  manager: EntityManager
  refresh: (productId: string) => Promise<void>
  rebuildSoon: () => void
  onError: (error: Error) => void
}) {
  function hear(payload: string) {
    const [teller, productId] = payload.split(' ')
    if (teller === self) return
    if (productId) refresh(productId).catch(parts.onError)
    else rebuildSoon()
  }
  return listenToDatabase({ ...parts, channel, hear, onMissed: rebuildSoon })
}
