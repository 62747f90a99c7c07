import { expect, it } from 'vitest'
import { toWorstWindow } from './measure-page'

function shift(startTime: number, value: number, hadRecentInput = false) {
  return { startTime, value, hadRecentInput } as Parameters<ReturnType<typeof toWorstWindow>>[0]
}

it('counts what moves within a second of each other, and the worst of such moments', () => {
  let shifted = 0
  const take = toWorstWindow((worst) => (shifted = worst))
  for (const one of [shift(100, 0.1), shift(900, 0.2), shift(3000, 0.05)]) take(one)
  expect(shifted).toBeCloseTo(0.3)
})

it('ends such a moment after five seconds, and counts nothing that the shopper has set off', () => {
  let shifted = 0
  const take = toWorstWindow((worst) => (shifted = worst))
  for (let at = 0; at < 7200; at += 900) take(shift(at, 0.1))
  take(shift(7300, 5, true))
  expect(shifted).toBeCloseTo(0.6)
})
