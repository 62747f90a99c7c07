import { createRequire } from 'node:module'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { makeCounter } from './counter'
import { askStore, type CountingStore, makeSharedCounter } from './shared-counter'

interface Connection extends CountingStore {
  flushall(): Promise<unknown>
  dbsize(): Promise<number>
  keys(pattern: string): Promise<string[]>
  pttl(key: string): Promise<number>
  disconnect(): void
  once(event: 'ready', hear: () => void): void
  on(event: 'error', hear: () => void): void
}

// as Medusa has it
const Redis = createRequire(require.resolve('@medusajs/medusa'))('ioredis') as new (url: string) => Connection

interface RedisOfTests {
  url: string
  pause(): void
  resume(): void
  stop(): Promise<void>
}

interface RedisScript {
  findOrInstallRedis(): Promise<string>
  startRedis(options: { command: string }): Promise<RedisOfTests>
}

let redis: RedisOfTests
const connections: Connection[] = []

beforeAll(async () => {
  const script = join(__dirname, '../../../../scripts/redis.mjs')
  const { findOrInstallRedis, startRedis }: RedisScript = await import(script)
  redis = await startRedis({ command: await findOrInstallRedis() })
  for (let at = 0; at < 2; at += 1) connections.push(await connect())
})

beforeEach(async () => {
  await connections[0]?.flushall()
})

afterAll(async () => {
  for (const connection of connections) connection.disconnect()
  await redis.stop()
})

async function connect() {
  const connection = new Redis(redis.url)
  connection.on('error', () => {})
  await new Promise<void>((resolve) => connection.once('ready', resolve))
  return connection
}

/** The same counter in each of two Medusas. */
function makeCounters(options: { seconds?: number; most?: number } = {}) {
  const { seconds = 60, most } = options
  return connections.map((connection) =>
    makeSharedCounter({ name: 'guesses', seconds, most, ask: askStore(connection), own: makeCounter({ seconds }) }),
  )
}

describe('guesses at several Medusas on one Redis', () => {
  test('are counted together, however many come at once', async () => {
    const counters = makeCounters()
    const waits = await Promise.all(Array.from({ length: 30 }, (_, at) => counters[at % 2]?.add('ada', 10)))
    expect(waits.filter((seconds) => seconds === 0)).toHaveLength(10)
    expect(new Set(waits)).toEqual(new Set([0, 60]))
    expect(await counters[0]?.add('grace', 10)).toBe(0)
  })

  test('count for nothing where they were none, whichever of them is told so', async () => {
    const [one, other] = makeCounters()
    for (let at = 0; at < 20; at += 1) {
      expect(await one?.add('ada', 1)).toBe(0)
      await other?.takeBack('ada')
    }
    // nobody gets more than there was
    await other?.takeBack('ada')
    expect(await one?.add('ada', 1)).toBe(0)
    expect(await one?.add('ada', 1)).toBe(60)
  })

  test('are forgotten when their time is over', async () => {
    const [one, other] = makeCounters({ seconds: 1 })
    expect([await one?.add('ada', 1), await other?.add('ada', 1)]).toEqual([0, 1])
    const [store] = connections
    for (const key of (await store?.keys('*')) ?? []) expect(await store?.pttl(key)).toBeGreaterThan(0)
    await wait(1100)
    expect(await other?.add('ada', 1)).toBe(0)
  })

  test('take no more room than so many strangers, of whom the next ones are counted by each', async () => {
    const [one, other] = makeCounters({ most: 5 })
    for (let at = 0; at < 50; at += 1) expect(await one?.add(`stranger ${at}`, 1)).toBe(0)
    expect(await connections[0]?.dbsize()).toBe(6)
    expect([await one?.add('stranger 49', 1), await other?.add('stranger 49', 1)]).toEqual([60, 0])
    expect(await other?.add('stranger 0', 1)).toBe(60)
    for (const name of ['stranger 1', 'stranger 48']) {
      await one?.takeBack(name)
      expect(await one?.add(name, 1)).toBe(0)
    }
    // whoever is no stranger any more makes room for the next
    await one?.takeBack('stranger 2')
    expect([await one?.add('new', 1), await other?.add('new', 1)]).toEqual([0, 60])
  })

  test('are counted by each alone while Redis says nothing, and nobody waits for it twice', async () => {
    const [one, other] = makeCounters()
    expect(await one?.add('ada', 1)).toBe(0)
    redis.pause()
    try {
      expect([await one?.add('ada', 1), await one?.add('ada', 1)]).toEqual([0, 60])
      expect(await other?.add('ada', 1)).toBe(0)
      let asked = 0
      const silent: CountingStore = { status: 'ready', eval: () => ((asked += 1), new Promise(() => {})) }
      const ask = askStore(silent)
      for (let at = 0; at < 5; at += 1) expect(await ask('return 1', [], [])).toBeNull()
      expect(asked).toBe(1)
    } finally {
      redis.resume()
    }
  })
})
