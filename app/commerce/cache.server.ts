import { type Cache, type CacheEntry, cachified, isExpired } from '@epic-web/cachified'
import { type Logger } from 'pino'
import { countCacheRead } from '~/metrics.server'
import { env } from '~/env.server'
import { type Redis, redis } from '~/once/redis.server'
import { createRepeatGuard } from '~/once/repeat-guard.server'
import { type CachePolicy, cachePolicies, type CachePolicyName } from './cache-policies'
import { isCommerceError, isOutage } from './errors'
import { freezeJson } from './freeze-json'
import { createL1Cache, type L1Cache, type Stored } from './l1-cache.server'
import { createPurgeRefresh, type Refresh } from './purge-refresh.server'
import { createEpochs, toGoneTags, toWholeTags } from './purge-tag'
import { type ReadResult, type RequestTimings } from './request-timings'
import { createSharedStore, type SharedStore } from './shared-store.server'
import { waitFor, WaitOver } from './within'

export interface CacheRead {
  key: string | string[]
  tags: string[]
  policy: CachePolicyName
  log: Pick<Logger, 'warn'>
  /** Nobody waits for it, so what was purged is never good enough. */
  ahead?: boolean
  /** Called where the value was purged, and is served until it has been read again. */
  onPassing?: () => void
  /** How long the reader waits for a load, which goes on for others; as long as it takes by default. */
  waitMs?: number
  /** Told how the read went. */
  timings?: Pick<RequestTimings, 'noteRead'>
}

/** What the catalogue said, without any shopper's part in it: only `catalogue` reads can reach it. */
export interface CatalogueCache {
  /**
   * The value of `key`, from `load` where it is missing, expired or purged. Concurrent reads share one load.
   * A value still within its policy outlives a failing backend. Values come back frozen.
   * `load` is told whether it is asked because of a purge, and not because of age.
   * @throws what `load` throws, or `timeout` after `waitMs`, when there is nothing to fall back on
   */
  read<T>(options: CacheRead, load: (asked: { purged: boolean }) => Promise<T>): Promise<T>
  /**
   * Makes the next read of everything so tagged ask the backend; the old value stays only as a fallback, and none at all
   * where it is gone (`goneTag`). What can be read again ahead of the next reader (`refreshPurged`) is, and may meanwhile
   * be served as it was, for a second and a half at most. Where a Redis is shared, all processes do so; `not-shared` means that only this one could.
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

const quietMs = 5_000
// Medusa tells of a change three seconds late: with these it shows everywhere within five
const graceMs = 1_500
const warningPauseMs = 60_000
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
    const gone = new Set(near.listTagged(new Set(toGoneTags(tags))))
    for (const name of gone) {
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

interface ReaderParts {
  near: L1Cache
  shared?: SharedStore
  epochs: ReturnType<typeof createEpochs>
  warnStale: ReturnType<typeof createStaleWarning>
  isTold: boolean
  /** Whether what has this name is read again by itself once it is purged. */
  isRefreshed?: (name: string) => boolean
}

