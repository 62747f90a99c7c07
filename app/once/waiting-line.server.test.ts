import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, expect, it, vi } from 'vitest'
import { BusyError } from './busy-error'
import { createWaitingLine } from './waiting-line.server'

afterEach(() => {
  vi.useRealTimers()
  // what ends here ends for nobody else
  vi.resetModules()
})

const waitMs = 10_000

it('never runs more at once than it may, and serves the others in the order in which they came', async () => {
  const line = createWaitingLine({ running: 3, waiting: 10, waitMs })
  const begun: number[] = []
  let running = 0
  let mostRunning = 0
  const run = (number: number) =>
    line.run(async () => {
      begun.push(number)
      running += 1
      mostRunning = Math.max(mostRunning, running)
      await sleep(5)
      running -= 1
      return number
    })
  const numbers = Array.from({ length: 10 }, (_, number) => number)
  expect(await Promise.all(numbers.map(run))).toEqual(numbers)
  expect(begun).toEqual(numbers)
  expect(mostRunning).toBe(3)
})

it('refuses what does not fit in the line', async () => {
  const line = createWaitingLine({ running: 1, waiting: 1, waitMs })
  let finish = () => {}
  const first = line.run(() => new Promise<void>((resolve) => (finish = resolve)))
  const second = line.run(async () => 'second')
  await expect(line.run(async () => 'third')).rejects.toThrow(BusyError)
  finish()
  await first
  expect(await second).toBe('second')
  expect(await line.run(async () => 'fourth')).toBe('fourth')
})

it('lets nobody wait for ever, and goes on with those who came later', async () => {
  vi.useFakeTimers()
  const line = createWaitingLine({ running: 1, waiting: 2, waitMs })
  let finish = () => {}
  const first = line.run(() => new Promise<void>((resolve) => (finish = resolve)))
  const tooLong = vi.fn(async () => 'second')
  const second = expect(line.run(tooLong)).rejects.toThrow(BusyError)
  await vi.advanceTimersByTimeAsync(waitMs - 1)
  const third = line.run(async () => 'third')
  await vi.advanceTimersByTimeAsync(1)
  await second
  finish()
  await first
  expect(await third).toBe('third')
  expect(tooLong).not.toHaveBeenCalled()
})

it('lets what has begun take as long as it needs', async () => {
  vi.useFakeTimers()
  const line = createWaitingLine({ running: 1, waiting: 0, waitMs })
  const slow = line.run(() => new Promise((resolve) => setTimeout(() => resolve('done'), 5 * waitMs)))
  await vi.advanceTimersByTimeAsync(5 * waitMs)
  expect(await slow).toBe('done')
})

it('goes on after a task that failed', async () => {
  const line = createWaitingLine({ running: 1, waiting: 1, waitMs })
  const failing = line.run(() => Promise.reject(new Error('broken')))
  const next = line.run(async () => 'next')
  await expect(failing).rejects.toThrow('broken')
  expect(await next).toBe('next')
})

it('lets what can wait run alone, and only when nobody waits for something else', async () => {
  const line = createWaitingLine({ running: 2, waiting: 10, waitMs })
  const order: string[] = []
  let lateRunning = 0
  const work = (name: string, when: 'now' | 'later') =>
    line.run(async () => {
      order.push(name)
      if (when === 'later') expect((lateRunning += 1)).toBe(1)
      await sleep(2)
      if (when === 'later') lateRunning -= 1
    }, when)
  const first = [work('a', 'now'), work('b', 'now')]
  const late = [work('late 1', 'later'), work('late 2', 'later')]
  const next = [work('c', 'now'), work('d', 'now')]
  await Promise.all([...first, ...late, ...next])
  expect(order).toEqual(['a', 'b', 'c', 'd', 'late 1', 'late 2'])
})

it('refuses who still waits, and would have to, once the process is about to end, and finishes what has begun', async () => {
  const { createWaitingLine: create } = await import('./waiting-line.server')
  const { refuseWaiters } = await import('./ending.server')
  const line = create({ running: 1, waiting: 5, waitMs })
  let finish = () => {}
  const first = line.run(() => new Promise<string>((resolve) => (finish = () => resolve('first'))))
  const never = vi.fn(async () => undefined)
  const waiters = [line.run(never), line.run(never, 'later')].map((waiter) =>
    expect(waiter).rejects.toThrow('too many'),
  )
  refuseWaiters()
  await Promise.all(waiters)
  await expect(line.run(never)).rejects.toThrow('too many')
  finish()
  expect(await first).toBe('first')
  expect(never).not.toHaveBeenCalled()
  expect(await line.run(async () => 'free')).toBe('free')
})
