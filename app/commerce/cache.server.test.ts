import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { cachePolicies } from './cache-policies'
import { type CacheRead } from './cache-reader.server'
import { createCatalogueCache } from './cache.server'
import { CommerceError, type CommerceErrorKind } from './errors'
import { goneTag } from './purge-tag'

const { ttlMs, swrMs } = cachePolicies.catalogue
let warnings: unknown[] = []
let cache = createCatalogueCache({ maxBytes: 1e6 })

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] })
  warnings = []
  cache = createCatalogueCache({ maxBytes: 1e6 })
})
afterEach(() => {
  vi.useRealTimers()
})

function read<T>(load: () => Promise<T>, options: Partial<CacheRead> = {}): Promise<T> {
  const log = { warn: (...args: unknown[]) => warnings.push(args) }
  return cache.read({ key: ['product', 'mug'], tags: ['products'], policy: 'catalogue', log, ...options }, load)
}

function pass(ms: number): void {
  vi.setSystemTime(Date.now() + ms)
}

/** Lets a background refresh run to its end. */
function settle(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 20))
}

function failing(kind: CommerceErrorKind) {
  return vi.fn(() => Promise.reject(new CommerceError({ kind, call: 'GET /store/products', mayHaveHappened: false })))
}

function answering<T>(...values: T[]) {
  const last = values.at(-1)
  return vi.fn(() => Promise.resolve((values.length > 1 ? values.shift() : last) as T))
}

describe('freshness', () => {
  it('loads once while the value is fresh', async () => {
    const load = answering('first', 'second')
    expect([await read(load), await read(load), await read(load)]).toEqual(['first', 'first', 'first'])
  })

  it('serves the stale value at once and refreshes behind it', async () => {
    const load = answering('first', 'second')
    await read(load)
    pass(ttlMs + 1)
    expect(await read(load)).toBe('first')
    await settle()
    expect(await read(load)).toBe('second')
    expect(load).toHaveBeenCalledTimes(2)
  })

  it('waits for a new value once the stale time is over', async () => {
    const load = answering('first', 'second')
    await read(load)
    pass(ttlMs + swrMs + 1)
    expect(await read(load)).toBe('second')
  })

  it('keeps null, an answer like any other', async () => {
    const load = answering(null)
    expect([await read(load), await read(load)]).toEqual([null, null])
    expect(load).toHaveBeenCalledTimes(1)
  })

  it('shares one load among concurrent reads, its failure too', async () => {
    const load = answering('first')
    expect(await Promise.all([read(load), read(load), read(load)])).toEqual(['first', 'first', 'first'])
    expect(load).toHaveBeenCalledTimes(1)
    const broken = failing('unreachable')
    const outcomes = await Promise.allSettled([read(broken, { key: 'b' }), read(broken, { key: 'b' })])
    expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
    expect(broken).toHaveBeenCalledTimes(1)
  })

  it('keeps what anybody can ask for apart: it is purged like all else, and pushes nothing out', async () => {
    await read(answering('fact'))
    const guess = { key: 'guess', policy: 'guesses' as const }
    expect(await read(answering(null), guess)).toBeNull()
    for (let number = 0; number < 3000; number += 1) {
      await read(answering('x'.repeat(600)), { ...guess, key: `guess ${number}` })
    }
    expect(await read(() => expect.fail('pushed out'))).toBe('fact')
    const again = answering('one', 'two')
    expect([await read(again, guess), await read(again, guess)]).toEqual(['one', 'one'])
    await cache.purge(['products'])
    expect(await read(again, guess)).toBe('two')
  })

  it('tells keys apart that would read alike when joined', async () => {
    expect(await read(answering(1), { key: ['a', 'b'] })).toBe(1)
    expect(await read(answering(2), { key: ['a:b'] })).toBe(2)
    expect(await read(answering(3), { key: 'a,b' })).toBe(3)
  })
})

