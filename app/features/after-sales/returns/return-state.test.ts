import { expect, it } from 'vitest'
import { toReturnState } from './return-state'

it.each([
  ['requested', 100, 'requested'],
  ['received', 100, 'refunded'],
  ['received', 0, 'received'],
  ['requires_action', 100, 'checked'],
  ['canceled', 100, 'cancelled'],
  ['something new', 100, 'requested'],
])('tells a return that is %s with a refund of %i as %s', (status, refund, state) => {
  expect(toReturnState(status, refund)).toBe(state)
})
