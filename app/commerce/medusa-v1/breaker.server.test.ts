import { setTimeout as sleep } from 'node:timers/promises'
import { expect, it, onTestFinished, vi } from 'vitest'
import { type FaultProxy, startFaultProxy } from '../../../tests/support/fault-proxy'
import { answerJson, createLogSpy, startFaultServer } from '../../../tests/support/fault-server'
import { createBreaker } from './breaker.server'
import { createCatalogueCache } from '../cache.server'
import { isOutage } from '../errors'
import { createCommerce } from './commerce.server'
import { pingBackend } from './ready.server'

const pingPath = '/store/regions?'
const patience = { timeout: 10_000, interval: 20 }

/** A backend, what can befall it, and the shop's way there. */
async function serve() {
  const server = await startFaultServer((_, response) =>
    answerJson(response, { cart: { id: 'a' }, data: {}, regions: [] }),
  )
  const backend = await startFaultProxy(server.url)
  const onChange = vi.fn()
  const way = { baseUrl: backend.url }
  const origin = { requestId: 'r', log: createLogSpy() }
  const ping = vi.fn(() => pingBackend(way, origin, 3_000))
  const breaker = createBreaker({ ping, pauseMs: 100, onChange })
  onTestFinished(async () => {
    await backend.restore()
    await vi.waitFor(async () => expect(await breaker.isOpen()).toBe(false), patience)
    await backend.stop()
    await server.close()
  })
  // so that it is never the deadline that ends a call
  const settings = { ...way, breaker, maxRetries: 3, readDeadlineMs: 60_000 }
  const cache = createCatalogueCache({ maxBytes: 1e6 })
  const shopper = createCommerce(settings, { ...origin, cache }).as({})
  return {
    backend,
    breaker,
    ping,
    onChange,
    read: () => shopper.read(({ carts }) => carts.retrieve('a')),
    put: () => shopper.put(({ carts }) => carts.update('a', {})),
    add: () => shopper.write(({ carts }) => carts.lineItems.create('a', { variant_id: 'variant', quantity: 1 })),
    complete: () => shopper.complete(({ carts }) => carts.complete('a')),
  }
}

type World = Awaited<ReturnType<typeof serve>>

/** From now on only pings fail, and the breaker has noticed. */
async function leave({ backend, breaker, read }: World): Promise<void> {
  backend.spoil(() => ({ status: 503 }))
  await expect(read()).rejects.toSatisfy(isOutage)
  await vi.waitFor(async () => expect(await breaker.isOpen()).toBe(true), patience)
  backend.spoil((_, path) => (path.startsWith(pingPath) ? { status: 503 } : null))
}

function countOthers({ countCalls }: FaultProxy): number {
  return countCalls() - countCalls(pingPath)
}

it('keeps everything back from a backend that is away, as an outage in which nothing has happened', async () => {
  const world = await serve()
  await leave(world)
  expect(world.onChange).toHaveBeenCalledExactlyOnceWith(true)
  const before = countOthers(world.backend)
  for (const call of [world.read, world.put]) {
    await expect(call()).rejects.toMatchObject({ kind: 'unreachable', mayHaveHappened: false })
  }
  expect(countOthers(world.backend)).toBe(before)
})

it('lets a cart be completed all the same', async () => {
  const world = await serve()
  await leave(world)
  expect(await world.complete()).toMatchObject({ cart: { id: 'a' } })
  expect(await world.breaker.isOpen(), 'it is for pings to say').toBe(true)
})

it('goes on asking by itself, and lets calls through when the backend is back', async () => {
  const world = await serve()
  await leave(world)
  const { backend, breaker } = world
  const [pings, others] = [backend.countCalls(pingPath), countOthers(backend)]
  await vi.waitFor(() => expect(backend.countCalls(pingPath)).toBeGreaterThan(pings + 2), patience)
  expect(countOthers(backend), 'no shopper tries it out').toBe(others)
  await backend.restore()
  await vi.waitFor(async () => expect(await breaker.isOpen()).toBe(false), patience)
  expect(world.onChange.mock.calls).toEqual([[true], [false]])
  expect(await world.read()).toMatchObject({ cart: { id: 'a' } })
})

