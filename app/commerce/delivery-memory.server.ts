import { LRUCache } from 'lru-cache'
import { type SharedStore } from './shared-store.server'

const rememberedMs = 10 * 60_000

/** Remembers for ten minutes which deliveries came, in all processes where they share a store. */
export function createDeliveryMemory(shared: SharedStore | undefined) {
  const seen = new LRUCache<string, true>({ max: 10_000, ttl: rememberedMs })
  return {
    /** True once for each id. */
    async isNew(id: string): Promise<boolean> {
      if (seen.has(id)) return false
      seen.set(id, true)
      return (await shared?.claim(id, rememberedMs)) !== false
    },
  }
}
