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

const invoice = { isOffline: true, isCaptured: false }
const card = { isOffline: false, isCaptured: false }

it.each([
  [null, 'confirmed', null, null],
  [0, 'confirmed', null, null],
  [500, 'awaiting', invoice, 'due'],
  [500, 'awaiting', null, 'due'],
  [500, 'awaiting', card, 'authorized'],
  [500, 'requires_action', card, 'authorized'],
  [500, 'captured', card, 'paid'],
  [500, 'awaiting', { ...card, isCaptured: true }, 'paid'],
  [500, 'awaiting', { ...invoice, isCaptured: true }, 'paid'],
  [-500, 'awaiting', null, 'back'],
  [-500, 'difference_refunded', null, 'paid-back'],
])('a difference of %s that is %s by %j stands as %s', (due, status, payment, state) => {
  expect(toDifferenceState({ due, status, payment })).toBe(state)
})
