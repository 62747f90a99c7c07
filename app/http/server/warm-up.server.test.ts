import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { startWarmUp } from './warm-up.server'

const log = { warn: vi.fn() }

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

it('is done when the work is', async () => {
  let finish: () => void = () => undefined
  const { isDone } = startWarmUp(() => new Promise((resolve) => (finish = resolve)), log)
  expect(isDone()).toBe(false)
  finish()
  await vi.advanceTimersByTimeAsync(0)
  expect(isDone()).toBe(true)
})

it('tries again until it works', async () => {
  const work = vi.fn(() => (work.mock.calls.length < 3 ? Promise.reject(new Error('down')) : Promise.resolve()))
  const { isDone } = startWarmUp(work, log)
  await vi.advanceTimersByTimeAsync(8_000)
  expect([isDone(), work.mock.calls.length]).toEqual([false, 2])
  await vi.advanceTimersByTimeAsync(3_000)
  expect([isDone(), work.mock.calls.length]).toEqual([true, 3])
  await vi.advanceTimersByTimeAsync(60_000)
  expect(work).toHaveBeenCalledTimes(3)
})

it('is overdue after two minutes, until it is done', async () => {
  let finish: () => void = () => undefined
  const { isDone, isOverdue } = startWarmUp(() => new Promise((resolve) => (finish = resolve)), log)
  await vi.advanceTimersByTimeAsync(119_000)
  expect(isOverdue()).toBe(false)
  await vi.advanceTimersByTimeAsync(2_000)
  expect([isDone(), isOverdue()]).toEqual([false, true])
  finish()
  await vi.advanceTimersByTimeAsync(0)
  expect([isDone(), isOverdue()]).toEqual([true, false])
})
