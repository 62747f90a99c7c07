import { setTimeout as sleep } from 'node:timers/promises'
import { log } from '~/http/server/log.server'
import { BusyError } from './busy-error'
import { type Claim, extend, giveUp, take, toClaim } from './lease.server'
import { type Redis, type RedisClient } from './redis.server'

// A process that ends in the middle holds others up for so long.
export const leaseMs = 10_000
const pauseMs = 50

/** Keeps a claim while `run` runs, however long that takes. @param ms how long it was taken for */
export async function keeping<T>(redis: Redis, claim: Claim, run: () => Promise<T>, ms = leaseMs): Promise<T> {
  const renewing = setInterval(() => void renew(), ms / 3)
  async function renew() {
    const isOurs = await redis.attemptPatiently((client) => extend(client, claim, ms))
    if (isOurs === false) log.warn('this process stood still for so long that another one went on in its place')
    if (isOurs === false) clearInterval(renewing)
  }
  try {
    return await run()
  } finally {
    clearInterval(renewing)
  }
}

/**
 * Runs `run` while no other process on this Redis holds the same of `names`, of which one is enough. While Redis is away each
 * process is on its own.
 * @throws BusyError where none of them is free for `waitMs`
 */
export async function holding<T>(
  redis: Redis,
  { names, waitMs }: { names: readonly string[]; waitMs: number },
  run: () => Promise<T>,
): Promise<T> {
  const claim = await waitForOne(
    redis,
    names.map((name) => toClaim(redis.prefix + name)),
    waitMs,
  )
  if (!claim) return run()
  try {
    return await keeping(redis, claim, run)
  } finally {
    await redis.attemptPatiently((client) => giveUp(client, claim))
  }
}

async function waitForOne(redis: Redis, claims: readonly Claim[], waitMs: number): Promise<Claim | null> {
  const end = performance.now() + waitMs
  for (;;) {
    const tried = await redis.attemptPatiently(async (client) => ({ claim: await takeOne(client, claims) }))
    if (!tried) {
      // it may have come late
      void redis.insist((client) => Promise.all(claims.map((claim) => giveUp(client, claim))))
      return null
    }
    if (tried.claim) return tried.claim
    if (performance.now() > end) throw new BusyError()
    await sleep(pauseMs * (0.5 + Math.random()))
  }
}

async function takeOne(client: RedisClient, claims: readonly Claim[]): Promise<Claim | null> {
  for (const claim of claims) if (await take(client, claim, leaseMs)) return claim
  return null
}
