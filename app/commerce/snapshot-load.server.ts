import { randomUUID } from 'node:crypto'
import { readTag } from './purge-tag'
import { type LoadFacts, type SharedSnapshot, type Span } from './shared-snapshot.server'

export interface SnapshotRead<T> {
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
  /** How the value comes to other processes on the same Redis, of which one loads it for all; without it each does. */
  form?: SnapshotForm<T>
}

export interface SnapshotForm<T> {
  /** None with a line break in it. */
  toLines(value: T): Iterable<string>
  /** `previous` where the lines say nothing else, so that what hangs on its identity lives on. */
  fromLines(lines: AsyncIterable<string>, previous: T | undefined): Promise<T>
  /** Called when this or another process has loaded the value anew, also where it is as it was. */
  note?(value: T, loadedAt: number): void
}

/** `version` is what the cache calls the state of things that `value` was made from. */
export interface Held extends LoadFacts {
  value: unknown
  /** How many of the purges that this process has heard of it knows. */
  purges: number
  /** The version that stood in Redis before this process loaded this one. */
  after?: string
}

/** Why one is to be made: another process has left a mark, something was purged, or what there is is old. */
export type Reason = { mark: string } | 'purge' | 'age'

/** One value of this process, and what goes on about it. */
export interface Snapshot {
  held?: Held
  tags: readonly string[]
  /** How many this process has heard of. */
  purges: number
  /** Which of them was the last to name a part; null stands for anything. */
  changes: Map<string | null, number>
  /** The last visit, ms since 1970. */
  readAt: number
  /** Makes it anew as the last reader would. */
  refresh?: () => Promise<Held>
  /** It will be made anew in a moment. */
  isPlanned?: boolean
  running?: { since: number; made: Promise<Held> }
  /** The load that comes after it. */
  next?: { reasons: Reason[]; made: Promise<Held> }
  /** The last mark of another process that this one has dealt with. */
  settledMark?: string
  /** The version that this process saw last in Redis. */
  seen?: string
  shared?: SharedSnapshot
}

export const refreshMs = 61_000
const idleMs = 3_600_000
const longLoadMs = 3_000
const restFactor = 10
const mostParts = 50

/** Leaves the backend alone for a while after a load that took long. @returns whether there was need */
export async function rest(last: Held | undefined): Promise<boolean> {
  const ms = last && isLong(last.load) ? last.load.startedAt + 2 * last.load.tookMs - Date.now() : 0
  if (ms > 0) await new Promise((resolve) => setTimeout(resolve, ms).unref())
  return ms > 0
}

/** Loads the value, or where purges have named them its parts. One load of a snapshot runs at a time. */
export async function loadSnapshot<T>(snapshot: Snapshot, options: SnapshotRead<T>): Promise<Held> {
  const startedAt = Date.now()
  const { held, purges, seen } = snapshot
  const changed = listChanged(snapshot)
  const parts = held && changed && changed.size > 0 && !isWholeDue(held) ? changed : undefined
  const value = await options.load(held?.value as T | undefined, parts)
  const span = { startedAt, tookMs: Date.now() - startedAt }
  snapshot.held = {
    value,
    version: randomUUID(),
    content: held?.value === value ? held.content : randomUUID(),
    load: span,
    wholeLoad: held && parts ? held.wholeLoad : span,
    purges,
    after: seen,
  }
  options.form?.note?.(value, startedAt)
  return snapshot.held
}

/** @param purged null for anything */
export function noteChanges(snapshot: Snapshot, purged: readonly string[] | null): void {
  const { changes, tags, held } = snapshot
  const named = purged?.map(readTag).filter(({ tag }) => tags.includes(tag)) ?? [{ part: null }]
  if (named.length === 0) return
  snapshot.purges += 1
  for (const [part, purge] of changes) if (held && purge <= held.purges) changes.delete(part)
  for (const { part = null } of named) changes.set(part, snapshot.purges)
  if (changes.size <= mostParts) return
  changes.clear()
  changes.set(null, snapshot.purges)
}

/** What purges have named of what is held; null for anything. */
function listChanged({ held, changes }: Snapshot): ReadonlySet<string> | null {
  const parts = new Set<string>()
  for (const [part, purge] of changes) {
    if (held && purge <= held.purges) continue
    if (part === null) return null
    parts.add(part)
  }
  return parts
}

/** Nothing that `held` was made from had been purged when this process had heard of so many purges. */
export function settlePurges(held: Held, purges: number): void {
  held.purges = Math.max(held.purges, purges)
}

export function isPurged({ held, purges }: Snapshot): boolean {
  return (held?.purges ?? 0) < purges
}

export function isIdle({ readAt }: Snapshot): boolean {
  return Date.now() > readAt + idleMs
}

// a change that nobody announced must not wait for ever behind those that are
function isWholeDue({ wholeLoad }: Held): boolean {
  return Date.now() > wholeLoad.startedAt + refreshMs && !isResting(wholeLoad)
}

/** The load took so long that what is merely old has to wait. */
export function isResting({ startedAt, tookMs }: Span): boolean {
  return isLong({ tookMs }) && Date.now() < startedAt + tookMs * (1 + restFactor)
}

export function isLong({ tookMs }: Pick<Span, 'tookMs'>): boolean {
  return tookMs > longLoadMs
}

/** Nobody has asked for it for so long that it is not shown without a look at the backend. */
export function isOld({ load: { startedAt, tookMs } }: Held): boolean {
  return Date.now() > startedAt + tookMs + idleMs
}
