import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { startWarmUp } from './warm-up.server'

const log = { warn: vi.fn() }

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

it('is over when the work is done', async () => {
  let finish: () => void = () => undefined
  const { isOver } = startWarmUp(() => new Promise((resolve) => (finish = resolve)), log)
  expect(isOver()).toBe(false)
  finish()
  await vi.advanceTimersByTimeAsync(0)
  expect(isOver()).toBe(true)
})

it('tries again until it works', async () => {
  const work = vi.fn(() => (work.mock.calls.length < 3 ? Promise.reject(new Error('down')) : Promise.resolve()))
  const { isOver } = startWarmUp(work, log)
  await vi.advanceTimersByTimeAsync(8_000)
  expect([isOver(), work.mock.calls.length]).toEqual([false, 2])
  await vi.advanceTimersByTimeAsync(3_000)
  expect([isOver(), work.mock.calls.length]).toEqual([true, 3])
  await vi.advanceTimersByTimeAsync(60_000)
  expect(work).toHaveBeenCalledTimes(3)
})

it('is over after two minutes, done or not', async () => {
  const { isOver } = startWarmUp(() => new Promise(() => undefined), log)
  await vi.advanceTimersByTimeAsync(119_000)
  expect(isOver()).toBe(false)
  await vi.advanceTimersByTimeAsync(2_000)
  expect(isOver()).toBe(true)
})
