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

test('one language is built at a time', async () => {
  const shelf = createIndexShelf<{ name: string }>()
  const running = { now: 0, most: 0 }
  async function make() {
    running.most = Math.max(running.most, (running.now += 1))
    await new Promise((resolve) => setTimeout(resolve, 5))
    running.now -= 1
    return { name: 'Lamp' }
  }
  const version = {}
  await Promise.all((['en', 'de', 'ja'] as const).map((language) => shelf.get(language, version, make)))
  expect(running).toEqual({ now: 0, most: 1 })
})
