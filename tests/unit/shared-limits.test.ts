import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { connectRedis } from '~/once/redis.server'
import { createRepeatGuard } from '~/once/repeat-guard.server'
import { createLimiter } from '~/features/limits/limiter.server'
import { startRedis } from '../../scripts/redis.mjs'
import { createLogSpy } from '../support/fault-server'

let redis: Awaited<ReturnType<typeof startRedis>>

beforeAll(async () => {
  redis = await startRedis()
})
afterAll(() => redis.stop())

/** One more process of the shop, connected: all that it shares goes through one connection. */
async function startProcess({ shop = 'shop' } = {}) {
  const connection = connectRedis({ url: redis.url, scope: [shop], deadlineMs: 3000, log: createLogSpy() })
  await expect.poll(() => connection.attempt((client) => client.ping()), { timeout: 10_000 }).toBe('PONG')
  const limiter = createLimiter({ name: 'test', points: 3, duration: 60 }, connection)
  return { connection, limiter, links: createRepeatGuard({ name: 'link', seconds: 60 }, connection) }
}

async function countClients(): Promise<number> {
  const { connection } = await startProcess()
  const list = await connection.attempt((client) => client.clientList())
  await connection.close()
  return (list?.length ?? 0) - 1
}

describe('two processes on one Redis', () => {
  it('count attempts together, and let one use a link', async () => {
    const [one, other] = [await startProcess(), await startProcess()]
    for (const { limiter } of [one, other, one]) expect(await limiter.count('ann')).toBeNull()
    expect(await other.limiter.count('ann')).toBeGreaterThan(0)
    await one.limiter.forgive('ann')
    await one.limiter.forgive('ann')
    expect(await other.limiter.count('ann')).toBeNull()
    const use = await one.links.use('link')
    expect(use).not.toBeNull()
    expect(await other.links.isUsed('link')).toBe(true)
    expect(await other.links.use('link')).toBeNull()
    expect(await one.links.use('link')).toBeNull()
    await Promise.all([one, other].map(({ connection }) => connection.close()))
  })

  it('let each other use again what one of them gives back', async () => {
    const [one, other] = [await startProcess(), await startProcess()]
    const use = await one.links.use('of a failure')
    expect(await other.links.use('of a failure')).toBeNull()
    await use?.giveBack()
    expect(await other.links.use('of a failure')).not.toBeNull()
    expect(await one.links.use('of a failure')).toBeNull()
    await use?.giveBack()
    expect(await other.links.isUsed('of a failure'), 'what is another’s by now').toBe(true)
    await Promise.all([one, other].map(({ connection }) => connection.close()))
  })

  it('of different shops count apart, and use up nothing of each other', async () => {
    const [one, other] = [await startProcess({ shop: 'one' }), await startProcess({ shop: 'other' })]
    for (let attempt = 0; attempt < 3; attempt += 1) expect(await one.limiter.count('dora')).toBeNull()
    expect(await one.limiter.count('dora')).toBeGreaterThan(0)
    expect(await other.limiter.count('dora')).toBeNull()
    expect(await one.links.use('the same link')).not.toBeNull()
    expect(await other.links.use('the same link')).not.toBeNull()
    await Promise.all([one, other].map(({ connection }) => connection.close()))
  })

  it('hold one connection each until they close it', async () => {
    const process = await startProcess()
    await process.limiter.count('ben')
    await process.links.use('another link')
    expect(await countClients()).toBe(1)
    await process.connection.close()
    await expect.poll(countClients).toBe(0)
  })
})

it('a Redis that hangs stops nobody: each process counts for itself', async () => {
  const { connection, limiter, links } = await startProcess()
  redis.pause()
  try {
    for (let attempt = 0; attempt < 3; attempt += 1) expect(await limiter.count('cleo')).toBeNull()
    expect(await limiter.count('cleo')).toBeGreaterThan(0)
    expect(await links.use('a link meanwhile')).not.toBeNull()
    expect(await links.use('a link meanwhile')).toBeNull()
  } finally {
    redis.resume()
  }
  await connection.close()
}, 20_000)
