import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { cachePolicies, createCatalogueCache } from './cache.server'
import { CommerceError } from './errors'
import { type Commerce } from './medusa.server'
import { createSnapshots, type Snapshots } from './snapshot.server'

const { ttlMs } = cachePolicies.catalogue
let cache = createCatalogueCache({ maxBytes: 1e6 })
let snapshots: Snapshots

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] })
  cache = createCatalogueCache({ maxBytes: 1e6 })
  snapshots = createSnapshots()
})
afterEach(() => {
  vi.useRealTimers()
})

function read<T>(load: (previous: T | undefined) => Promise<T>, from = snapshots): Promise<T> {
  const log = { warn: vi.fn() }
  const catalogue = {
    read: (options: object, work: () => Promise<unknown>) => cache.read({ ...options, log } as never, work),
  }
  return from.read(catalogue as Pick<Commerce['catalogue'], 'read'>, { key: ['all'], tags: ['products'], load })
}

function counting() {
  let count = 0
  return vi.fn(async (_previous: { count: number } | undefined) => ({ count: ++count }))
}

/** Lets what goes on behind a read run to its end. */
function settle(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 20))
}

it('makes the value once for all who ask', async () => {
  const load = counting()
  const [first, second] = await Promise.all([read(load), read(load)])
  expect(second).toBe(first)
  expect(await read(load)).toBe(first)
  expect(load).toHaveBeenCalledTimes(1)
})

it('gives the old value at once when it is purged, and the new one soon after', async () => {
  const load = counting()
  await read(load)
  await cache.purge(['products'])
  expect(await read(load)).toEqual({ count: 1 })
  await settle()
  expect(await read(load)).toEqual({ count: 2 })
  expect(load).toHaveBeenCalledTimes(2)
})

it('makes a new value when the old one is stale, and tells the work what there was', async () => {
  const load = counting()
  const first = await read(load)
  vi.setSystemTime(Date.now() + ttlMs + 1)
  await read(load)
  await settle()
  expect(await read(load)).toEqual({ count: 2 })
  expect(load.mock.calls[1]?.[0]).toBe(first)
})

it('keeps the old value while the backend is down, however long', async () => {
  await read(counting())
  vi.setSystemTime(Date.now() + 1000 * ttlMs)
  const outage = new CommerceError({ kind: 'unreachable', call: 'GET /store/products', mayHaveHappened: false })
  const failing = vi.fn(() => Promise.reject(outage))
  for (let reading = 0; reading < 3; reading += 1) {
    expect(await read<{ count: number }>(failing)).toEqual({ count: 1 })
    await settle()
  }
  expect(failing).toHaveBeenCalled()
})

it('fails where there is nothing to give', async () => {
  const outage = new CommerceError({ kind: 'unreachable', call: 'GET /store/products', mayHaveHappened: false })
  await expect(read(() => Promise.reject(outage))).rejects.toBe(outage)
})

it('does not let a slow load overwrite the result of a later one', async () => {
  let finishFirst: (value: string) => void = () => undefined
  const slow = read(() => new Promise<string>((resolve) => (finishFirst = resolve)))
  await settle()
  vi.setSystemTime(Date.now() + 1)
  await cache.purge(['products'])
  expect(await read(async () => 'new')).toBe('new')
  finishFirst('old')
  await slow
  expect(await read(async () => 'unused')).toBe('new')
})

it('leaves a backend alone for a while that took long', async () => {
  const slow = vi.fn(async () => {
    vi.setSystemTime(Date.now() + 4_000)
    return 'value'
  })
  await read(slow)
  await cache.purge(['products'])
  await read(slow)
  await settle()
  expect(slow).toHaveBeenCalledTimes(1)
  vi.setSystemTime(Date.now() + 40_000)
  await cache.purge(['products'])
  await read(slow)
  await settle()
  expect(slow).toHaveBeenCalledTimes(2)
})

it('makes its own value where another process on the same cache has made one, and only one', async () => {
  await read(counting())
  const other = createSnapshots()
  const load = counting()
  const both = await Promise.all([read(load, other), read(load, other)])
  expect(both).toEqual([{ count: 1 }, { count: 1 }])
  await read(load, other)
  expect(load).toHaveBeenCalledTimes(1)
})
