import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { cachePolicies } from '~/commerce/cache-policies'
import { CommerceError } from '~/commerce/errors'
import { goneTag, partTag } from '~/commerce/purge-tag'
import { startRedis } from '../../scripts/redis.mjs'
import { listLocks, openShop } from '../support/snapshot-processes'

const { ttlMs } = cachePolicies.catalogue
const soon = { timeout: 5000, interval: 20 }
const mugPart = partTag('products', 'mug')
const outage = new CommerceError({ kind: 'unreachable', call: 'GET /store/products', mayHaveHappened: false })

type Process = ReturnType<ReturnType<typeof openShop>['startProcess']>

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

/** So many that had a visitor a moment ago. */
async function startVisited(count: number): Promise<Process[]> {
  const processes = await shop.startProcesses(count)
  await Promise.all(processes.map(({ read }) => read(true)))
  await expect
    .poll(() => visitAll(processes, 'mug'), soon)
    .toEqual(processes.map(() => ({ price: 1, isPassing: false })))
  expect(shop.backend.asked).toEqual(['everything'])
  return processes
}

function visitAll(processes: readonly Process[], name: string) {
  return Promise.all(processes.map(({ visit }) => visit(name)))
}

function countNoted(processes: readonly Process[]): number[] {
  return processes.map(({ noted }) => noted.length)
}

/** All see it, and none thinks that it has changed since. */
async function expectAll(processes: readonly Process[], price: number | undefined, name = 'mug'): Promise<void> {
  await expect.poll(() => visitAll(processes, name), soon).toEqual(processes.map(() => ({ price, isPassing: false })))
}

it.each([1, 2, 4])(
  'after a purge %i processes have the new value before the next visitor comes, and ask the backend once',
  async (count) => {
    const processes = await startVisited(count)
    for (const price of [2, 3]) {
      const before = countNoted(processes)
      shop.backend.prices.set('mug', price)
      await processes[0]?.purge([mugPart])
      await expect.poll(() => countNoted(processes), soon).toEqual(before.map((noted) => noted + 1))
      expect(await visitAll(processes, 'mug')).toEqual(processes.map(() => ({ price, isPassing: false })))
    }
    expect(shop.backend.asked).toEqual(['everything', 'mug', 'mug'])
  },
)

it('each process says of what it gives that it has changed, until it has the new value', async () => {
  const processes = await startVisited(3)
  shop.backend.takes(300)
  shop.backend.prices.set('mug', 2)
  await processes[0]?.purge([mugPart])
  await expect
    .poll(() => visitAll(processes, 'mug'), soon)
    .toEqual(processes.map(() => ({ price: 1, isPassing: true })))
  await expectAll(processes, 2)
  expect(shop.backend.asked).toEqual(['everything', 'mug'])
})

it('what was purged while one process read it is read once more, and nobody takes what was read before for new', async () => {
  const processes = await startVisited(4)
  shop.backend.takes(400)
  shop.backend.prices.set('mug', 2)
  await processes[0]?.purge([mugPart])
  await expect.poll(() => shop.backend.asked.length, soon).toBe(2)
  shop.backend.prices.set('mug', 3)
  await processes[1]?.purge([mugPart])
  const seen: string[] = []
  await expect
    .poll(async () => {
      const visits = await visitAll(processes, 'mug')
      seen.push(...visits.map(({ price, isPassing }) => `${price} ${isPassing ? 'passing' : 'new'}`))
      return visits
    }, soon)
    .toEqual(processes.map(() => ({ price: 3, isPassing: false })))
  expect([...new Set(seen)]).not.toContain('2 new')
  expect(shop.backend.asked).toEqual(['everything', 'mug', 'mug'])
})

it('what is gone goes from the lists of all processes by itself, and is asked for once', async () => {
  const processes = await startVisited(3)
  const before = countNoted(processes)
  shop.backend.prices.delete('mug')
  await processes[2]?.purge([mugPart, goneTag('product:mug')])
  await expect.poll(() => countNoted(processes), soon).toEqual(before.map((noted) => noted + 1))
  await expectAll([...processes, shop.startProcess({ load: () => expect.fail('asked') })], undefined)
  expect(shop.backend.asked).toEqual(['everything', 'mug'])
})

