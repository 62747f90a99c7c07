import { expect, test, vi } from 'vitest'
import { createIndexShelf } from './index-shelf'

function create(name: string) {
  return vi.fn(async () => ({ name }))
}

test('a version is built once, however many ask for it at the same time', async () => {
  const shelf = createIndexShelf<{ name: string }>()
  const version = {}
  const make = create('Lamp')
  const [one, other] = await Promise.all([shelf.get('en', version, make), shelf.get('en', version, make)])
  expect(one).toBe(other)
  expect(await shelf.get('en', version, make)).toBe(one)
  expect(make).toHaveBeenCalledTimes(1)
})

test('the old version answers until the new one is there', async () => {
  const shelf = createIndexShelf<{ name: string }>()
  const old = await shelf.get('en', {}, create('Lamp'))
  const version = {}
  const make = create('Mug')
  expect(await shelf.get('en', version, make)).toBe(old)
  await vi.waitFor(async () => expect((await shelf.get('en', version, make)).name).toBe('Mug'))
  expect(make).toHaveBeenCalledTimes(1)
})

test('each language has its own, and one that cannot be built is tried again', async () => {
  const shelf = createIndexShelf<{ name: string }>()
  const version = {}
  await shelf.get('en', version, create('Lamp'))
  const broken = () => Promise.reject(new Error('broken'))
  await expect(shelf.get('de', version, broken)).rejects.toThrow('broken')
  expect((await shelf.get('de', version, create('Lampe'))).name).toBe('Lampe')
})
