import { LRUCache } from 'lru-cache'
import { createHash } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Lease, giveUp, isLeased, leave, take, toLease } from './lease.server'
import { keepingLease, leaseMs } from './hold-lease.server'
import { type Redis, type RedisClient } from './redis.server'

/** Who asks, and for what: the same `key` of another owner is another thing. */
export interface IdempotencyKey {
  owner: string
  key: string
}

/**
 * Runs what comes several times under one key once, and remembers the answer for ten minutes. A process keeps at most 2000,
 * none longer than 64 kB as text and 16 MB in all, here or in Redis; the oldest go first.
 */
export interface Idempotency<T> {
  /**
   * What comes second gets the answer to the first, also to one that is still under way. What rejects, and what is too long
   * to be kept, runs anew.
   * @returns null where another process has not come to an end with it for a minute
   */
  runOnce(key: IdempotencyKey, run: () => Promise<T>): Promise<T | null>
  /** Keeps nothing of the owner any longer, in no process; nor of what is still under way. */
  forget(owner: string): Promise<void>
}

/** How an answer becomes text, and what of it others may read. */
export interface AnswerFormat<T> {
  pack(answer: T): Promise<string>
  unpack(text: string): T
  /** As it leaves the process. */
  seal(text: string): Promise<string>
  /** Null where it is not ours. */
  open(sealed: string): Promise<string | null>
}

// longer than anybody looks at a notice before trying again
const keptSeconds = 600
const patienceMs = 60_000
const pauseMs = 200

// What is longer echoes what somebody has typed at length, and is refused the second time as the first.
const longest = 64 * 1024
const most = 2000
const mostBytes = 16 * 1024 * 1024
// keys, and what the cache keeps of an entry
const bytesBeside = 500

interface Run<T> {
  id: string
  run: () => Promise<T>
  answer: Promise<T | null>
}

type Kept = string | { inRedis: string }

/**
 * In this process, and with a Redis in all that share it; while that is away each process remembers alone.
 * @param name what the names in Redis begin with
 */
export function createIdempotency<T>(
  { name, format }: { name: string; format: AnswerFormat<T> },
  redis?: Redis,
): Idempotency<T> {
  const underWay = new Map<string, Run<T>>()
  // what Redis has is counted here as well, and taken away there when it is too much
  const kept = new LRUCache<string, Kept>({
    max: most,
    maxSize: mostBytes,
    ttl: keptSeconds * 1000,
    dispose(value, _, reason) {
      if (reason === 'evict' && typeof value !== 'string') void redis?.attempt((client) => client.del(value.inRedis))
    },
  })

  // what was forgotten meanwhile is not kept
  function keep(one: Run<T>, packed: string, value: Kept = packed): void {
    if (underWay.get(one.id) === one) kept.set(one.id, value, { size: packed.length * 2 + bytesBeside })
  }

  async function packShort(answer: T): Promise<string | null> {
    const packed = await format.pack(answer)
    return packed.length > longest ? null : packed
  }

  async function runAlone(one: Run<T>): Promise<T> {
    const answer = await one.run()
    const packed = await packShort(answer)
    if (packed !== null) keep(one, packed)
    return answer
  }

  async function runShared(redis: Redis, one: Run<T>): Promise<T | null> {
    const shared = await redis.attemptPatiently(async (client) => {
      return `${redis.prefix}${name}:${await readEra(client, toEraKey(one.id))}:${one.id}`
    })
    if (!shared) return runAlone(one)
    const lease = toLease(shared)
    for (const end = performance.now() + patienceMs; performance.now() < end; await sleep(pauseMs)) {
      const tried = await redis.attemptPatiently(async (client) => {
        const isOurs = await take(client, lease, leaseMs)
        return { isOurs, known: isOurs ? null : await client.get(shared) }
      })
      if (!tried) return runAlone(one)
      if (tried.isOurs) return runAndTell(redis, one, lease)
      if (tried.known !== null && !isLeased(tried.known)) return readAnswer(tried.known)
    }
    return null
  }

  async function runAndTell(redis: Redis, one: Run<T>, lease: Lease): Promise<T> {
    try {
      const answer = await keepingLease(redis, lease, one.run)
      const packed = await packShort(answer)
      const sealed = packed === null ? null : await format.seal(packed)
      const isTold = await redis.attemptPatiently((client) =>
        sealed !== null ? leave(client, lease, sealed, keptSeconds * 1000) : giveUp(client, lease),
      )
      if (packed !== null && isTold !== false) keep(one, packed, isTold === null ? packed : { inRedis: lease.name })
      return answer
    } catch (error) {
      await redis.attemptPatiently((client) => giveUp(client, lease))
      throw error
    }
  }

  async function readAnswer(sealed: string): Promise<T | null> {
    const text = await format.open(sealed)
    return text === null ? null : format.unpack(text)
  }

  function toEraKey(id: string): string {
    return `${redis?.prefix}${name}-era:${id.split(':', 1)[0]}`
  }

  return {
    async runOnce({ owner, key }, run) {
      const id = `${toHash(owner)}:${toHash(key)}`
      const known = kept.get(id)
      if (typeof known === 'string') return format.unpack(known)
      const running = underWay.get(id)
      if (running) return running.answer
      const one: Run<T> = { id, run, answer: Promise.resolve(null) }
      underWay.set(id, one)
      one.answer = redis ? runShared(redis, one) : runAlone(one)
      try {
        return await one.answer
      } finally {
        if (underWay.get(id) === one) underWay.delete(id)
      }
    },
    async forget(owner) {
      const start = `${toHash(owner)}:`
      for (const id of [...kept.keys()].filter((id) => id.startsWith(start))) kept.delete(id)
      for (const id of [...underWay.keys()].filter((id) => id.startsWith(start))) underWay.delete(id)
      await redis?.insist(async (client) => {
        const era = toEraKey(start)
        // what was kept in a former era of the owner is found by nobody, and ends by itself
        await client
          .multi()
          .incr(era)
          .expire(era, keptSeconds + patienceMs / 1000)
          .exec()
      })
    },
  }
}

function toHash(text: string): string {
  return createHash('sha256').update(text).digest('base64url')
}

async function readEra(client: RedisClient, key: string): Promise<string> {
  return (await client.get(key)) ?? '0'
}
