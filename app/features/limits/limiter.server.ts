import { type RateLimiterAbstract, RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible'
import { type Redis } from '~/once/redis.server'

interface LimiterOptions {
  /** What is counted, apart from everything else that is. */
  name: string
  points: number
  /** Seconds from the first attempt until the count begins anew. */
  duration: number
}

export interface Limiter {
  /** Counts one attempt. @returns milliseconds to wait where it is one too many, else null */
  count(key: string): Promise<number | null>
  /** Takes one back. */
  forgive(key: string): Promise<void>
}

/** Counts in this process, and with a Redis in all that share it; while that is away each process counts for itself. */
export function createLimiter({ name, ...limit }: LimiterOptions, redis?: Redis): Limiter {
  const here = new RateLimiterMemory({ keyPrefix: name, ...limit })
  if (!redis) return { count: (key) => consume(here, key), forgive: (key) => reward(here, key) }
  const keyPrefix = `${redis.prefix}limit:${name}`
  const shared = new RateLimiterRedis({ keyPrefix, ...limit, storeClient: redis.connect(), useRedisPackage: true })
  return {
    async count(key) {
      const counted = await redis.attempt(async () => ({ waitMs: await consume(shared, key) }))
      return counted ? counted.waitMs : consume(here, key)
    },
    async forgive(key) {
      const forgiven = await redis.attempt(async () => ({ done: await reward(shared, key) }))
      if (!forgiven) await reward(here, key)
    },
  }
}

async function consume(limiter: RateLimiterAbstract, key: string): Promise<number | null> {
  try {
    await limiter.consume(key)
    return null
  } catch (refusal) {
    if (refusal instanceof RateLimiterRes) return refusal.msBeforeNext
    throw refusal
  }
}

async function reward(limiter: RateLimiterAbstract, key: string): Promise<void> {
  await limiter.reward(key)
}
