import { setTimeout as sleep } from 'node:timers/promises'
import { log } from '~/http/server/log.server'
import { BusyError } from './busy-error'
import { endingSignal } from './ending.server'
import { type Lease, extend, giveUp, take, toLease } from './lease.server'
import { type Redis, type RedisClient } from './redis.server'

// A process that ends in the middle holds others up for so long.
export const leaseMs = 10_000
const pauseMs = 50

/** Keeps a lease while `run` runs, however long that takes. @param ms how long it was taken for */
export async function keepingLease<T>(redis: Redis, lease: Lease, run: () => Promise<T>, ms = leaseMs): Promise<T> {
  const renewing = setInterval(() => void renew(), ms / 3)
  async function renew() {
    const isOurs = await redis.attemptPatiently((client) => extend(client, lease, ms))
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
 * process is on its own, and there is no lease.
 * @throws BusyError where none of them is free for `waitMs`, or until the process is about to end
 */
export async function holdingLease<T>(
  redis: Redis,
  { names, waitMs }: { names: readonly string[]; waitMs: number },
  run: (lease: Lease | null) => Promise<T>,
): Promise<T> {
  const lease = await waitForOne(
    redis,
    names.map((name) => toLease(redis.prefix + name)),
    waitMs,
  )
  if (!lease) return run(null)
  try {
    return await keepingLease(redis, lease, () => run(lease))
  } finally {
    await redis.attemptPatiently((client) => giveUp(client, lease))
  }
}

async function waitForOne(redis: Redis, leases: readonly Lease[], waitMs: number): Promise<Lease | null> {
  const end = performance.now() + waitMs
  for (;;) {
    const tried = await redis.attemptPatiently(async (client) => ({ lease: await takeOne(client, leases) }))
    if (!tried) {
      // it may have come late
      void redis.insist((client) => Promise.all(leases.map((lease) => giveUp(client, lease))))
      return null
    }
    if (tried.lease) return tried.lease
    if (performance.now() > end || endingSignal.aborted) throw new BusyError()
    await sleep(pauseMs * (0.5 + Math.random()))
  }
}

async function takeOne(client: RedisClient, leases: readonly Lease[]): Promise<Lease | null> {
  for (const lease of leases) if (await take(client, lease, leaseMs)) return lease
  return null
}
