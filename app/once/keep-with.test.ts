import { expect, it, vi } from 'vitest'
import { createKeeper } from './keep-with'

it('makes a thing of an object once, also where two ask at the same time, and another for another object', async () => {
  const keepWith = createKeeper<object>()
  const make = vi.fn(async () => ({}))
  const [old, young] = [{}, {}]
  const [one, other] = await Promise.all([keepWith(old, 'name', make), keepWith(old, 'name', make)])
  expect(one).toBe(other)
  expect(await keepWith(old, 'name', make)).toBe(one)
  expect(await keepWith(young, 'name', make)).not.toBe(one)
  expect(await keepWith(old, 'price', make)).not.toBe(one)
  expect(make).toHaveBeenCalledTimes(3)
})

it('makes again what could not be made', async () => {
  const keepWith = createKeeper<string>()
  const owner = {}
  await expect(keepWith(owner, 'name', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
  expect(await keepWith(owner, 'name', async () => 'made')).toBe('made')
})

it('keeps no more of an object than it may, those that were asked for last', async () => {
  const keepWith = createKeeper<object>(2)
  const [owner, make] = [{}, async () => ({})]
  const one = await keepWith(owner, 'one', make)
  const two = await keepWith(owner, 'two', make)
  expect(await keepWith(owner, 'one', make)).toBe(one)
  await keepWith(owner, 'three', make)
  expect(await keepWith(owner, 'one', make)).toBe(one)
  expect(await keepWith(owner, 'two', make)).not.toBe(two)
})
