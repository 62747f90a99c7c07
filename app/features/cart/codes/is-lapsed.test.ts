import { expect, test } from 'vitest'
import { isLapsed } from './is-lapsed'

test('a code that takes nothing off may be ordered with, one that does not count any more may not', () => {
  expect([isLapsed({ state: 'good' }), isLapsed({ state: 'idle' })]).toEqual([false, false])
  for (const state of ['not-started', 'expired', 'used-up', 'disabled'] as const) expect(isLapsed({ state })).toBe(true)
})
