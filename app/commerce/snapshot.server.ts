import { randomUUID } from 'node:crypto'
import { type CatalogueCache, catalogueCache } from './cache.server'
import { CommerceError } from './errors'
import { type Commerce } from './shop/commerce'
import { readTag, toWholeTags } from './purge-tag'
import { within } from './within'

type Catalogue = Pick<Commerce['catalogue'], 'read'>

interface SnapshotRead<T> {
  key: string[]
  tags: string[]
  /**
   * Makes the value; `previous` where nothing has changed, so that what hangs on its identity lives on. Where `changed`
   * is given, a purge named all that changed since `previous`: only these parts need to be read.
   */
  load: (previous: T | undefined, changed: ReadonlySet<string> | undefined) => Promise<T>
  /** Called where the value was purged, and is given until there is a new one. */
  onPassing?: () => void
  /** Nobody waits for it: it takes as long as it needs, and does not count as a visit. */
  ahead?: boolean
}

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
const refreshMs = 61_000
const idleMs = 3_600_000
const leastPauseMs = 100
const spreadMs = 400
const patienceMs = 8_000
const patienceWithOldMs = 1_000
const longLoadMs = 3_000
const restFactor = 10
const mostParts = 50

interface Span {
  /** Milliseconds since 1970. */
  startedAt: number
  tookMs: number
}

interface Held {
  value: unknown
  /** What the cache calls the state of things that `value` was made from. */
  version: string
  /** How many purges it knows of. */
  purges: number
  load: Span
  /** The last load that read everything: `load` itself, or one before it. */
  wholeLoad: Span
}

interface Snapshot {
  held?: Held
  tags: readonly string[]
  /** How many there were. */
  purges: number
  /** What purges have named since the last load began; null for anything. */
  changed: Set<string> | null
  /** The last visit, ms since 1970. */
  readAt: number
  /** Makes it anew as the last reader would. */
  refresh?: () => Promise<Held>
  /** It will be made anew in a moment. */
  isPlanned?: boolean
  running?: { since: number; made: Promise<Held> }
  /** The load that comes after it. */
  next?: { version: string; made: Promise<Held> }
}

/**
 * Keeps values whole in this process. The cache holds a small mark for each, so its tags, age, coalescing and quiet
 * after a failure are the cache's own. One load runs at a time. After one that took long the backend rests: as long
 * again before what was purged is loaded anew, ten times as long before what is merely old is. Where purges name parts,
 * only these are loaded, until it is time for everything again.
 */
export function createSnapshots({ onPurge }: Pick<CatalogueCache, 'onPurge'>): Snapshots {
  const snapshots = new Map<string, Snapshot>()

  onPurge((purged) => {
    for (const snapshot of snapshots.values()) {
      noteChanges(snapshot, purged)
      if (isPurged(snapshot) && !isIdle(snapshot)) refreshSoon(snapshot)
    }
  })

  function find({ key, tags }: Pick<SnapshotRead<unknown>, 'key' | 'tags'>): Snapshot {
    const name = JSON.stringify(key)
    const known = snapshots.get(name) ?? { readAt: 0, tags, purges: 0, changed: new Set<string>() }
    snapshots.set(name, known)
    return known
  }

  async function refresh<T>(catalogue: Catalogue, snapshot: Snapshot, options: SnapshotRead<T>): Promise<Held> {
    const mark = { key: ['snapshot', ...options.key], tags: options.tags, policy: 'catalogue' as const }
    let { held } = snapshot
    const version = await catalogue.read(mark, async (_medusa, { purged }) => {
      if (held && !purged && isResting(held.wholeLoad)) return held.version
      scheduleRefresh(catalogue, snapshot, options)
      held = await loadInTurn(snapshot, options, randomUUID())
      return held.version
    })
    const known = [held, snapshot.held].find((one) => one?.version === version)
    // another version is the mark of another process on the same cache: this one makes its own value
    return known ?? loadInTurn(snapshot, options, version)
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
      const { held, running } = snapshot
      if (!held)
        return (await within(patienceMs - (running ? Date.now() - running.since : 0), refreshed, toPending)).value as T
      const latest =
        isOld(held) || (isLeft && !isLong(held.load))
          ? await within(patienceWithOldMs, refreshed, toPending).catch(() => held)
          : held
      refreshed.catch(() => undefined) // the cache has said it to the log
      if (latest.purges !== snapshot.purges) options.onPassing?.()
      return latest.value as T
    },
  }
}

/** One load at a time; who asks while another one waits for its turn gets what that one makes. */
function loadInTurn<T>(snapshot: Snapshot, options: SnapshotRead<T>, version: string): Promise<Held> {
  if (snapshot.next) {
    snapshot.next.version = version
    return snapshot.next.made
  }
  const next = { version, made: waitForTurn(snapshot).then(start) }
  snapshot.next = next
  return next.made

  function start(): Promise<Held> {
    const made = load(snapshot, options, next.version)
    snapshot.running = { since: Date.now(), made }
    snapshot.next = undefined
    return made.finally(() => (snapshot.running = undefined))
  }
}

async function waitForTurn({ running, held }: Snapshot): Promise<void> {
  const last = (await running?.made.catch(() => undefined)) ?? held
  const restMs = last && isLong(last.load) ? last.load.startedAt + 2 * last.load.tookMs - Date.now() : 0
  if (restMs > 0) await new Promise((resolve) => setTimeout(resolve, restMs).unref())
}

async function load<T>(snapshot: Snapshot, options: SnapshotRead<T>, version: string): Promise<Held> {
  const startedAt = Date.now()
  const { held, changed, purges } = snapshot
  const parts = held && changed && changed.size > 0 && !isWholeDue(held) ? changed : undefined
  snapshot.changed = new Set()
  try {
    const value = await options.load(held?.value as T | undefined, parts)
    const span = { startedAt, tookMs: Date.now() - startedAt }
    snapshot.held = { value, version, purges, load: span, wholeLoad: held && parts ? held.wholeLoad : span }
    return snapshot.held
  } catch (error) {
    snapshot.changed = parts && snapshot.changed ? new Set([...parts, ...snapshot.changed]) : null
    throw error
  }
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

function noteChanges(snapshot: Snapshot, purged: readonly string[] | null): void {
  if (!purged || toWholeTags(purged).some((tag) => snapshot.tags.includes(tag))) snapshot.purges += 1
  if (purged === null) snapshot.changed = null
  for (const { tag, part } of purged?.map(readTag) ?? []) {
    if (!snapshot.tags.includes(tag)) continue
    if (part === undefined || snapshot.changed?.size === mostParts) snapshot.changed = null
    else snapshot.changed?.add(part)
  }
}

function isPurged({ changed }: Snapshot): boolean {
  return changed === null || changed.size > 0
}

function isIdle({ readAt }: Snapshot): boolean {
  return Date.now() > readAt + idleMs
}

// a change that nobody announced must not wait for ever behind those that are
function isWholeDue({ wholeLoad }: Held): boolean {
  return Date.now() > wholeLoad.startedAt + refreshMs && !isResting(wholeLoad)
}

function isResting({ startedAt, tookMs }: Span): boolean {
  return isLong({ tookMs }) && Date.now() < startedAt + tookMs * (1 + restFactor)
}

function isLong({ tookMs }: Pick<Span, 'tookMs'>): boolean {
  return tookMs > longLoadMs
}

function isOld({ load: { startedAt, tookMs } }: Held): boolean {
  return Date.now() > startedAt + tookMs + idleMs
}

/** Those of the process. */
export const snapshots = createSnapshots(catalogueCache)
