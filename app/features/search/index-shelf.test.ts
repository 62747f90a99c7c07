import { expect, test, vi } from 'vitest'
import { createIndexShelf } from './index-shelf'

function listNamed(title: string) {
  return vi.fn(() => [{ id: title, title, groups: [], words: [], codes: [], about: '' }])
}

test('a version is built once, however many ask for it at the same time', async () => {
  const shelf = createIndexShelf()
  const version = {}
  const list = listNamed('Lamp')
  const [one, other] = await Promise.all([shelf.get('en', version, list), shelf.get('en', version, list)])
  expect(one).toBe(other)
  expect(await shelf.get('en', version, list)).toBe(one)
  expect(list).toHaveBeenCalledTimes(1)
})

test('the old version answers until the new one is there', async () => {
  const shelf = createIndexShelf()
  const old = await shelf.get('en', {}, listNamed('Lamp'))
  const version = {}
  const list = listNamed('Mug')
  expect(await shelf.get('en', version, list)).toBe(old)
  await vi.waitFor(async () => expect((await shelf.get('en', version, list)).search('mug')).toEqual(['Mug']))
  expect(list).toHaveBeenCalledTimes(1)
})

test('each language has its own, and one that cannot be built is tried again', async () => {
  const shelf = createIndexShelf()
  const version = {}
  await shelf.get('en', version, listNamed('Lamp'))
  const broken = () => {
    throw new Error('broken')
  }
  await expect(shelf.get('de', version, broken)).rejects.toThrow('broken')
  expect((await shelf.get('de', version, listNamed('Lampe'))).search('lampe')).toEqual(['Lampe'])
})
