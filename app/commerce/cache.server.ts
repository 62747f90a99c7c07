import { env } from '~/env.server'
import { type Redis, redis } from '~/once/redis.server'
import { createRepeatGuard } from '~/once/repeat-guard.server'
import { type CachePolicy, cachePolicies } from './cache-policies'
import { createReader, createStaleWarning, type ReadCached } from './cache-reader.server'
import { createL1Cache } from './l1-cache.server'
import { createPurgeRefresh, type Refresh } from './purge-refresh.server'
import { createEpochs, toGoneTags, toWholeTags } from './purge-tag'
import { createSharedStore } from './shared-store.server'

/** What the catalogue said, without any shopper's part in it: only `catalogue` reads can reach it. */
export interface CatalogueCache {
  /**
   * The value of `key`, from `load` where it is missing, expired or purged. Concurrent reads share one load.
   * A value still within its policy outlives a failing backend. Values come back frozen.
   * `load` is told whether it is asked because of a purge, and not because of age.
   * @throws what `load` throws, or `timeout` after `waitMs`, when there is nothing to fall back on
   */
  read: ReadCached
  /**
   * Makes the next read of everything so tagged ask the backend; the old value stays only as a fallback, and none at all
   * where it is gone (`goneTag`). What can be read again ahead of the next reader (`refreshPurged`) is, and may meanwhile
   * be served as it was, for a second and a half at most. Where a Redis is shared, all processes do so; `not-shared` means
   * that only this one could.
   * @param tags may be `partTag`s
   * @param deliveryId one that came within the last ten minutes is `repeated` and purges nothing
   */
  purge(tags: string[], deliveryId?: string): Promise<'purged' | 'repeated' | 'not-shared'>
  /** From now on what is purged is read again at once, as far as `refresh` can read it. */
  refreshPurged(refresh: Refresh): void
  /** Calls back for every purge of this process or another, at times twice, and with null where some may be missed. */
  onPurge(listener: (tags: readonly string[] | null) => void): void
  size(): { entries: number; bytes: number }
}

const guessBytes = 1024 * 1024

interface CacheOptions {
  /** For the values in this process's memory, as JSON. */
  maxBytes: number
  /** Where several processes share values, purges and which deliveries came. */
  redis?: Redis
  /** The backend tells what changes. */
  isTold?: boolean
}

/** A cache in memory, in front of the shared store if there is one. */
export function createCatalogueCache({ maxBytes, redis, isTold = false }: CacheOptions): CatalogueCache {
  const shared = redis && createSharedStore(redis)
  const deliveries = createRepeatGuard({ name: 'delivery', seconds: 10 * 60 }, redis)
  const epochs = createEpochs()
  const near = createL1Cache({ maxBytes })
  const purgeRefresh = createPurgeRefresh()
  const parts = { epochs, warnStale: createStaleWarning(), isTold }
  const readFacts = createReader({ ...parts, near, shared, isRefreshed: purgeRefresh.canRefresh })
  const readGuesses = createReader({ ...parts, near: createL1Cache({ maxBytes: guessBytes }) })
  const listeners: ((tags: readonly string[] | null) => void)[] = [epochs.advance, notePurge]
  function tell(tags: readonly string[] | null): void {
    for (const listener of listeners) listener(tags)
  }
  shared?.onPurge(tell)

  function notePurge(tags: readonly string[] | null): void {
    // what may have been missed the next reader asks Redis about
    if (!tags) return
    for (const name of near.listTagged(new Set(toGoneTags(tags)))) {
      near.remove(name)
      void shared?.remove(name)
    }
    const old = near.listTagged(new Set(toWholeTags(tags))).filter(purgeRefresh.canRefresh)
    for (const name of old) near.notePurge(name)
    purgeRefresh.add(old)
  }

  return {
    read: (options, load) => {
      const { guessable }: CachePolicy = cachePolicies[options.policy]
      return guessable ? readGuesses(options, load) : readFacts(options, load)
    },
    async purge(tags, deliveryId) {
      if (deliveryId !== undefined && !(await deliveries.use(deliveryId))) return 'repeated'
      tell(tags)
      if (!shared) return 'purged'
      const isShared = await shared.purge(tags)
      // a read between the two may have found the old value in Redis still
      tell(tags)
      return isShared ? 'purged' : 'not-shared'
    },
    refreshPurged: purgeRefresh.begin,
    onPurge: (listener) => listeners.push(listener),
    size: near.size,
  }
}

/** The process-wide cache. */
export const catalogueCache = createCatalogueCache({
  maxBytes: 32 * 1024 * 1024,
  redis,
  isTold: env.CATALOGUE_HOOK_SECRET !== undefined,
})
