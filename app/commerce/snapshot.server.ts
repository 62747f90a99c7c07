import { randomUUID } from 'node:crypto'
import { CommerceError } from './errors'
import { type Commerce } from './medusa.server'

interface Held {
  value: unknown
  /** What the cache calls the state of things that `value` was made from. */
  version: string
  startedAt: number
  tookMs: number
}

interface SnapshotRead<T> {
  key: string[]
  tags: string[]
  /** Makes the value; `previous` where nothing has changed, so that what hangs on its identity lives on. */
  load: (previous: T | undefined) => Promise<T>
}

/** Values too large for the cache, such as an index of all products, with the cache's freshness. */
export interface Snapshots {
  /**
   * The value at once where there is one, even stale or purged: a new one is then made behind it. The first read waits.
   * @throws CommerceError what `load` throws, or `timeout` where the first load takes too long and goes on alone
   */
  read<T>(catalogue: Pick<Commerce['catalogue'], 'read'>, options: SnapshotRead<T>): Promise<T>
}

const refreshMs = 61_000
const idleMs = 3_600_000
const patienceMs = 8_000
const longLoadMs = 3_000
const restFactor = 10

/**
 * Keeps values whole in this process. The cache holds a small mark for each, so its tags, age, coalescing and quiet
 * after a failure are the cache's own. A load that takes long is not repeated before ten times as long has passed.
 */
export function createSnapshots(): Snapshots {
  const held = new Map<string, Held>()
  const loads = new Map<string, Promise<Held>>()
  const readAt = new Map<string, number>()

  async function load<T>(name: string, options: SnapshotRead<T>, version: string): Promise<Held> {
    const startedAt = Date.now()
    const value = await options.load(held.get(name)?.value as T | undefined)
    const known = held.get(name)
    if (known && known.startedAt > startedAt) return known
    const made = { value, version, startedAt, tookMs: Date.now() - startedAt }
    held.set(name, made)
    return made
  }

  async function refresh<T>(catalogue: Pick<Commerce['catalogue'], 'read'>, name: string, options: SnapshotRead<T>) {
    const mark = { key: ['snapshot', ...options.key], tags: options.tags, policy: 'catalogue' as const }
    const version = await catalogue.read(mark, async () => {
      const known = held.get(name)
      if (known && isResting(known)) return known.version
      scheduleRefresh(catalogue, name, options)
      return (await load(name, options, randomUUID())).version
    })
    const known = held.get(name)
    if (known?.version === version) return known
    // the mark is of another process on the same cache: this one makes its own value, once
    const id = `${version}@${name}`
    const loading = loads.get(id) ?? load(name, options, version).finally(() => loads.delete(id))
    loads.set(id, loading)
    return loading
  }

  function scheduleRefresh<T>(catalogue: Pick<Commerce['catalogue'], 'read'>, name: string, options: SnapshotRead<T>) {
    setTimeout(() => {
      if (Date.now() - (readAt.get(name) ?? 0) > idleMs) return
      refresh(catalogue, name, options).catch(() => undefined)
    }, refreshMs).unref()
  }

  return {
    async read<T>(catalogue: Pick<Commerce['catalogue'], 'read'>, options: SnapshotRead<T>): Promise<T> {
      const name = JSON.stringify(options.key)
      readAt.set(name, Date.now())
      const refreshed = refresh(catalogue, name, options)
      const known = held.get(name)
      if (!known) return (await withPatience(refreshed)).value as T
      refreshed.catch(() => undefined) // the cache has said it to the log
      return known.value as T
    },
  }
}

function isResting({ startedAt, tookMs }: Held): boolean {
  return tookMs > longLoadMs && Date.now() < startedAt + tookMs * (1 + restFactor)
}

function withPatience<T>(work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const timeout = new Promise<never>((_, reject) => {
    const error = new CommerceError({ kind: 'timeout', call: 'GET /store/products', mayHaveHappened: false })
    timer = setTimeout(() => reject(error), patienceMs)
  })
  return Promise.race([work, timeout]).finally(() => clearTimeout(timer))
}

/** Those of the process. */
export const snapshots = createSnapshots()
