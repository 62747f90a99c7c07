import { type Redis, redis } from '~/once/redis.server'
import { type CatalogueCache, catalogueCache } from './cache.server'
import { CommerceError } from './errors'
import { isOf, makeSnapshot } from './make-snapshot.server'
import { type Commerce } from './shop/commerce'
import { createSharedSnapshot } from './shared-snapshot.server'
import {
  type Held,
  isIdle,
  isLong,
  isOld,
  isPurged,
  isResting,
  noteChanges,
  type Reason,
  refreshMs,
  rest,
  settlePurges,
  type Snapshot,
  type SnapshotRead,
} from './snapshot-load.server'
import { within } from './within'

type Catalogue = Pick<Commerce['catalogue'], 'read'>

/** Values too large for the cache, such as an index of all products, with the cache's freshness. */
export interface Snapshots {
  /**
   * The value at once where there is one, even stale or purged: a new one is then made behind it, and after a purge also
   * before anybody asks, as long as there was a visit within the hour. The first read waits, and so does, for a second,
   * one that finds a value of more than an hour, or a purged one that had no visit for that long and is soon made.
   * @throws SnapshotPending where the first load takes too long and goes on alone; otherwise what `load` throws
   */
  read<T>(catalogue: Catalogue, options: SnapshotRead<T>): Promise<T>
}

/** There is no value yet: it is being made, and whoever comes later will have it. */
export class SnapshotPending extends CommerceError {
  constructor() {
    super({ kind: 'timeout', call: 'GET /store/products', mayHaveHappened: false })
  }
}

const toPending = () => new SnapshotPending()
const leastPauseMs = 100
const spreadMs = 400
const patienceMs = 8_000
const patienceWithOldMs = 1_000

/**
 * Keeps values whole in this process. The cache holds a small mark for each, so its tags, age, coalescing and quiet
 * after a failure are the cache's own. One load runs at a time. After one that took long the backend rests: as long
 * again before what was purged is loaded anew, ten times as long before what is merely old is. Where purges name parts,
 * only these are loaded, until it is time for everything again. Of the processes on one Redis one loads what has a form, and
 * the others take that over; while Redis is away, or has lost it, each loads for itself.
 */
export function createSnapshots({ onPurge }: Pick<CatalogueCache, 'onPurge'>, redis?: Redis): Snapshots {
  const snapshots = new Map<string, Snapshot>()

  onPurge((purged) => {
    for (const snapshot of snapshots.values()) {
      noteChanges(snapshot, purged)
      if (isPurged(snapshot) && !isIdle(snapshot)) refreshSoon(snapshot)
    }
  })

  function find<T>({ key, tags, form }: SnapshotRead<T>): Snapshot {
    const name = JSON.stringify(key)
    const known = snapshots.get(name)
    if (known) return known
    const shared = redis && form && createSharedSnapshot(redis, key, tags)
    const snapshot: Snapshot = { readAt: 0, tags, purges: 0, changes: new Map(), shared }
    snapshots.set(name, snapshot)
    return snapshot
  }

  async function refresh<T>(catalogue: Catalogue, snapshot: Snapshot, options: SnapshotRead<T>): Promise<Held> {
    const { purges } = snapshot
    let { held } = snapshot
    let isPassing = false
    const onPassing = () => {
      isPassing = true
    }
    const mark = { key: ['snapshot', ...options.key], tags: options.tags, policy: 'catalogue' as const, onPassing }
    const version = await catalogue.read(mark, async (_medusa, { purged }) => {
      if (held && !purged && !isPurged(snapshot) && isResting(held.wholeLoad)) return held.version
      scheduleRefresh(catalogue, snapshot, options)
      held = await makeInTurn(snapshot, options, purged ? 'purge' : 'age')
      return held.version
    })
    const known = [snapshot.held, held].find((one) => one && isOf(version, one, snapshot))
    if (known && !isPassing) settlePurges(known, purges)
    if (known) return known
    // the mark of another process on the same cache
    const taken = await makeInTurn(snapshot, options, { mark: version })
    snapshot.settledMark = version
    return taken
  }

  function scheduleRefresh<T>(catalogue: Catalogue, snapshot: Snapshot, options: SnapshotRead<T>): void {
    setTimeout(() => {
      if (isIdle(snapshot)) return
      refresh(catalogue, snapshot, options).catch(() => undefined)
    }, refreshMs).unref()
  }

  return {
    async read<T>(catalogue: Catalogue, options: SnapshotRead<T>): Promise<T> {
      const snapshot = find(options)
      snapshot.refresh = () => refresh(catalogue, snapshot, options)
      const isLeft = isIdle(snapshot) && isPurged(snapshot)
      const refreshed = snapshot.refresh()
      if (options.ahead) return (await refreshed).value as T
      snapshot.readAt = Date.now()
      const { held } = snapshot
      const latest = held ? await orSoon(held, { refreshed, isLeft }) : await first(snapshot, refreshed)
      if (latest.purges !== snapshot.purges) options.onPassing?.()
      return latest.value as T
    },
  }
}

async function first(snapshot: Snapshot, refreshed: Promise<Held>): Promise<Held> {
  const { running } = snapshot
  try {
    return await within(patienceMs - (running ? Date.now() - running.since : 0), refreshed, toPending)
  } catch (error) {
    // what another process had left was purged, and there is nothing better
    if (snapshot.held) return snapshot.held
    throw error
  }
}

async function orSoon(held: Held, { refreshed, isLeft }: { refreshed: Promise<Held>; isLeft: boolean }): Promise<Held> {
  const waits = isOld(held) || (isLeft && !isLong(held.load))
  refreshed.catch(() => undefined) // the cache has said it to the log
  return waits ? within(patienceWithOldMs, refreshed, toPending).catch(() => held) : held
}

/** Visitors would go on seeing what was purged until the first of them has come and gone. */
function refreshSoon(snapshot: Snapshot): void {
  if (snapshot.isPlanned) return
  snapshot.isPlanned = true
  const pauseMs = leastPauseMs + Math.random() * spreadMs
  setTimeout(() => {
    snapshot.isPlanned = false
    snapshot.refresh?.().catch(() => undefined)
  }, pauseMs).unref()
}

/** One at a time; who asks while another one waits for its turn gets what that one makes. */
function makeInTurn<T>(snapshot: Snapshot, options: SnapshotRead<T>, reason: Reason): Promise<Held> {
  if (snapshot.next) {
    snapshot.next.reasons.push(reason)
    return snapshot.next.made
  }
  const next = { reasons: [reason], made: waitForTurn(snapshot, reason).then(start) }
  snapshot.next = next
  return next.made

  function start(): Promise<Held> {
    const made = makeSnapshot(snapshot, options, next.reasons)
    snapshot.running = { since: Date.now(), made }
    snapshot.next = undefined
    return made.finally(() => (snapshot.running = undefined))
  }
}

async function waitForTurn({ running, held, shared }: Snapshot, reason: Reason): Promise<void> {
  const last = (await running?.made.catch(() => undefined)) ?? held
  // taking over what is there costs the backend nothing
  if (!shared || typeof reason === 'string') await rest(last)
}

/** Those of the process. */
export const snapshots = createSnapshots(catalogueCache, redis)
