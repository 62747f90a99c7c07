import { expect, test, vi } from 'vitest'
import { findOrMake } from './find-or-make.server'

/** A backend that has what it was asked to make before it says that it has failed. */
function createBackend({ failures, isMade }: { failures: number; isMade: boolean }) {
  const made = [{ id: 'old', pieces: 1 }]
  let left = failures
  const make = vi.fn(async () => {
    left -= 1
    if (left < 0 || isMade) made.push({ id: `new ${made.length}`, pieces: 2 })
    if (left >= 0) throw new Error('broken')
    return { id: made.at(-1)?.id ?? '' }
  })
  const isWanted = ({ id }: { id: string }) => made.some((one) => one.id === id && one.pieces === 2)
  return { make, list: async () => [...made], isWanted }
}

test('what was made although its answer is an error is found, and not made again', async () => {
  const backend = createBackend({ failures: 1, isMade: true })
  expect(await findOrMake({ ...backend, readError: () => 'unclear' })).toEqual({ id: 'new 1', isTold: true })
  expect(backend.make).toHaveBeenCalledTimes(1)
})

test('what is not there is made again where it cannot come later, three times in all', async () => {
  const backend = createBackend({ failures: 2, isMade: false })
  expect(await findOrMake({ ...backend, readError: () => 'again' })).toEqual({ id: 'new 1', isTold: true })
  const broken = createBackend({ failures: 9, isMade: false })
  await expect(findOrMake({ ...broken, readError: () => 'again' })).rejects.toThrow('broken')
  expect(broken.make).toHaveBeenCalledTimes(3)
})

test.each(['settled', 'unclear'] as const)('it is not made again after an error that is %s', async (left) => {
  const backend = createBackend({ failures: 1, isMade: false })
  await expect(findOrMake({ ...backend, readError: () => left })).rejects.toThrow('broken')
  expect(backend.make).toHaveBeenCalledTimes(1)
})

test('where the backend tells nobody what there is, nothing is made twice', async () => {
  const backend = createBackend({ failures: 1, isMade: false })
  await expect(findOrMake({ ...backend, list: async () => null, readError: () => 'again' })).rejects.toThrow('broken')
  expect(backend.make).toHaveBeenCalledTimes(1)
})
