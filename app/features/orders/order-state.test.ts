import { expect, it } from 'vitest'
import { toOrderState, toPaymentState } from './order-state'

it.each([
  ['pending', 'not_fulfilled', 'preparing'],
  ['pending', 'fulfilled', 'preparing'],
  ['pending', 'partially_shipped', 'partly-shipped'],
  ['completed', 'shipped', 'shipped'],
  ['completed', 'partially_returned', 'shipped'],
  ['pending', 'requires_action', 'shipped'],
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

const captured_at = '2026-11-21T08:00:00.000Z'
const charged = { provider_id: 'stripe', captured_at }

it.each([
  ['captured', [charged, { provider_id: 'manual' }], 'partly-open'],
  ['captured', [charged, { provider_id: 'stripe' }], 'partly-authorized'],
  ['awaiting', [{ provider_id: 'manual', captured_at }, { provider_id: 'manual' }], 'partly-open'],
  ['captured', [charged, { provider_id: 'manual', captured_at }], 'paid'],
  ['captured', [charged, { provider_id: 'manual', canceled_at: captured_at }], 'paid'],
  ['captured', [charged, { provider_id: 'manual', swap_id: 'swap_1' }], 'paid'],
  ['captured', [{ ...charged, amount: 7490, amount_refunded: 7000 }], 'partly-refunded'],
  ['captured', [{ ...charged, amount: 7490, amount_refunded: 7490 }], 'refunded'],
])('an order that is %s with %j is %s', (status, payments, state) => {
  expect(toPaymentState({ payment_status: status, payments })).toBe(state)
})
