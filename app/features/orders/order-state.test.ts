import { expect, it } from 'vitest'
import { toOrderState, toPaymentState } from './order-state'

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

it.each([
  ['awaiting', ['manual'], 'open'],
  ['not_paid', ['manual'], 'open'],
  ['awaiting', ['stripe'], 'authorized'],
  ['awaiting', [], 'free'],
  ['captured', [], 'free'],
  ['captured', ['stripe'], 'paid'],
  ['partially_refunded', ['manual'], 'partly-refunded'],
  ['refunded', ['manual'], 'refunded'],
  ['canceled', ['manual'], 'cancelled'],
  ['canceled', [], 'cancelled'],
  ['requires_action', ['stripe'], 'action-needed'],
])('a payment that is %s by %j is %s', (status, providers, state) => {
  const payments = providers.map((provider_id) => ({ provider_id }))
  expect(toPaymentState({ payment_status: status, payments })).toBe(state)
})