describe('a failing backend', () => {
  it.each(['failed', 'unreachable', 'timeout'] as const)('(%s) is hidden by the stale value', async (kind) => {
    await read(answering('first'))
    pass(ttlMs + 1)
    expect(await read(failing(kind))).toBe('first')
    await settle()
    pass(swrMs - 1000)
    expect(await read(failing(kind))).toBe('first')
  })

  it('shows through without a value, and once the stale time is over', async () => {
    await expect(read(failing('unreachable'))).rejects.toMatchObject({ kind: 'unreachable' })
    await read(answering('first'))
    pass(ttlMs + swrMs + 1)
    await expect(read(failing('unreachable'))).rejects.toMatchObject({ kind: 'unreachable' })
  })

  it('is hidden by a stock that is too old for a backend that answers', async () => {
    const { ttlMs, swrMs, outageMs } = cachePolicies.stock
    await read(answering('first'), { policy: 'stock' })
    pass(ttlMs + swrMs + 1)
    expect(await read(failing('unreachable'), { policy: 'stock' })).toBe('first')
    pass(6_000)
    expect(await read(answering('second'), { policy: 'stock' })).toBe('second')
    pass(outageMs + 1)
    await expect(read(failing('unreachable'), { policy: 'stock' })).rejects.toMatchObject({ kind: 'unreachable' })
  })

  it('is left alone for five seconds after a failed refresh, then asked again', async () => {
    await read(answering('first'))
    pass(ttlMs + 1)
    const load = failing('timeout')
    for (let reader = 0; reader < 5; reader += 1) {
      expect(await read(load)).toBe('first')
      await settle()
    }
    expect(load).toHaveBeenCalledTimes(1)
    pass(5_001)
    const recovered = answering('second')
    await read(recovered)
    await settle()
    expect(await read(recovered)).toBe('second')
  })

  it('is logged once a minute at most', async () => {
    const keys = ['a', 'b', 'c']
    for (const key of keys) await read(answering(key), { key })
    pass(ttlMs + 1)
    for (const key of keys) await read(failing('unreachable'), { key })
    await settle()
    expect(warnings).toHaveLength(1)
    pass(60_001)
    await read(failing('unreachable'), { key: 'a' })
    await settle()
    expect(warnings).toHaveLength(2)
    expect(warnings[1]).toMatchObject([{ errorCode: 4, unsaid: 2 }, expect.any(String)])
  })

  it('that answers "not found" ends the stale value', async () => {
    await read(answering('first'))
    pass(ttlMs + 1)
    expect(await read(failing('not-found'))).toBe('first')
    await settle()
    await expect(read(failing('not-found'))).rejects.toMatchObject({ kind: 'not-found' })
  })
})

describe('purging', () => {
  it('makes the next read ask anew, for its tags only', async () => {
    await read(answering('mug'), { key: 'mug', tags: ['products', 'product:mug'] })
    await read(answering('cup'), { key: 'cup', tags: ['products', 'product:cup'] })
    cache.purge(['product:mug'])
    expect(await read(answering('new mug'), { key: 'mug', tags: ['products', 'product:mug'] })).toBe('new mug')
    expect(await read(answering('new cup'), { key: 'cup', tags: ['products', 'product:cup'] })).toBe('cup')
    cache.purge(['products'])
    expect(await read(answering('newer cup'), { key: 'cup', tags: ['products', 'product:cup'] })).toBe('newer cup')
  })

  it('falls back on the old value while the backend is down, without asking every time', async () => {
    await read(answering('first'))
    cache.purge(['products'])
    const load = failing('unreachable')
    expect([await read(load), await read(load)]).toEqual(['first', 'first'])
    expect(load).toHaveBeenCalledTimes(1)
  })

  it('does not let a load from before the purge be taken for fresh', async () => {
    let finish: (value: string) => void = () => {}
    const slow = read(() => new Promise<string>((resolve) => (finish = resolve)))
    await settle()
    cache.purge(['products'])
    expect(await read(answering('new'))).toBe('new')
    finish('old')
    expect(await slow).toBe('old')
    expect(await read(answering('newer'))).toBe('new')
  })
})

