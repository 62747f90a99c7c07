import fc from 'fast-check'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { cachePolicies } from '~/commerce/cache-policies'
import { partTag } from '~/commerce/purge-tag'
import { log } from '~/http/server/log.server'
import { startRedis } from '../../scripts/redis.mjs'
import { listLocks, openShop, type Prices } from '../support/snapshot-processes'

const { ttlMs } = cachePolicies.catalogue
const soon = { timeout: 5000, interval: 20 }

let server: Awaited<ReturnType<typeof startRedis>>
let shop: ReturnType<typeof openShop>

beforeAll(async () => {
  server = await startRedis()
})
afterAll(() => server.stop())
beforeEach(() => {
  shop = openShop(server.url)
})
afterEach(async () => {
  vi.useRealTimers()
  await shop.end()
})

it.each([1, 2, 4])('%i processes that start at once ask the backend once', async (count) => {
  const processes = Array.from({ length: count }, () => shop.startProcess())
  const values = await Promise.all(processes.map(({ read }) => read(true)))
  expect(values.map((prices) => [...prices])).toEqual(values.map(() => [...shop.backend.prices]))
  expect(shop.backend.asked).toEqual(['everything'])
})

it.each([1, 2, 4])(
  '%i processes ask the backend once for what was purged, and for no more than that',
  async (count) => {
    const processes = await shop.startProcesses(count)
    await Promise.all(processes.map(({ read }) => read(true)))
    for (const price of [2, 3]) {
      shop.backend.prices.set('mug', price)
      await processes.at(-1)?.purge([partTag('products', 'mug')])
      for (const { priceOf } of processes) await expect.poll(() => priceOf('mug'), soon).toBe(price)
    }
    expect(shop.backend.asked).toEqual(['everything', 'mug', 'mug'])
  },
)

it.each([1, 2, 4])('%i processes ask the backend once for what has become old', async (count) => {
  const processes = await shop.startProcesses(count)
  await Promise.all(processes.map(({ read }) => read(true)))
  shop.backend.prices.set('mug', 2)
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + ttlMs + 1 })
  for (const { priceOf } of processes) await expect.poll(() => priceOf('mug'), soon).toBe(2)
  expect(shop.backend.asked).toEqual(['everything', 'everything'])
})

it('a process takes over nothing that it has, and knows that it was read all the same', async () => {
  const [one, other] = await shop.startProcesses(2)
  const before = await other?.read(true)
  await one?.read(true)
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + ttlMs + 1 })
  await expect
    .poll(async () => {
      for (const process of [one, other]) await process?.read()
      return other?.noted.length
    }, soon)
    .toBe(2)
  expect(await other?.read()).toBe(before)
  expect(shop.backend.asked).toEqual(['everything', 'everything'])
})

it('a process that starts later asks the backend for nothing', async () => {
  await shop.startProcess().read(true)
  expect([...(await shop.startProcess({ load: () => expect.fail('asked') }).read(true))]).toEqual([
    ...shop.backend.prices,
  ])
})

it('a purge that comes while one loads is not lost on those that wait for it', async () => {
  const [one, other] = await shop.startProcesses(2)
  shop.backend.takes(300)
  const both = Promise.all([one?.read(true), other?.read(true)])
  await vi.waitFor(() => expect(shop.backend.asked).toHaveLength(1))
  shop.backend.prices.set('mug', 2)
  await one?.purge(['products'])
  await both
  for (const process of [one, other]) await expect.poll(() => process?.priceOf('mug'), soon).toBe(2)
  expect(shop.backend.asked).toEqual(['everything', 'everything'])
})

const step = fc.record({
  process: fc.nat(3),
  act: fc.constantFrom('read', 'read', 'read', 'purge', 'purge all'),
  name: fc.constantFrom('mug', 'cup', 'bowl'),
  pauseMs: fc.nat(30),
})

