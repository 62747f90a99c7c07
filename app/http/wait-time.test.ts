import { expect, it } from 'vitest'
import { toWaitTime } from './wait-time'

it.each([
  [1, true],
  [5, true],
  [20, true],
  [21, false],
  [60, false],
])('a wait of %i s is told as some seconds: %s', (seconds, isSoon) => {
  expect(toWaitTime(seconds)).toEqual({ isSoon, minutes: 1 })
})

it('minutes are rounded up, so that nobody comes too early', () => {
  expect([61, 120, 900].map((seconds) => toWaitTime(seconds).minutes)).toEqual([2, 2, 15])
})