describe('purging what the process can read again by itself', () => {
  const mug = { key: 'mug', tags: ['product', 'product:mug'] }
  let price = 1

  beforeEach(() => {
    price = 1
    cache.refreshPurged((key) => (key === 'mug' ? () => readMug({ ahead: true }) : null))
  })

  function readMug(options: Partial<CacheRead> = {}) {
    return read(async () => price, { ...mug, ...options })
  }

  it('costs no reader a wait, and all see the new value soon', async () => {
    await readMug()
    const load = answering(2)
    cache.refreshPurged((key) => (key === 'mug' ? () => read(load, { ...mug, ahead: true }) : null))
    await cache.purge(['product:mug'])
    await vi.waitFor(() => expect(load).toHaveBeenCalled(), { timeout: 3000 })
    await settle()
    expect(await read(() => expect.fail('waited for'), mug)).toBe(2)
  })

  it('gives the old value to who comes before that, and looks for the new one behind it', async () => {
    await readMug()
    price = 2
    await cache.purge(['product:mug'])
    expect(await readMug()).toBe(1)
    await settle()
    expect(await read(() => expect.fail('waited for'), mug)).toBe(2)
  })

  it('says of what it gives whether that has changed', async () => {
    const onPassing = vi.fn()
    await readMug({ onPassing })
    await readMug({ onPassing })
    expect(onPassing).not.toHaveBeenCalled()
    await cache.purge(['product:mug'])
    await readMug({ onPassing })
    expect(onPassing).toHaveBeenCalledTimes(1)
    await settle()
    await readMug({ onPassing })
    expect(onPassing).toHaveBeenCalledTimes(1)
    pass(2_000)
    await cache.purge(['product:mug'])
    pass(2_000)
    for (const times of [2, 3]) {
      expect(await read(failing('unreachable'), { ...mug, onPassing }), 'while the backend is away').toBe(1)
      expect(onPassing).toHaveBeenCalledTimes(times)
    }
  })

  it('gives the old value for a second and a half, however often it is purged again', async () => {
    await readMug()
    const hanging = () => new Promise<number>(() => undefined)
    for (const passed of [0, 700, 700]) {
      pass(passed)
      await cache.purge(['product:mug'])
      expect(await read(hanging, mug)).toBe(1)
    }
    pass(200)
    price = 2
    await cache.purge(['product:mug'])
    expect(await readMug()).toBe(2)
  })

  it('waits as ever for what is said to be gone, also where it is being loaded', async () => {
    await readMug()
    await cache.purge([goneTag('product:mug')])
    await expect(read(failing('not-found'), mug)).rejects.toMatchObject({ kind: 'not-found' })
    let finish: (value: number) => void = () => {}
    const slow = read(() => new Promise<number>((resolve) => (finish = resolve)), mug)
    await settle()
    await cache.purge([goneTag('product:mug')])
    finish(1)
    await slow
    await expect(read(failing('not-found'), mug)).rejects.toMatchObject({ kind: 'not-found' })
  })

  it('shows what is gone not even while the backend is down', async () => {
    await readMug()
    await cache.purge([goneTag('product:mug')])
    await expect(read(failing('unreachable'), mug)).rejects.toMatchObject({ kind: 'unreachable' })
  })

  it('goes through the two hundred that were read last, two at a time', async () => {
    let running = 0
    let most = 0
    const seen = new Set<string>()
    cache.refreshPurged((key) => async () => {
      most = Math.max(most, ++running)
      await new Promise((resolve) => setTimeout(resolve, 1))
      seen.add(String(key))
      running -= 1
    })
    for (let number = 0; number < 250; number += 1) {
      await read(answering(number), { key: String(number), tags: ['product'] })
    }
    await cache.purge(['product'])
    await expect.poll(() => seen.size, { timeout: 5000 }).toBe(200)
    await settle()
    expect([seen.size, most]).toEqual([200, 2])
    expect(seen).toContain('249')
  })
})

describe('where the backend tells what changes', () => {
  it('a product’s page waits for nobody after a quiet time, and is looked for behind the first who comes', async () => {
    cache = createCatalogueCache({ maxBytes: 1e6, isTold: true })
    const load = answering('first', 'second')
    await read(load, { policy: 'stock' })
    pass(600_000)
    expect(await read(load, { policy: 'stock' })).toBe('first')
    await settle()
    expect(await read(load, { policy: 'stock' })).toBe('second')
  })
})

describe('bounds', () => {
  it('drops the least recently read value when full', async () => {
    cache = createCatalogueCache({ maxBytes: 3000 })
    const big = 'x'.repeat(900)
    for (const key of ['a', 'b', 'c']) await read(answering(big), { key })
    await read(answering('unused'), { key: 'a' })
    await read(answering(big), { key: 'd' })
    expect(cache.size().entries).toBe(3)
    expect(cache.size().bytes).toBeLessThanOrEqual(3000)
    expect(await read(answering('again'), { key: 'a' })).toBe(big)
    expect(await read(answering('again'), { key: 'b' })).toBe('again')
  })

  it('serves a value too large to keep', async () => {
    cache = createCatalogueCache({ maxBytes: 1000 })
    const big = 'x'.repeat(2000)
    expect(await read(answering(big))).toBe(big)
    expect(cache.size()).toEqual({ entries: 0, bytes: 0 })
  })

  it('lets no reader change what the next one gets', async () => {
    const value = await read(answering({ prices: [1, 2] }))
    expect(() => value.prices.push(3)).toThrow(TypeError)
  })

  it.each([
    ['a Date', new Date(0)],
    ['a Map', new Map()],
    ['NaN', Number.NaN],
  ])('refuses %s', async (_, value) => {
    await expect(read(answering({ value }))).rejects.toThrow(TypeError)
  })
})

describe('a reader whose time is over', () => {
  const hanging = () => new Promise<string>(() => undefined)

  it('gets what is still good enough for an outage, and gives up where there is nothing', async () => {
    await read(answering('first'))
    pass(ttlMs + swrMs - 1000)
    await cache.purge(['products'])
    expect(await read(hanging, { waitMs: 10 })).toBe('first')
    await expect(read(hanging, { key: 'other', waitMs: 10 })).rejects.toMatchObject({ kind: 'timeout' })
  })

  it('leaves the load to who waits longer', async () => {
    const load = vi.fn(() => new Promise<string>((resolve) => setTimeout(() => resolve('late'), 150)))
    const [early, late] = await Promise.allSettled([read(load, { waitMs: 10 }), read(load)])
    expect([early.status, late]).toEqual(['rejected', { status: 'fulfilled', value: 'late' }])
    expect(load).toHaveBeenCalledTimes(1)
  })
})