it('whatever is purged when, all processes come to the same, and nothing is asked for that was not purged', async () => {
  const plan = fc.array(step, { minLength: 30, maxLength: 50, size: 'max' })
  await fc.assert(
    fc.asyncProperty(plan, async (steps) => {
      await shop.end()
      shop = openShop(server.url)
      const processes = await shop.startProcesses(4)
      let price = 1
      for (const { process, act, name, pauseMs } of steps) {
        if (act === 'read') void processes[process]?.read().catch(() => undefined)
        else {
          shop.backend.prices.set(name, (price += 1))
          await processes[process]?.purge([act === 'purge' ? partTag('products', name) : 'products'])
        }
        await sleep(pauseMs)
      }
      const readSorted = async ({ read }: (typeof processes)[number]) => [...(await read())].sort()
      for (const one of processes)
        await expect.poll(() => readSorted(one), soon).toEqual([...shop.backend.prices].sort())
      for (const one of processes)
        await expect
          .poll(() => one.visit('mug'), soon)
          .toEqual({ price: shop.backend.prices.get('mug'), isPassing: false })
      const purges = steps.filter(({ act }) => act !== 'read').length
      expect(shop.backend.asked.length).toBeLessThanOrEqual(purges + 1)
    }),
    { numRuns: 4, endOnFailure: true },
  )
}, 60_000)

it('while a process that loads has died, another one takes its place', { timeout: 20_000 }, async () => {
  const dying = shop.startProcess({ load: () => new Promise(() => undefined) })
  void dying.read(true).catch(() => undefined)
  await expect.poll(() => listLocks(dying), soon).toHaveLength(1)
  await dying.redis.close()
  const startedAt = Date.now()
  expect([...(await shop.startProcess().read(true))]).toEqual([...shop.backend.prices])
  expect(Date.now() - startedAt, 'it has waited').toBeGreaterThan(5_000)
  expect(shop.backend.asked).toEqual(['everything'])
})

it('what comes from a process that stood still does not take the place of what is newer', async () => {
  let finish: (prices: Prices) => void = () => undefined
  const load = vi.fn(() => new Promise<Prices>((resolve) => (finish = resolve)))
  const [late, other] = [shop.startProcess({ load }), shop.startProcess()]
  const slow = late.read(true)
  await vi.waitFor(() => expect(load).toHaveBeenCalled())
  // as if its lease had ended
  const locks = await listLocks(other)
  expect(await other.redis.insist((client) => client.del(locks))).toBe(1)
  await other.read(true)
  finish(new Map([['mug', 99]]))
  await slow
  expect([...(await shop.startProcess({ load: () => expect.fail('asked') }).read(true))]).toEqual([
    ...shop.backend.prices,
  ])
})

it('what Redis has lost is put there again by who loads next, though nothing has changed', async () => {
  const [one, other] = await shop.startProcesses(2)
  await one?.read(true)
  await one?.redis.insist((client) => client.flushAll())
  expect([...((await other?.read(true)) ?? [])]).toEqual([...shop.backend.prices])
  expect(shop.backend.asked).toEqual(['everything', 'everything'])
  await shop.startProcess({ load: () => expect.fail('asked') }).read(true)
})

it('what is broken there is loaded, and mended for the others', async () => {
  const one = shop.startProcess()
  await one.read(true)
  const names = await one.redis.insist((client) => client.keys(`${one.redis.prefix}snapshot:*`))
  expect(names).toHaveLength(1)
  await one.redis.insist((client) => client.hSet(names?.[0] ?? '', 'packed', 'no gzip'))
  const warn = vi.spyOn(log, 'warn').mockImplementation(() => undefined)
  expect([...(await shop.startProcess().read(true))]).toEqual([...shop.backend.prices])
  expect(warn).toHaveBeenCalled()
  await shop.startProcess({ load: () => expect.fail('asked') }).read(true)
  expect(shop.backend.asked).toEqual(['everything', 'everything'])
})

it('while Redis is away each process loads for itself', { timeout: 30_000 }, async () => {
  const [one, other] = await shop.startProcesses(2)
  await server.stop()
  try {
    for (const process of [one, other])
      expect([...((await process?.read(true)) ?? [])]).toEqual([...shop.backend.prices])
    expect(shop.backend.asked).toEqual(['everything', 'everything'])
  } finally {
    server = await startRedis({ port: server.port })
  }
})
