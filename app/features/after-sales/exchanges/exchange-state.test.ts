import { expect, it } from 'vitest'
import { toDifferenceState, toExchangeState } from './exchange-state'

const begun = { confirmed_at: null, canceled_at: null, fulfillment_status: 'not_fulfilled', return_order: null }
const confirmed = { ...begun, confirmed_at: '2026-11-21' }

it.each([
  ['begun', begun],
  ['dropped', { ...begun, canceled_at: '2026-11-21' }],
  ['dropped', { ...confirmed, canceled_at: '2026-11-21', fulfillment_status: 'canceled' }],
  ['confirmed', { ...confirmed, return_order: { status: 'requested' } }],
  ['confirmed', { ...confirmed, fulfillment_status: 'fulfilled' }],
  ['received', { ...confirmed, return_order: { status: 'received' } }],
  ['sent', { ...confirmed, fulfillment_status: 'shipped', return_order: { status: 'received' } }],
  ['sent', { ...confirmed, fulfillment_status: 'partially_shipped' }],
])('an exchange is %s', (state, exchange) => {
  expect(toExchangeState(exchange)).toBe(state)
})

it.each([
  [null, 'confirmed', null],
  [0, 'confirmed', null],
  [500, 'awaiting', 'due'],
  [500, 'captured', 'paid'],
  [-500, 'awaiting', 'back'],
  [-500, 'difference_refunded', 'paid-back'],
])('a difference of %s that is %s stands as %s', (due, status, state) => {
  expect(toDifferenceState(due, status)).toBe(state)
})
