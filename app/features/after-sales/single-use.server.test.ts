import { afterEach, expect, it, vi } from 'vitest'
import { createSingleUse } from './single-use.server'

afterEach(() => vi.useRealTimers())

it('lets one of many at once use a thing, and nobody later', async () => {
  const uses = createSingleUse()
  const answers = await Promise.all(Array.from({ length: 20 }, () => uses.spend('a', 60)))
  expect(answers.filter(Boolean)).toHaveLength(1)
  expect(await uses.spend('a', 60)).toBe(false)
  expect(await uses.spend('b', 60)).toBe(true)
})

it('lets it be used again after it was given back', async () => {
  const uses = createSingleUse()
  await uses.spend('a', 60)
  await uses.giveBack('a')
  expect(await uses.spend('a', 60)).toBe(true)
})

it('forgets what has expired by itself', async () => {
  vi.useFakeTimers()
  const uses = createSingleUse()
  await uses.spend('a', 60)
  vi.advanceTimersByTime(61_000)
  expect(await uses.spend('a', 60)).toBe(true)
})
