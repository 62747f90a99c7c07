import { log } from '~/http/server/log.server'
import { type Lease } from '~/once/lease.server'
import { cachePolicies } from './cache-policies'
import { unpackLines } from './packed-lines.server'
import { type SharedSnapshot } from './shared-snapshot.server'
import {
  type Held,
  isResting,
  loadSnapshot,
  noteChanges,
  type Reason,
  rest,
  settlePurges,
  type Snapshot,
  type SnapshotRead,
} from './snapshot-load.server'

/**
 * Makes the value anew for all `reasons`: loads it, or takes over what another process on the same Redis has loaded. Only one
 * of them loads at a time, and puts there what it has loaded.
 */
export async function makeSnapshot<T>(
  snapshot: Snapshot,
  options: SnapshotRead<T>,
  reasons: readonly Reason[],
): Promise<Held> {
  const { shared, held: before } = snapshot
  if (before && reasons.every((reason) => typeof reason === 'object' && isOf(reason.mark, before, snapshot)))
    return before
  if (!shared) return loadSnapshot(snapshot, options)

  const look = () => adopt(snapshot, options, shared)
  const findEnough = (sight: Sight | null): Held | undefined =>
    sight?.held && reasons.every((reason) => isEnough(sight, reason, before)) ? sight.held : undefined
  const known = findEnough(await look())
  if (known) return known
  return shared.inTurn(async (lease) => {
    // another process may have made it while this one waited
    let sight = lease && (await look())
    while (!findEnough(sight) && (await rest(snapshot.held))) sight = lease && (await look())
    const made = findEnough(sight)
    if (made) return made
    // what is shared as current has to have all that was purged before
    if (lease && !(await shared.hasHeardAll())) noteChanges(snapshot, null)
    const loaded = await loadSnapshot(snapshot, options)
    if (lease && sight) await share(loaded, { lease, sight, shared, options })
    return loaded
  })
}

/** @param before what this process had when it was asked */
function isEnough({ held, current }: Sight, reason: Reason, before: Held | undefined): boolean {
  if (!held) return false
  if (typeof reason === 'object') return current || held.version === reason.mark
  if (!current || reason === 'purge') return current
  const isYoung = Date.now() < held.load.startedAt + cachePolicies.catalogue.ttlMs
  return held.version !== before?.version && (isYoung || isResting(held.wholeLoad))
}

interface Share<T> {
  lease: Lease
  /** From before the load. */
  sight: Sight
  shared: SharedSnapshot
  options: SnapshotRead<T>
}

async function share<T>(held: Held, { lease, sight, shared, options }: Share<T>): Promise<void> {
  const { value, version, content, load, wholeLoad } = held
  const lines = content === sight.content ? undefined : options.form?.toLines(value as T)
  await shared.write(lease, { facts: { version, content, load, wholeLoad }, tagVersion: sight.tagVersion, lines })
}

interface Sight {
  /** What this process has now, where it is what the others have. */
  held?: Held
  current: boolean
  tagVersion: string
  /** Of what the others have. */
  content?: string
}

/** Takes over what another process has made; null while Redis is away. */
async function adopt<T>(snapshot: Snapshot, options: SnapshotRead<T>, shared: SharedSnapshot): Promise<Sight | null> {
  // what is purged from now on may be missing in it
  const { held, purges } = snapshot
  const found = await shared.look(held?.content)
  if (!found?.facts) return found && { current: false, tagVersion: found.tagVersion }
  const { facts, packed, current, tagVersion } = found
  const sight = { current, tagVersion, content: facts.content }
  snapshot.seen = facts.version
  if (!held || ![held.version, held.after].includes(facts.version)) {
    // clocks differ: what is current is newer all the same
    if (held && !current && facts.load.startedAt <= held.load.startedAt) return sight
    try {
      const value = await open(packed, held, options)
      snapshot.held = { ...facts, value, purges: held?.purges ?? purges }
    } catch (error) {
      log.warn({ err: error, key: options.key }, 'what another process shared cannot be read')
      return { current: false, tagVersion }
    }
    // what was purged before this process began it has not heard of
    if (!held && !current) noteChanges(snapshot, null)
    options.form?.note?.(snapshot.held.value as T, facts.load.startedAt)
  }
  if (current && snapshot.held) settlePurges(snapshot.held, purges)
  return { ...sight, held: snapshot.held }
}

async function open<T>(packed: Buffer | null, held: Held | undefined, { form }: SnapshotRead<T>): Promise<unknown> {
  return packed && form ? form.fromLines(unpackLines(packed), held?.value as T | undefined) : held?.value
}

/** Whether `held` is what a mark in the cache stands for. */
export function isOf(mark: string, held: Held, { settledMark }: Snapshot): boolean {
  return held.version === mark || settledMark === mark
}
