import { expect, test, vi } from 'vitest'
import { createOneAfterAnother } from './one-after-another'

test('what has the same key runs one after the other, in the order of asking, also after a failure', async () => {
  const inOrder = createOneAfterAnother()
  let fail: (error: Error) => void = () => undefined
  const first = inOrder('bag', () => new Promise<never>((_, reject) => (fail = reject)))
  const second = vi.fn(async () => 'second')
  const then = inOrder('bag', second)
  expect(await inOrder('another', async () => 'at once')).toBe('at once')
  expect(second).not.toHaveBeenCalled()
  fail(new Error('broken'))
  await expect(first).rejects.toThrow('broken')
  expect(await then).toBe('second')
})
