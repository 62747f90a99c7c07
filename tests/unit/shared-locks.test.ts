import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { giveUp, leave, take, toLease } from '~/once/lease.server'
import { keepingLease } from '~/once/hold-lease.server'
import { createWaitingLine } from '~/once/waiting-line.server'
import { createLocks } from '~/once/lock.server'
import { connectRedis, type Redis } from '~/once/redis.server'
import { startRedis } from '../../scripts/redis.mjs'
import { createLogSpy } from '../support/fault-server'

let server: Awaited<ReturnType<typeof startRedis>>
let one: Redis
let other: Redis

async function connect({ shop = 'shop', deadlineMs = 3000 } = {}): Promise<Redis> {
  const connection = connectRedis({ url: server.url, scope: [shop], deadlineMs, log: createLogSpy() })
  await vi.waitFor(async () => expect(await connection.attempt((client) => client.ping())).toBe('PONG'), 10_000)
  return connection
}

beforeAll(async () => {
  server = await startRedis()
  ;[one, other] = [await connect(), await connect()]
})
afterAll(async () => {
  await Promise.all([one, other].map((connection) => connection.close()))
  await server.stop()
})

/** A task that says how many run beside it. */
function createCount() {
  let running = 0
  const count = { most: 0, done: 0 }
  async function task(): Promise<void> {
    count.most = Math.max(count.most, (running += 1))
    await sleep(15)
    running -= 1
    count.done += 1
  }
  return { count, task }
}

it('two processes on one Redis run one at a time under one lock', async () => {
  const [here, there] = [createLocks(one), createLocks(other)]
  const { count, task } = createCount()
  const asked = Array.from({ length: 5 }, () => [here(['bag'], task), there(['bag', 'other bag'], task)])
  await Promise.all(asked.flat())
  expect(count).toEqual({ most: 1, done: 10 })
})

it('locks in either order come to an end, and other locks wait for nobody', async () => {
  const [here, there] = [createLocks(one), createLocks(other)]
  const { count, task } = createCount()
  await Promise.all([here(['a', 'b'], task), there(['b', 'a'], task)])
  expect(count).toEqual({ most: 1, done: 2 })
  let finish = () => {}
  const held = here(['x'], () => new Promise<void>((resolve) => (finish = resolve)))
  expect(await there(['y'], async () => 'done')).toBe('done')
  finish()
  await held
})

it('two shops on one Redis do not wait for each other', async () => {
  const foreign = await connect({ shop: 'another shop' })
  let finish = () => {}
  const held = createLocks(one)(['bag'], () => new Promise<void>((resolve) => (finish = resolve)))
  expect(await createLocks(foreign)(['bag'], async () => 'done')).toBe('done')
  finish()
  await held
  await foreign.close()
})

it('what failed, or was held by a process that has ended, holds nobody up for good', async () => {
  const [here, there] = [createLocks(one), createLocks(other)]
  await expect(here(['bag'], () => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
  expect(await there(['bag'], async () => 'next')).toBe('next')
  await one.attempt((client) => take(client, toLease(`${one.prefix}lock:bag`), 300))
  expect(await there(['bag'], async () => 'after it')).toBe('after it')
})

it('who has lost a lease to another can neither give it up nor write in its place', async () => {
  const name = `${one.prefix}claimed`
  const [stopped, next] = [toLease(name), toLease(name)]
  await one.attempt((client) => take(client, stopped, 1))
  await vi.waitFor(async () => expect(await other.attempt((client) => take(client, next, 10_000))).toBe(true))
  expect(await one.attempt((client) => leave(client, stopped, 'late', 10_000))).toBe(false)
  expect(await one.attempt((client) => giveUp(client, stopped))).toBe(false)
  expect(await other.attempt((client) => leave(client, next, 'in time', 10_000))).toBe(true)
  expect(await one.attempt((client) => client.get(name))).toBe('in time')
})

it('keeps what it has claimed for as long as its work takes', async () => {
  const name = `${one.prefix}kept`
  const [lease, others] = [toLease(name), toLease(name)]
  await one.attempt((client) => take(client, lease, 150))
  const takes: (boolean | null)[] = []
  const work = async () => {
    for (let at = 0; at < 20; at += 1) {
      takes.push(await other.attempt((client) => take(client, others, 10_000)))
      await sleep(30)
    }
  }
  await keepingLease(one, lease, work, 150)
  expect(new Set(takes)).toEqual(new Set([false]))
})

it('two processes run together no more at once than one may', async () => {
  const options = { running: 3, waiting: 20, waitMs: 10_000 }
  const lines = [one, other].map((redis) => createWaitingLine(options, { name: 'orders', redis }))
  const { count, task } = createCount()
  await Promise.all(lines.flatMap((line) => Array.from({ length: 8 }, () => line.run(task))))
  expect(count).toEqual({ most: 3, done: 16 })
})

it('a lock is not put off by what was too slow for the cache', async () => {
  const slow = await connect({ deadlineMs: 30 })
  expect(await slow.attempt(() => new Promise(() => undefined))).toBeNull()
  const { count, task } = createCount()
  await Promise.all([createLocks(slow)(['bag'], task), createLocks(other)(['bag'], task)])
  expect(count).toEqual({ most: 1, done: 2 })
  await slow.close()
})

it('while Redis hangs each process goes on alone', async () => {
  const locks = [createLocks(one), createLocks(other)]
  const { count, task } = createCount()
  server.pause()
  try {
    await Promise.all(locks.flatMap((withLocks) => [withLocks(['bag'], task), withLocks(['bag'], task)]))
    expect(count.done).toBe(4)
    expect(count.most).toBeLessThanOrEqual(2)
  } finally {
    server.resume()
  }
}, 20_000)
