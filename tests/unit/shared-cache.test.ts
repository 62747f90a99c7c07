import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { cachePolicies } from '~/commerce/cache-policies'
import { type CacheRead } from '~/commerce/cache-reader.server'
import { createCatalogueCache } from '~/commerce/cache.server'
import { CommerceError } from '~/commerce/errors'
import { goneTag } from '~/commerce/purge-tag'
import { connectRedis } from '~/once/redis.server'
import { createSharedStore } from '~/commerce/shared-store.server'
import { startRedis } from '../../scripts/redis.mjs'
import { createLogSpy } from '../support/fault-server'

const { ttlMs, swrMs, outageMs } = cachePolicies.catalogue
const soon = { timeout: 5000, interval: 20 }

let redis: Awaited<ReturnType<typeof startRedis>>
let shopNumber = 0

beforeAll(async () => {
  redis = await startRedis()
})
afterAll(() => redis.stop())
beforeEach(() => {
  shopNumber += 1
})
afterEach(() => {
  vi.useRealTimers()
})

const mug = JSON.stringify(['product', 'mug'])

/** One more process of the shop of this test, connected. */
async function startProcess({ publishableKey = 'pk', deadlineMs = 3000 } = {}) {
  const log = createLogSpy()
  const connection = connectRedis({ url: redis.url, scope: [`shop ${shopNumber}`, publishableKey], deadlineMs, log })
  const shared = createSharedStore(connection)
  const cache = createCatalogueCache({ maxBytes: 1e6, redis: connection })
  async function read<T>(load: () => Promise<T>, options: Partial<CacheRead> = {}): Promise<T> {
    const request = { key: JSON.parse(mug) as string[], tags: ['products'], policy: 'catalogue' as const, log }
    return cache.read({ ...request, ...options }, load)
  }
  await expect.poll(() => shared.read('nothing', ['nothing']), { timeout: 10_000 }).not.toBeNull()
  /** Until the value has come to Redis. */
  async function hasShared(value: unknown): Promise<void> {
    const readValue = async () => (await shared.read(mug, ['products']))?.entry?.value
    await expect.poll(readValue, soon).toEqual(value)
  }
  /** What Redis holds of all shops: names, the versions of this one's tags, and bytes. */
  async function measureRedis() {
    const found = await connection.insist((client) =>
      Promise.all([client.dbSize(), client.hLen(`${connection.prefix}stamps`), client.info('memory')]),
    )
    const [names = 0, tagVersions = 0, info = ''] = found ?? []
    return { names, tagVersions, bytes: Number(/used_memory_dataset:(\d+)/.exec(info)?.[1]) }
  }
  return { ...cache, read, hasShared, measureRedis, log }
}

function answering<T>(value: T) {
  return vi.fn(() => Promise.resolve(value))
}

function failing() {
  const error = new CommerceError({ kind: 'unreachable', call: 'GET /store/products', mayHaveHappened: false })
  return vi.fn(() => Promise.reject(error))
}

function pass(ms: number): void {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + ms })
}

