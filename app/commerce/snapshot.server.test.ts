import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { cachePolicies } from './cache-policies'
import { createCatalogueCache } from './cache.server'
import { CommerceError } from './errors'
import { type Browse, type Commerce } from './shop/commerce'
import { partTag } from './purge-tag'
import { createSnapshots, SnapshotPending, type Snapshots } from './snapshot.server'

const { ttlMs } = cachePolicies.catalogue
let cache = createCatalogueCache({ maxBytes: 1e6 })
let snapshots: Snapshots

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] })
  cache = createCatalogueCache({ maxBytes: 1e6 })
  snapshots = createSnapshots(cache)
})
afterEach(() => {
  vi.useRealTimers()
})

type Load<T> = (previous: T | undefined, changed: ReadonlySet<string> | undefined) => Promise<T>

interface Manner {
  from?: Snapshots
  ahead?: boolean
  onPassing?: () => void
}

function read<T>(load: Load<T>, { from = snapshots, ...manner }: Manner = {}): Promise<T> {
  const log = { warn: vi.fn() }
  const catalogue: Pick<Commerce['catalogue'], 'read'> = {
    read: (options, work) => cache.read({ ...options, log }, (asked) => work({} as Parameters<Browse<T>>[0], asked)),
  }
  return from.read(catalogue, { key: ['all'], tags: ['products'], load, ...manner })
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

it('says of the value that it gives whether that was purged', async () => {
  const load = counting()
  const onPassing = vi.fn()
  await read(load, { onPassing })
  vi.setSystemTime(Date.now() + ttlMs + 1)
  await read(load, { onPassing })
  await settle()
  expect(onPassing).not.toHaveBeenCalled()
  await cache.purge(['products'])
  await read(load, { onPassing })
  expect(onPassing).toHaveBeenCalledTimes(1)
  await settle()
  await read(load, { onPassing })
  expect(onPassing).toHaveBeenCalledTimes(1)
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

it('loads once more after a purge that came while it was loading, and not before it has ended', async () => {
  let finishFirst: (value: string) => void = () => undefined
  const first = read(() => new Promise<string>((resolve) => (finishFirst = resolve)))
  await settle()
  await cache.purge(['products'])
  const load = vi.fn(async () => 'new')
  const [second, third] = [read(load), read(load)]
  await settle()
  expect(load).not.toHaveBeenCalled()
  finishFirst('old')
  expect(await first).toBe('old')
  expect(await Promise.all([second, third])).toEqual(['new', 'new'])
  expect(load).toHaveBeenCalledTimes(1)
})

it('makes its own value where another process on the same cache has made one, and only one', async () => {
  await read(counting())
  const from = createSnapshots(cache)
  const load = counting()
  const both = await Promise.all([read(load, { from }), read(load, { from })])
  expect(both).toEqual([{ count: 1 }, { count: 1 }])
  await read(load, { from })
  expect(load).toHaveBeenCalledTimes(1)
})

describe('after purges that name parts', () => {
  const purgePart = (part: string) => cache.purge([partTag('products', part)])

  async function changedAfter(...purges: (() => Promise<unknown>)[]) {
    const load = vi.fn<Load<string>>(async () => 'value')
    await read(load)
    for (const purge of purges) await purge()
    await read(load)
    await settle()
    expect(load).toHaveBeenCalledTimes(2)
    return load.mock.calls[1]?.[1]
  }

  it('loads these parts', async () => {
    const both = await changedAfter(
      () => purgePart('one'),
      () => purgePart('two'),
    )
    expect(both).toEqual(new Set(['one', 'two']))
  })

  it('loads everything where something else was purged too', async () => {
    const all = await changedAfter(
      () => purgePart('one'),
      () => cache.purge(['products']),
    )
    expect(all).toBeUndefined()
  })

  it('loads everything where there are too many of them', async () => {
    const parts = Array.from({ length: 51 }, (_, number) => partTag('products', String(number)))
    expect(await changedAfter(() => cache.purge(parts))).toBeUndefined()
  })

  it('does not mind parts of what it was not made from', async () => {
    const changed = await changedAfter(
      () => cache.purge([partTag('regions', 'eu')]),
      () => purgePart('one'),
    )
    expect(changed).toEqual(new Set(['one']))
  })

  it('loads everything once a minute all the same, since not every change is announced', async () => {
    const load = vi.fn<Load<string>>(async () => 'value')
    await read(load)
    for (const part of ['one', 'two', 'three']) {
      vi.setSystemTime(Date.now() + 31_000)
      await purgePart(part)
      await read(load)
      await settle()
    }
    expect(load.mock.calls.map(([, changed]) => changed)).toEqual([
      undefined,
      new Set(['one']),
      undefined,
      new Set(['three']),
    ])
  })

  it('loads the parts of a load that failed together with those of the next', async () => {
    await read(async () => 'value')
    await purgePart('one')
    const outage = new CommerceError({ kind: 'unreachable', call: 'GET /store/products', mayHaveHappened: false })
    await read<string>(() => Promise.reject(outage))
    await settle()
    vi.setSystemTime(Date.now() + 6_000)
    await purgePart('two')
    const load = vi.fn<Load<string>>(async () => 'value')
    await read(load)
    await settle()
    expect(load.mock.calls[0]?.[1]).toEqual(new Set(['one', 'two']))
  })
})

describe('a load that takes long', () => {
  const tookMs = 20_000
  let load: ReturnType<typeof slowLoad>

  function slowLoad() {
    let count = 0
    return vi.fn(async () => {
      await new Promise((resolve) => setTimeout(resolve, tookMs))
      return { count: ++count }
    })
  }

  beforeEach(() => {
    vi.useFakeTimers()
    load = slowLoad()
  })

  async function prepare(): Promise<void> {
    const ready = read(load, { ahead: true })
    await vi.advanceTimersByTimeAsync(tookMs)
    await ready
  }

  it('makes the first visitors wait a while, those who come later not at all, and ends for who did not ask', async () => {
    const prepared = read(load, { ahead: true })
    const early = expect(read(load)).rejects.toBeInstanceOf(SnapshotPending)
    await vi.advanceTimersByTimeAsync(9_000)
    await early
    const late = expect(read(load)).rejects.toBeInstanceOf(SnapshotPending)
    await vi.advanceTimersByTimeAsync(1)
    await late
    await vi.advanceTimersByTimeAsync(tookMs)
    expect(await prepared).toEqual({ count: 1 })
    expect(await read(load)).toEqual({ count: 1 })
    expect(load).toHaveBeenCalledTimes(1)
  })

  it('leaves the backend alone for ten times as long before it is repeated because of age', async () => {
    await prepare()
    await vi.advanceTimersByTimeAsync(9 * tookMs)
    await read(load)
    await vi.advanceTimersByTimeAsync(tookMs)
    expect(load).toHaveBeenCalledTimes(1)
    await vi.advanceTimersByTimeAsync(2 * tookMs + ttlMs)
    await read(load)
    await vi.advanceTimersByTimeAsync(tookMs)
    expect(load).toHaveBeenCalledTimes(2)
  })

  it('is repeated after a purge when as much time has passed, once for all purges', async () => {
    await prepare()
    for (let purges = 0; purges < 5; purges += 1) {
      await cache.purge(['products'])
      expect(await read(load)).toEqual({ count: 1 })
      await vi.advanceTimersByTimeAsync(tookMs / 10)
    }
    expect(load).toHaveBeenCalledTimes(1)
    await vi.advanceTimersByTimeAsync(2 * tookMs)
    expect(load).toHaveBeenCalledTimes(2)
    expect(await read(load)).toEqual({ count: 2 })
    await vi.advanceTimersByTimeAsync(5 * tookMs)
    expect(load).toHaveBeenCalledTimes(2)
  })

  it('is repeated after a purge also where the cache has no room for its mark any more', async () => {
    await prepare()
    await cache.purge(['products'])
    const large = { key: 'large', tags: [], policy: 'catalogue' as const, log: { warn: vi.fn() } }
    await cache.read(large, async () => 'x'.repeat(999_900))
    await read(load)
    await vi.advanceTimersByTimeAsync(3 * tookMs)
    expect(await read(load)).toEqual({ count: 2 })
  })
})

it('is made anew after a purge before the next visitor comes, where there was one within the hour', async () => {
  const load = counting()
  await read(load, { ahead: true })
  await cache.purge(['products'])
  await read(load)
  await settle()
  expect(load).toHaveBeenCalledTimes(2)
  await cache.purge(['products'])
  await vi.waitFor(() => expect(load).toHaveBeenCalledTimes(3), { timeout: 3000 })
  await settle()
  expect(await read(load)).toEqual({ count: 3 })
})

it('waits a moment for a new value where one was purged that nobody has asked for in an hour, and no longer', async () => {
  vi.useFakeTimers()
  const load = counting()
  await read(load, { ahead: true })
  await vi.advanceTimersByTimeAsync(3_700_000)
  await cache.purge(['products'])
  expect(await read(load)).toEqual({ count: 2 })
  await vi.advanceTimersByTimeAsync(3 * 3_600_000)
  await cache.purge(['products'])
  const hanging = read<{ count: number }>(() => new Promise(() => undefined))
  await vi.advanceTimersByTimeAsync(1_000)
  expect((await hanging).count).toBeGreaterThan(1)
})
