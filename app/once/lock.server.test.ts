import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test, vi } from 'vitest'
import { BusyError } from './busy-error'
import { withLocks } from './lock.server'

/** Tells when each task begins and ends. */
function createDiary() {
  const entries: string[] = []
  return {
    entries,
    task:
      (name: string, ms = 5) =>
      async () => {
        entries.push(`${name} begins`)
        await sleep(ms)
        entries.push(`${name} ends`)
        return name
      },
  }
}

test('who asks for the same lock waits, in the order of asking', async () => {
  const { entries, task } = createDiary()
  const names = await Promise.all(['a', 'b', 'c'].map((name, index) => withLocks(['k'], task(name, 9 - index * 3))))
  expect(names).toEqual(['a', 'b', 'c'])
  expect(entries).toEqual(['a begins', 'a ends', 'b begins', 'b ends', 'c begins', 'c ends'])
})

test('different locks do not wait for each other', async () => {
  const { entries, task } = createDiary()
  await Promise.all([withLocks(['x'], task('x')), withLocks(['y'], task('y'))])
  expect(entries.slice(0, 2)).toEqual(['x begins', 'y begins'])
})

test('several locks in either order, or one twice, come to an end', async () => {
  const { task } = createDiary()
  const both = Promise.all([
    withLocks(['m', 'n'], task('1')),
    withLocks(['n', 'm'], task('2')),
    withLocks(['n', 'n'], task('3')),
    withLocks([], task('4')),
  ])
  expect(await both).toEqual(['1', '2', '3', '4'])
})

test('a failure is the failed task’s own and lets the next one in', async () => {
  const { task } = createDiary()
  const failing = withLocks(['f'], () => Promise.reject(new Error('broke')))
  const next = withLocks(['f'], task('next'))
  await expect(failing).rejects.toThrow('broke')
  expect(await next).toBe('next')
})

test('no more than a hundred wait for one lock', async () => {
  let finish = () => {}
  const held = withLocks(['full'], () => new Promise<void>((resolve) => (finish = resolve)))
  const waiting = Array.from({ length: 100 }, () => withLocks(['full'], async () => 'done'))
  const begun = vi.fn()
  await expect(withLocks(['full'], begun)).rejects.toThrow(BusyError)
  expect(await withLocks(['another'], async () => 'done')).toBe('done')
  finish()
  await held
  expect(new Set(await Promise.all(waiting))).toEqual(new Set(['done']))
  expect(begun).not.toHaveBeenCalled()
})
