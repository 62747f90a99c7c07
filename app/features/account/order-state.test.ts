import { expect, it } from 'vitest'
import { toOrderState } from './order-state'

it.each([
  ['pending', 'not_fulfilled', 'preparing'],
  ['pending', 'fulfilled', 'preparing'],
  ['pending', 'partially_shipped', 'partly-shipped'],
  ['completed', 'shipped', 'shipped'],
  ['completed', 'partially_returned', 'shipped'],
  ['completed', 'returned', 'returned'],
  ['canceled', 'not_fulfilled', 'cancelled'],
])('an order that is %s and %s is %s', (status, fulfillment, state) => {
  expect(toOrderState({ status, fulfillment_status: fulfillment })).toBe(state)
})