it('finds away a backend to which there is no connection', async () => {
  const { backend, breaker, read } = await serve()
  await backend.cut()
  await expect(read()).rejects.toMatchObject({ kind: 'unreachable' })
  await vi.waitFor(async () => expect(await breaker.isOpen()).toBe(true), patience)
})

it(
  'finds away a backend that takes calls and never answers, which ends what is being read',
  { timeout: 20_000 },
  async () => {
    const { backend, breaker, ping, read, add } = await serve()
    backend.hang()
    const writing = add().catch((error: unknown) => error)
    await vi.waitFor(() => expect(ping).toHaveBeenCalled(), patience)
    expect(await breaker.isOpen(), 'a silent ping is waited for').toBe(false)
    await expect(read()).rejects.toMatchObject({ kind: 'timeout' })
    expect(await breaker.isOpen()).toBe(true)
    expect(ping).toHaveBeenCalledTimes(1)
    // its answer may still come
    expect(await Promise.race([writing, sleep(50, 'is waited for')])).toBe('is waited for')
    await backend.restore()
    expect(await writing).toMatchObject({ kind: 'unreachable', mayHaveHappened: true })
  },
)

it('takes a call that fails for a suspicion only, which a ping clears', async () => {
  const world = await serve()
  world.backend.spoil((_, path) => (path.startsWith(pingPath) ? null : { status: 503 }))
  await expect(world.read()).rejects.toMatchObject({ status: 503 })
  await vi.waitFor(() => expect(world.ping).toHaveBeenCalled(), patience)
  await sleep(500)
  expect(await world.breaker.isOpen()).toBe(false)
  expect(world.onChange).not.toHaveBeenCalled()
})

it('does not take for away what fails once', async () => {
  const world = await serve()
  world.backend.spoil((_, path) => {
    const isSecondPing = path.startsWith(pingPath) && world.ping.mock.calls.length > 1
    return isSecondPing ? null : { status: 502 }
  })
  await expect(world.read()).rejects.toMatchObject({ status: 502 })
  await vi.waitFor(() => expect(world.ping).toHaveBeenCalledTimes(2), patience)
  await sleep(500)
  expect(world.onChange).not.toHaveBeenCalled()
})

it('does not take for away a backend that refuses the shop', async () => {
  const world = await serve()
  world.backend.spoil((_, path) => ({ status: path.startsWith(pingPath) ? 429 : 503 }))
  await expect(world.read()).rejects.toMatchObject({ status: 503 })
  await sleep(500)
  expect(world.onChange).not.toHaveBeenCalled()
})

it('asks once, however many calls fail at the same time', async () => {
  const world = await serve()
  let running = 0
  let most = 0
  const { ping } = world
  const asked = ping.getMockImplementation()
  ping.mockImplementation(async () => {
    running += 1
    most = Math.max(most, running)
    const echo = await (asked?.() ?? 'failed')
    running -= 1
    return echo
  })
  await world.backend.cut()
  await Promise.allSettled(Array.from({ length: 100 }, world.read))
  expect(await world.breaker.isOpen()).toBe(true)
  expect(most).toBe(1)
})

it('asks for a probe what no call has noticed, and tells it at once', async () => {
  const world = await serve()
  expect(await world.breaker.check()).toBe(false)
  await sleep(1_100)
  await world.backend.cut()
  await vi.waitFor(async () => expect(await world.breaker.check()).toBe(true), patience)
  await world.backend.restore()
  await vi.waitFor(async () => expect(await world.breaker.check()).toBe(false), patience)
  world.backend.hang()
  await sleep(1_100)
  const startedAt = performance.now()
  expect(await world.breaker.check(), 'it is not known yet').toBe(false)
  expect(performance.now() - startedAt).toBeLessThan(2_500)
})
