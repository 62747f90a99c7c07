import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createRequestTimings } from './request-timings'

beforeEach(() => void vi.useFakeTimers({ toFake: ['performance'] }))
afterEach(() => void vi.useRealTimers())

test('calls at the same time are waited for once, and what runs between two is not the backend’s', () => {
  const timings = createRequestTimings()
  vi.advanceTimersByTime(5)
  const [first, second] = [timings.startCall(), timings.startCall()]
  vi.advanceTimersByTime(10)
  second()
  vi.advanceTimersByTime(20)
  first()
  vi.advanceTimersByTime(100)
  const third = timings.startCall()
  vi.advanceTimersByTime(1)
  third()
  for (const result of ['hit', 'hit', 'stale', 'miss'] as const) timings.noteRead(result)
  timings.noteRender(12.345)
  expect(timings.toHeader()).toBe(
    'total;dur=136.0, render;dur=12.3, backend;dur=31.0;desc="3 calls", cache;desc="2 hit, 1 stale, 1 miss"',
  )
})

test('what nobody has waited for to the end counts as far as it has come', () => {
  const timings = createRequestTimings()
  timings.startCall()
  vi.advanceTimersByTime(7)
  expect(timings.toHeader()).toBe('total;dur=7.0, backend;dur=7.0;desc="1 calls", cache;desc="0 hit, 0 stale, 0 miss"')
})
