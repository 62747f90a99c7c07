import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createRequestTime } from './request-time'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance', 'setTimeout'] })
})
afterEach(() => {
  vi.useRealTimers()
})

function lasting(ms: number) {
  return () => new Promise<void>((resolve) => setTimeout(resolve, ms))
}

it('is taken by one call after the other, and not between them', async () => {
  const time = createRequestTime(1000)
  void time.spend(lasting(300))
  await vi.advanceTimersByTimeAsync(300)
  await vi.advanceTimersByTimeAsync(5000)
  expect(time.leftMs()).toBe(700)
  void time.spend(lasting(200))
  await vi.advanceTimersByTimeAsync(150)
  expect(time.leftMs()).toBe(550)
})

it('is taken once by calls that run at the same time, also by those that fail', async () => {
  const time = createRequestTime(1000)
  void time.spend(lasting(300))
  await vi.advanceTimersByTimeAsync(100)
  const failing = time.spend(() => lasting(400)().then(() => Promise.reject(new Error('lost'))))
  failing.catch(() => undefined)
  await vi.advanceTimersByTimeAsync(400)
  await expect(failing).rejects.toThrow('lost')
  await vi.advanceTimersByTimeAsync(1000)
  expect(time.leftMs()).toBe(500)
})

it('is never less than nothing, and more again where something has to be looked for', async () => {
  const time = createRequestTime(1000)
  void time.spend(lasting(1500))
  await vi.advanceTimersByTimeAsync(1500)
  expect(time.leftMs()).toBe(0)
  time.allow(400)
  expect(time.leftMs()).toBe(400)
  time.allow(100)
  expect(time.leftMs()).toBe(400)
})
