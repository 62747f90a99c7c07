import { type Cache, type CacheEntry, cachified, isExpired } from '@epic-web/cachified'
import { type Logger } from 'pino'
import { countCacheRead } from '~/metrics.server'
import { type CachePolicy, cachePolicies, type CachePolicyName } from './cache-policies'
import { isCommerceError, isOutage } from './errors'
import { freezeJson } from './freeze-json'
import { type L1Cache, type Stored } from './l1-cache.server'
import { type createEpochs } from './purge-tag'
import { type ReadResult, type RequestTimings } from './request-timings'
import { type SharedStore } from './shared-store.server'
import { waitFor, WaitOver } from './within'

export interface CacheRead {
  key: string | string[]
  tags: string[]
  policy: CachePolicyName
  log: Pick<Logger, 'warn'>
  /** Nobody waits for it, so what was purged is never good enough. */
  ahead?: boolean
  /** Called where the value was purged, and is served until it has been read again, or as long as the backend is away. */
  onPassing?: () => void
  /** How long the reader waits for a load, which goes on for others; as long as it takes by default. */
  waitMs?: number
  /** Told how the read went. */
  timings?: Pick<RequestTimings, 'noteRead'>
}

export type ReadCached = <T>(options: CacheRead, load: (asked: { purged: boolean }) => Promise<T>) => Promise<T>

const quietMs = 5_000
// Medusa tells of a change three seconds late: with these it shows everywhere within five
const graceMs = 1_500
const warningPauseMs = 60_000

interface ReaderParts {
  near: L1Cache
  shared?: SharedStore
  epochs: ReturnType<typeof createEpochs>
  warnStale: ReturnType<typeof createStaleWarning>
  isTold: boolean
  /** Whether what has this name is read again by itself once it is purged. */
  isRefreshed?: (name: string) => boolean
}

/** Reads through the process's memory, then the shared store, then the load. */
export function createReader(parts: ReaderParts): ReadCached {
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
    const epoch = epochs.of(tags)
    function give({ entry, epoch: knownEpoch }: Stored): T {
      if (knownEpoch !== epoch) onPassing?.()
      return entry.value as T
    }
    if (known && isQuiet(known, outageMs)) {
      countCacheRead(policy, 'stale')
      timings?.noteRead('stale')
      return give(known)
    }
    let result: ReadResult = 'miss'

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
      countCacheRead(policy, 'stale')
      timings?.noteRead('stale')
      return give(known)
    }
    try {
      return await (waitMs === undefined ? reading : waitFor(reading, waitMs))
    } catch (error) {
      const old = near.peek(name)
      if (!old || !(error instanceof WaitOver ? isUsable : isQuiet)(old, outageMs)) throw error
      result = 'stale'
      return give(old)
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

/** Says that something stale is served, once a minute at most. */
export function createStaleWarning() {
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