describe('two processes on one Redis', () => {
  it('load a value once between them', async () => {
    const [one, other] = [await startProcess(), await startProcess()]
    expect(await one.read(answering({ price: 1 }))).toEqual({ price: 1 })
    await one.hasShared({ price: 1 })
    const load = answering({ price: 2 })
    expect(await other.read(load)).toEqual({ price: 1 })
    expect(load).not.toHaveBeenCalled()
  })

  it('both ask anew after a purge that one was told of', async () => {
    const [one, other] = [await startProcess(), await startProcess()]
    await one.read(answering('old'))
    await one.hasShared('old')
    expect(await other.read(answering('unused'))).toBe('old')
    expect(await one.purge(['products'])).toBe('purged')
    await expect.poll(() => other.read(answering('new')), soon).toBe('new')
    expect(await one.read(answering('unused'))).toBe('new')
  })

  it('know a delivery that either has had', async () => {
    const [one, other] = [await startProcess(), await startProcess()]
    expect(await one.purge(['products'], 'delivery')).toBe('purged')
    expect(await other.purge(['products'], 'delivery')).toBe('repeated')
    expect(await one.purge(['products'], 'delivery')).toBe('repeated')
  })

  it('keep a purged value from coming back out of a load that began before', async () => {
    const [one, other] = [await startProcess(), await startProcess()]
    let finish: (value: string) => void = () => {}
    const load = vi.fn(() => new Promise<string>((resolve) => (finish = resolve)))
    const slow = one.read(load)
    await vi.waitFor(() => expect(load).toHaveBeenCalled())
    await other.purge(['products'])
    finish('old')
    expect(await slow).toBe('old')
    await one.hasShared('old')
    expect(await (await startProcess()).read(answering('new'))).toBe('new')
  })

  it('serve each other’s stale values at once, and refresh behind them', async () => {
    const [one, other] = [await startProcess(), await startProcess()]
    await one.read(answering('old'))
    await one.hasShared('old')
    pass(ttlMs + 1)
    expect(await other.read(answering('new'))).toBe('old')
    await other.hasShared('new')
    expect(await other.read(answering('newer'))).toBe('new')
  })

  it('take the value that the other has refreshed', async () => {
    const [one, other] = [await startProcess(), await startProcess()]
    await one.read(answering('old'))
    await one.hasShared('old')
    await other.read(answering('unused'))
    pass(ttlMs + 1)
    await one.read(answering('new'))
    await one.hasShared('new')
    const load = answering('unused')
    expect(await other.read(load)).toBe('new')
    expect(load).not.toHaveBeenCalled()
  })

  it('fall back on what the other had while the backend is down, purged or not', async () => {
    const one = await startProcess()
    await one.read(answering('old'))
    await one.hasShared('old')
    await one.purge(['products'])
    expect(await (await startProcess()).read(failing())).toBe('old')
    pass(outageMs + 1)
    await expect((await startProcess()).read(failing())).rejects.toMatchObject({ kind: 'unreachable' })
  })

  it('forget together what the backend does not know any more', async () => {
    const [one, other] = [await startProcess(), await startProcess()]
    await one.read(answering('old'))
    await one.hasShared('old')
    pass(ttlMs + swrMs + 1)
    const gone = new CommerceError({ kind: 'not-found', call: 'GET /store/products', mayHaveHappened: false })
    await expect(one.read(() => Promise.reject(gone))).rejects.toMatchObject({ kind: 'not-found' })
    await one.hasShared(undefined)
    await expect(other.read(failing())).rejects.toMatchObject({ kind: 'unreachable' })
  })
})

it(
  'what visitors make up pushes nothing of the catalogue out, and leaves Redis as it was',
  { timeout: 60_000 },
  async () => {
    const { read, hasShared, measureRedis } = await startProcess()
    const facts = Array.from({ length: 60 }, (_, number) => `fact ${number}`)
    for (const key of facts) await read(answering('x'.repeat(2000)), { key })
    await read(answering('mug'))
    await hasShared('mug')
    const before = await measureRedis()
    const gone = new CommerceError({ kind: 'not-found', call: 'GET /store/products', mayHaveHappened: false })
    for (let number = 0; number < 6000; number += 1) {
      const word = `${number} ${'ß'.repeat(80)}`
      await read(answering([word]), { key: ['search', word], policy: 'guesses' })
      const madeUp = { key: ['product', word], tags: ['product', `product:${word}`], policy: 'stock' as const }
      await expect(read(() => Promise.reject(gone), madeUp)).rejects.toBe(gone)
    }
    const after = await measureRedis()
    expect(after.names).toBe(before.names)
    // 4096 places for the versions of tags, 12 letters each, however many are made up
    expect(after.tagVersions).toBeLessThan(4100)
    expect(after.bytes - before.bytes).toBeLessThan(600_000)
    for (const key of facts) await read(() => expect.fail('pushed out'), { key })
  },
)

