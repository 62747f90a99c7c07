import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { doSoon } from './do-soon'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'], now: 0 })
})
afterEach(() => {
  vi.useRealTimers()
})

it('does once what is asked for several times within a moment', () => {
  const work = vi.fn()
  const ask = doSoon(work, 5000)
  for (let time = 0; time < 3; time += 1) ask(500)
  vi.advanceTimersByTime(500)
  expect(work).toHaveBeenCalledOnce()
  vi.advanceTimersByTime(60_000)
  expect(work).toHaveBeenCalledOnce()
})

it('is not put off for ever by who asks again and again', () => {
  const work = vi.fn()
  const ask = doSoon(work, 5000)
  for (let passed = 0; passed < 20_000; passed += 100) {
    ask(500)
    vi.advanceTimersByTime(100)
  }
  expect(work).toHaveBeenCalledTimes(4)
})
