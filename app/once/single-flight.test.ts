import { expect, test, vi } from 'vitest'
import { createSingleFlight } from './single-flight'

test('who asks meanwhile gets the same answer, or the same failure; who asks later a new one', async () => {
  const share = createSingleFlight<string>()
  const ask = vi.fn(async () => 'answer')
  expect(await Promise.all([share('a', ask), share('a', ask), share('b', ask)])).toEqual(['answer', 'answer', 'answer'])
  expect(ask).toHaveBeenCalledTimes(2)
  const fail = vi.fn(() => Promise.reject(new Error('broken')))
  const failed = await Promise.allSettled([share('a', fail), share('a', fail)])
  expect(failed.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  expect(fail).toHaveBeenCalledTimes(1)
  expect(await share('a', ask)).toBe('answer')
})
