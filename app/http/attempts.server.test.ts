import { expect, test, vi } from 'vitest'
import { runOnce } from './attempts.server'

test('what is sent again while the first attempt is under way, or after it, happens once', async () => {
  const run = vi.fn(() => Promise.resolve('added'))
  expect(await Promise.all([runOnce('a', run), runOnce('a', run)])).toEqual(['added', 'added'])
  expect(await runOnce('a', run)).toBe('added')
  expect(run).toHaveBeenCalledTimes(1)
  await runOnce('b', run)
  expect(run).toHaveBeenCalledTimes(2)
})

test('what has failed is tried anew', async () => {
  const run = vi.fn().mockRejectedValueOnce(new Error('down')).mockResolvedValueOnce('added')
  await expect(runOnce('c', run)).rejects.toThrow('down')
  expect(await runOnce('c', run)).toBe('added')
})