function createReader(parts: ReaderParts): CatalogueCache['read'] {
  const { near, shared, epochs, warnStale, isTold } = parts
  const store = createStore(parts)

  return async function read<T>(
    { key, tags, policy, log, ahead, onPassing, waitMs, timings }: CacheRead,
    load: (asked: { purged: boolean }) => Promise<T>,
  ): Promise<T> {
    const name = JSON.stringify(key)
    const { ttlMs, outageMs, ...after }: CachePolicy = cachePolicies[policy]
    const swrMs = (isTold && after.toldSwrMs) || after.swrMs
    const known = near.get(name)
    if (known && isQuiet(known, outageMs)) {
      countCacheRead(policy, 'stale')
      timings?.noteRead('stale')
      return known.entry.value as T
    }
    let result: ReadResult = 'miss'
    const epoch = epochs.of(tags)

    async function loadFrozen(metadata: { createdTime: number }): Promise<T> {
      const found = await shared?.read(name, tags)
      if (found?.entry && found.current && !isExpired(found.entry.metadata)) {
        metadata.createdTime = found.entry.metadata.createdTime
        return freezeJson(found.entry.value) as T
      }
      try {
        const value = freezeJson(await load({ purged: known !== undefined && known.epoch !== epoch }))
        const entry = { value, metadata: { createdTime: metadata.createdTime, ttl: ttlMs, swr: swrMs } }
        if (found) void shared?.write(name, entry, { tagVersion: found.tagVersion, keepMs: outageMs })
        return value
      } catch (error) {
        const old = near.peek(name)
        // The backend is up and says no: what it once said is no longer true.
        if (isCommerceError(error) && !isOutage(error)) forget(name)
        else if (old) {
          old.quietUntil = Date.now() + quietMs
          warnStale(log, name, error)
        }
        throw error
      }
    }

    const reading = cachified<T>(
      {
        key: JSON.stringify({ name, tags, epoch } satisfies StoreKey),
        cache: store,
        ttl: ttlMs,
        swr: swrMs,
        // its own fallback would keep the old value as if it were new
        fallbackToCache: false,
        getFreshValue: ({ metadata }) => loadFrozen(metadata),
      },
      () => (event) => {
        if (event.name === 'getCachedValueRead') result = toResult(event.entry as CacheEntry | null | undefined)
      },
    )
    if (known && !ahead && isPassing(known)) {
      reading.catch(() => undefined)
      onPassing?.()
      countCacheRead(policy, 'stale')
      return known.entry.value as T
    }
    try {
      return await (waitMs === undefined ? reading : waitFor(reading, waitMs))
    } catch (error) {
      const old = near.peek(name)
      if (!old || !(error instanceof WaitOver ? isUsable : isQuiet)(old, outageMs)) throw error
      result = 'stale'
      return old.entry.value as T
    } finally {
      countCacheRead(policy, result)
      timings?.noteRead(result)
    }
  }

  function forget(name: string): void {
    near.remove(name)
    void shared?.remove(name)
  }
}

function toResult(entry: CacheEntry | null | undefined): ReadResult {
  const expired = entry ? isExpired(entry.metadata) : true
  return expired === true ? 'miss' : expired === 'stale' ? 'stale' : 'hit'
}

function isQuiet(stored: Stored, usableMs: number): boolean {
  return Date.now() < stored.quietUntil && isUsable(stored, usableMs)
}

// as good as it would be if nothing had been purged
function isPassing({ entry, purgedAt }: Stored): boolean {
  return purgedAt !== undefined && Date.now() < purgedAt + graceMs && isExpired(entry.metadata) !== true
}

function isUsable({ entry }: Stored, usableMs: number): boolean {
  return Date.now() <= entry.metadata.createdTime + usableMs
}

// cachified shares loads by key: with the epoch in it, a read after a purge never joins a load from before.
interface StoreKey {
  name: string
  tags: string[]
  epoch: number
}

function createStore({ near, shared, epochs, isRefreshed }: ReaderParts): Cache {
  return {
    name: 'catalogue',
    async get(key) {
      const { name, tags, epoch } = JSON.parse(key) as StoreKey
      const known = near.get(name)
      const isCurrent = known?.epoch === epoch
      if (isCurrent && !isExpired(known.entry.metadata)) return known.entry
      const found = await shared?.read(name, tags)
      if (!found?.entry) return isCurrent ? known.entry : undefined
      // what was purged meanwhile still is something to fall back on
      if (found.current) near.keep(name, { entry: freezeJson(found.entry), epoch, tags })
      else if (!known) near.keep(name, { entry: freezeJson(found.entry), epoch: -1, tags })
      return found.current ? found.entry : undefined
    },
    set(key, entry) {
      const { name, tags, epoch } = JSON.parse(key) as StoreKey
      // purged while it was loaded: no worse than if it had been loaded a moment before
      const isPassing =
        epochs.of(tags) !== epoch && isRefreshed?.(name) && !epochs.areGone(tags, entry.metadata.createdTime)
      near.keep(name, { entry, epoch, tags, ...(isPassing && { purgedAt: Date.now() }) })
    },
    delete: (key) => near.remove((JSON.parse(key) as StoreKey).name),
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
    silentUntil = Date.now() + warningPauseMs
    unsaid = 0
  }
}

/** The process-wide cache. */
export const catalogueCache = createCatalogueCache({
  maxBytes: 32 * 1024 * 1024,
  redis,
  isTold: env.CATALOGUE_HOOK_SECRET !== undefined,
})
