import { log } from '~/http/server/log.server'
import { BusyError } from '~/once/busy-error'
import { endingSignal } from '~/once/ending.server'
import { holdingLease } from '~/once/hold-lease.server'
import { type Lease, writeFields } from '~/once/lease.server'
import { answeringBytes, type Redis, type RedisClient } from '~/once/redis.server'
import { buildDigest } from './build-digest.server'
import { cachePolicies } from './cache-policies'
import { packLines } from './packed-lines.server'
import { createTagVersions } from './tag-versions.server'

export interface Span {
  /** Milliseconds since 1970. */
  startedAt: number
  tookMs: number
}

/** Which load a value comes from. */
export interface LoadFacts {
  /** Another one for each load. */
  version: string
  /** Another one for each value: a load that found nothing new keeps it. */
  content: string
  load: Span
  /** The last load that read everything: `load` itself, or one before it. */
  wholeLoad: Span
}

export interface SharedSight {
  facts: LoadFacts | null
  /** Nothing that the value was made from was purged since its load began. */
  current: boolean
  /** Stands for all purges so far; `write` wants the one from before the load. */
  tagVersion: string
  /** The value as `packLines` packed it, where it is not the one that the reader has. */
  packed: Buffer | null
}

/**
 * The place in Redis of one value that each process keeps whole, and that one of them makes for all. It has room for one: the
 * next takes its place. Nothing here rejects for Redis's sake, and each step waits a second for it at most.
 */
export interface SharedSnapshot {
  /** What is there; null while Redis is away. @param content of the value that the reader has */
  look(content: string | undefined): Promise<SharedSight | null>
  /**
   * Runs what may load while no other process does, which it waits for. A process that ends in the middle is waited for ten
   * seconds longer. While Redis is away, and after five minutes, it runs all the same, without a lease.
   */
  inTurn<T>(run: (lease: Lease | null) => Promise<T>): Promise<T>
  /** Waits for what was purged before. @returns false where some of it may not have come */
  hasHeardAll(): Promise<boolean>
  /** Puts a value there, unless the lease is lost: who stood still does not take the place of a newer one. */
  write(lease: Lease, written: { facts: LoadFacts; tagVersion: string; lines?: Iterable<string> }): Promise<void>
}

const waitMs = 5 * 60_000
const keepMs = cachePolicies.catalogue.outageMs
// what is larger would not reach Redis in a second
const mostBytes = 64 * 1024 * 1024

export function createSharedSnapshot(redis: Redis, key: readonly string[], tags: readonly string[]): SharedSnapshot {
  const own = `snapshot:${buildDigest}:${JSON.stringify(key)}`
  const name = redis.prefix + own
  const tagVersions = createTagVersions(redis.prefix)

  async function readPacked(client: RedisClient) {
    const [facts, packed] = await answeringBytes(client).hmGet(name, ['facts', 'packed'])
    return facts && packed ? { facts: facts.toString(), packed } : null
  }

  return {
    look: (content) =>
      redis.insist(async (client) => {
        const [text, tagVersion] = await Promise.all([client.hGet(name, 'facts'), tagVersions.read(client, tags)])
        const known = readFacts(text)
        if (known && known.content === content) return { ...toSight(known, tagVersion), packed: null }
        const found = known && (await readPacked(client))
        return { ...toSight(readFacts(found?.facts), tagVersion), packed: found?.packed ?? null }
      }),
    async inTurn(run) {
      try {
        return await holdingLease(redis, { names: [`lock:${own}`], waitMs }, run)
      } catch (error) {
        if (error instanceof BusyError && !endingSignal.aborted) return run(null)
        throw error
      }
    },
    hasHeardAll: () => redis.hearAll(),
    async write(lease, { facts, tagVersion, lines }) {
      const packed = lines && (await packLines(lines))
      if (packed && packed.length > mostBytes)
        return log.warn({ key, bytes: packed.length }, 'too large to be shared: each process makes its own')
      const fields = { facts: JSON.stringify({ ...facts, tagVersion }), ...(packed && { packed }) }
      await redis.insist((client) => writeFields(client, lease, { name, fields, ms: keepMs }))
    },
  }
}

type KeptFacts = LoadFacts & { tagVersion: string }

function readFacts(text: string | null | undefined): KeptFacts | null {
  return text ? (JSON.parse(text) as KeptFacts) : null
}

function toSight(kept: KeptFacts | null, tagVersion: string) {
  return { facts: kept, current: kept?.tagVersion === tagVersion, tagVersion }
}
