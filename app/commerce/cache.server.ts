import { type CacheEntry, cachified, type Cache } from '@epic-web/cachified'
import { LRUCache } from 'lru-cache'
import { type Logger } from 'pino'
import { isCommerceError, isOutage } from './errors'
import { freezeJson } from './freeze-json'

const minute = 60_000
const hour = 60 * minute

interface CachePolicy {
  /** How long a value is fresh. */
  ttlMs: number
  /** How much longer it is served at once while it is refreshed. */
  swrMs: number
  /** How old it may get while the backend is down; not below the two together. */
  outageMs: number
}

export const cachePolicies = {
  /** Lists of products, categories, collections. */
  catalogue: { ttlMs: minute, swrMs: 24 * hour, outageMs: 24 * hour + minute },
  /** A product's page, which says what is left: nobody sees a stock older than half a minute. */
  stock: { ttlMs: 15_000, swrMs: 15_000, outageMs: 24 * hour },
  /** Regions, countries, currencies. */
  regions: { ttlMs: 5 * minute, swrMs: 7 * 24 * hour, outageMs: 7 * 24 * hour + 5 * minute },
} satisfies Record<string, CachePolicy>

export type CachePolicyName = keyof typeof cachePolicies

export interface CacheRead {
  key: string | string[]
  tags: string[]
  policy: CachePolicyName
  log: Pick<Logger, 'warn'>
}

/** What the catalogue said, without any shopper's part in it: only `catalogue` reads can reach it. */
export interface CatalogueCache {
  /**
   * The value of `key`, from `load` where it is missing, expired or purged. Concurrent reads share one load.
   * A value still within its policy outlives a failing backend. Values come back frozen.
   * @throws what `load` throws, when there is nothing to fall back on
   */
  read<T>(options: CacheRead, load: () => Promise<T>): Promise<T>
  /**
   * Makes the next read of everything so tagged ask the backend; the old value stays only as a fallback.
   * @param deliveryId one that came within the last ten minutes is `repeated` and purges nothing
   */
  purge(tags: string[], deliveryId?: string): Promise<'purged' | 'repeated'>
  size(): { entries: number; bytes: number }
}

interface Stored {
  entry: CacheEntry
  epoch: number
  bytes: number
  /** After a failed refresh, the time (ms since 1970) before which the backend is left alone. */
  quietUntil: number
}

const quietMs = 5_000

/** A cache of at most `maxBytes` of JSON; the least recently read goes first. */
export function createCatalogueCache({ maxBytes }: { maxBytes: number }): CatalogueCache {
  const stored = new LRUCache<string, Stored>({ maxSize: maxBytes, sizeCalculation: ({ bytes }) => bytes })
  const purges = new Map<string, number>()
  const deliveries = new LRUCache<string, true>({ max: 10_000, ttl: 10 * minute })
  const warnStale = createStaleWarning()
  const store = createStore(stored)

  return {
    async read<T>({ key, tags, policy, log }: CacheRead, load: () => Promise<T>): Promise<T> {
      const name = JSON.stringify(key)
      const { ttlMs, swrMs, outageMs } = cachePolicies[policy]
      const epoch = tags.reduce((sum, tag) => sum + (purges.get(tag) ?? 0), 0)
      const known = stored.get(name)
      if (known && isQuiet(known, outageMs)) return known.entry.value as T

      async function loadFrozen(): Promise<T> {
        try {
          return freezeJson(await load())
        } catch (error) {
          const old = stored.peek(name)
          // The backend is up and says no: what it once said is no longer true.
          if (isCommerceError(error) && !isOutage(error)) stored.delete(name)
          else if (old) {
            old.quietUntil = Date.now() + quietMs
            warnStale(log, name, error)
          }
          throw error
        }
      }

      try {
        return await cachified<T>({
          key: toStoreKey(name, epoch),
          cache: store,
          ttl: ttlMs,
          swr: swrMs,
          forceFresh: known !== undefined && known.epoch !== epoch,
          // its own fallback would keep the old value as if it were new
          fallbackToCache: false,
          getFreshValue: loadFrozen,
        })
      } catch (error) {
        const old = stored.peek(name)
        if (old && isQuiet(old, outageMs)) return old.entry.value as T
        throw error
      }
    },
    async purge(tags, deliveryId) {
      if (deliveryId !== undefined && deliveries.has(deliveryId)) return 'repeated'
      if (deliveryId !== undefined) deliveries.set(deliveryId, true)
      for (const tag of tags) purges.set(tag, (purges.get(tag) ?? 0) + 1)
      return 'purged'
    },
    size: () => ({ entries: stored.size, bytes: stored.calculatedSize }),
  }
}

function isQuiet({ entry, quietUntil }: Stored, usableMs: number): boolean {
  const now = Date.now()
  return now < quietUntil && now <= entry.metadata.createdTime + usableMs
}

// cachified shares loads by key: with the epoch in it, a read after a purge never joins a load from before.
function toStoreKey(name: string, epoch: number): string {
  return `${epoch}@${name}`
}

function createStore(stored: LRUCache<string, Stored>): Cache {
  function parse(key: string): { epoch: number; name: string } {
    const separator = key.indexOf('@')
    return { epoch: Number(key.slice(0, separator)), name: key.slice(separator + 1) }
  }
  return {
    name: 'catalogue',
    get: (key) => stored.get(parse(key).name)?.entry,
    set(key, entry) {
      const { epoch, name } = parse(key)
      if ((stored.peek(name)?.epoch ?? 0) > epoch) return
      const bytes = name.length + (JSON.stringify(entry.value) ?? '').length + 64
      stored.set(name, { entry, epoch, bytes, quietUntil: 0 })
    },
    delete: (key) => stored.delete(parse(key).name),
  }
}

function createStaleWarning() {
  let silentUntil = 0
  let unsaid = 0
  return function warn(log: CacheRead['log'], key: string, error: unknown): void {
    if (Date.now() < silentUntil) {
      unsaid += 1
      return
    }
    const errorCode = isCommerceError(error) ? error.code : undefined
    log.warn({ key, errorCode, err: error, unsaid }, 'catalogue refresh failed, serving the stale value')
    silentUntil = Date.now() + minute
    unsaid = 0
  }
}

/** The process-wide cache. */
export const catalogueCache = createCatalogueCache({ maxBytes: 32 * 1024 * 1024 })
