import { afterEach, expect, it, vi } from 'vitest'
import { createRepeatGuard } from './repeat-guard.server'

afterEach(() => vi.useRealTimers())

const make = () => createRepeatGuard({ name: 'test', seconds: 60 })

it('lets one of many at once use an id, and nobody later', async () => {
  const ids = make()
  expect(await ids.isUsed('a')).toBe(false)
  const uses = await Promise.all(Array.from({ length: 20 }, () => ids.use('a')))
  expect(uses.filter(Boolean)).toHaveLength(1)
  expect(await ids.use('a')).toBeNull()
  expect(await ids.isUsed('a')).toBe(true)
  expect(await ids.use('b')).not.toBeNull()
})

it('lets it be used again after it was given back', async () => {
  const ids = make()
  const use = await ids.use('a')
  await use?.giveBack()
  expect(await ids.isUsed('a')).toBe(false)
  expect(await ids.use('a')).not.toBeNull()
})

it('forgets what has expired', async () => {
  const now = vi.spyOn(performance, 'now').mockReturnValue(1000)
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  const ids = make()
  await ids.use('a')
  now.mockReturnValue(62_000)
  vi.advanceTimersByTime(10)
  expect(await ids.use('a')).not.toBeNull()
  now.mockRestore()
})

it('keeps ten thousand in memory, the last that were used', async () => {
  const ids = make()
  for (let at = 0; at <= 10_000; at += 1) await ids.use(`${at}`)
  expect(await ids.isUsed('0')).toBe(false)
  expect(await ids.isUsed('1')).toBe(true)
  expect(await ids.isUsed('10000')).toBe(true)
})