it('one product that is purged is asked for anew by everybody, and another is not', async () => {
  const [one, other] = [await startProcess(), await startProcess()]
  const mugPage = { key: ['page', 'mug'], tags: ['product', 'product:mug'] }
  const cupPage = { key: ['page', 'cup'], tags: ['product', 'product:cup'] }
  for (const page of [mugPage, cupPage]) await one.read(answering('old'), page)
  await other.read(answering('old'), mugPage)
  await one.purge(['product:mug'])
  await expect.poll(() => other.read(answering('new'), mugPage), soon).toBe('new')
  const load = answering('unused')
  expect(await one.read(load, cupPage)).toBe('old')
  expect(load).not.toHaveBeenCalled()
})

it('what is purged is read again by one process for all, and what is gone is forgotten by all', async () => {
  const processes = [await startProcess(), await startProcess()]
  const page = { key: 'mug', tags: ['product:mug'] }
  let price = 1
  const load = vi.fn(async () => price)
  for (const one of processes) {
    one.refreshPurged((key) => (key === 'mug' ? () => one.read(load, { ...page, ahead: true }) : null))
    await one.read(load, page)
  }
  price = 2
  load.mockClear()
  await processes[0]?.purge(['product:mug'])
  for (const one of processes) {
    await expect.poll(() => one.read(load, page), soon).toBe(2)
  }
  // both may have begun in the same moment
  expect(load.mock.calls.length).toBeLessThanOrEqual(processes.length)
  await processes[0]?.purge([goneTag('product:mug')])
  for (const one of [...processes, await startProcess()]) {
    await expect.poll(() => one.read(failing(), page).catch(() => 'nothing'), soon).toBe('nothing')
  }
})

it('two shops on one Redis share nothing', async () => {
  const [one, other] = [await startProcess({ publishableKey: 'pk_1' }), await startProcess({ publishableKey: 'pk_2' })]
  await one.read(answering('first'))
  await one.hasShared('first')
  expect(await other.read(answering('second'))).toBe('second')
  await other.purge(['products'])
  expect(await one.read(answering('unused'))).toBe('first')
})

describe('a Redis', () => {
  it('that hangs is waited for once, and complained of once', async () => {
    const process = await startProcess({ deadlineMs: 150 })
    const saidBefore = process.log.lines.length
    redis.pause()
    try {
      const startedAt = Date.now()
      expect(await process.read(answering('a'), { key: 'a' })).toBe('a')
      expect(Date.now() - startedAt).toBeLessThan(1000)
      const nextAt = Date.now()
      for (const key of ['b', 'c', 'd', 'e']) expect(await process.read(answering(key), { key })).toBe(key)
      expect(Date.now() - nextAt).toBeLessThan(500)
      expect(await process.purge(['products'])).toBe('not-shared')
      expect(process.log.lines.slice(saidBefore)).toHaveLength(1)
    } finally {
      redis.resume()
    }
    await expect.poll(() => process.purge(['products']), { timeout: 10_000 }).toBe('purged')
  })

  it('that is gone is done without, and used again when it is back', { timeout: 20_000 }, async () => {
    const [one, other] = [await startProcess(), await startProcess()]
    await one.read(answering('old'))
    await one.hasShared('old')
    await other.read(answering('unused'))
    await redis.stop()
    expect(await one.purge(['products'])).toBe('not-shared')
    expect(await one.read(answering('new'))).toBe('new')
    expect(await other.read(answering('unused'))).toBe('old')
    redis = await startRedis({ port: redis.port })
    await expect.poll(() => one.purge(['products']), { timeout: 10_000 }).toBe('purged')
    await expect.poll(() => other.read(answering('newest')), { timeout: 10_000 }).toBe('newest')
    const complaints = one.log.lines.filter((line) => line.includes('does not answer'))
    expect(complaints).toHaveLength(1)
  })
})