it('a purge in the middle of which visitors come leaves no process with a value that it takes for old', async () => {
  const processes = await startVisited(2)
  shop.backend.prices.set('mug', 2)
  const purging = processes[0]?.purge([mugPart])
  const visiting = visitAll(processes, 'mug')
  await Promise.all([purging, visiting])
  await sleep(700)
  await expectAll(processes, 2)
  expect(shop.backend.asked.length).toBeLessThanOrEqual(3)
})

it('a process that has not heard of a purge shares nothing without what was purged', { timeout: 20_000 }, async () => {
  const processes = await startVisited(2)
  const [one, other] = processes
  const tell = (...words: string[]) => one?.redis.insist((client) => client.sendCommand(words))
  // nobody hears of anything, and none can listen again
  await tell('CONFIG', 'SET', 'maxclients', '2')
  try {
    await tell('CLIENT', 'KILL', 'TYPE', 'pubsub')
    shop.backend.prices.set('cup', 2).set('mug', 2)
    await other?.purge([partTag('products', 'cup')])
    await one?.purge([mugPart])
    await one?.read()
    await expect.poll(() => shop.backend.asked.length, soon).toBe(2)
  } finally {
    await tell('CONFIG', 'SET', 'maxclients', '10000')
  }
  for (const name of ['mug', 'cup']) await expectAll(processes, 2, name)
  expect(shop.backend.asked).toEqual(['everything', 'everything'])
})

it('a process that starts while the backend is away gives what was purged rather than nothing, and says so', async () => {
  const [one] = await startVisited(1)
  let isAway = true
  const load = vi.fn<typeof shop.backend.load>((...asked) =>
    isAway ? Promise.reject(outage) : shop.backend.load(...asked),
  )
  const late = shop.startProcess({ load })
  await late.isConnected()
  shop.backend.prices.set('cup', 2)
  await one?.redis.insist((client) => client.hSet(`${one.redis.prefix}stamps`, 'products', 'purged'))
  await one?.redis.close()
  expect(await late.visit('mug')).toEqual({ price: 1, isPassing: true })
  isAway = false
  shop.backend.prices.set('mug', 2)
  // it cannot know what else was purged before it started
  await late.purge([mugPart])
  // the cache leaves a backend alone that has just failed
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 6_000 })
  await expectAll([late], 2, 'cup')
})

it('Redis that goes away while one process reads for all costs each a read or two, and leaves none with what was before', async () => {
  const processes = await startVisited(2)
  shop.backend.takes(500)
  shop.backend.prices.set('mug', 2)
  await processes[0]?.purge([mugPart])
  await expect.poll(() => shop.backend.asked.length, soon).toBe(2)
  await server.stop()
  try {
    await expect
      .poll(() => visitAll(processes, 'mug'), { ...soon, timeout: 10_000 })
      .toMatchObject(processes.map(() => ({ price: 2 })))
    // two where a process was told again of the purge after its read had begun; the visits by now are many more
    expect(shop.backend.asked.length).toBeLessThanOrEqual(1 + 2 * processes.length)
  } finally {
    server = await startRedis({ port: server.port })
  }
  await Promise.all(processes.map(({ isConnected }) => isConnected()))
  await expectAll(processes, 2)
  shop.backend.prices.set('mug', 3)
  await processes[1]?.purge([mugPart])
  await expectAll(processes, 3)
}, 30_000)

it('what a process has read without being able to share it does not give way to what was there before', async () => {
  const [one] = await startVisited(1)
  if (!one) throw new Error('it did not start')
  shop.backend.takes(200)
  shop.backend.prices.set('mug', 2)
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + ttlMs + 1 })
  await one.read()
  await expect.poll(() => listLocks(one), soon).toHaveLength(1)
  // as if it had stood still
  const locks = await listLocks(one)
  await one.redis.insist((client) => client.del(locks))
  await expectAll([one], 2)
  vi.setSystemTime(Date.now() + ttlMs + 1)
  const before = shop.backend.asked.length
  await one.read()
  await expect.poll(() => shop.backend.asked.length, soon).toBe(before + 1)
  expect(await one.priceOf('mug')).toBe(2)
})
