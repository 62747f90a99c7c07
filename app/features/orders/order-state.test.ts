import { expect, it } from 'vitest'
import { type CurrentLine, toLineLives } from './line-life'
import { toOrderState, toPaymentState } from './order-state'

/** Lines by how many pieces there are of each, how many were sent, and how many came back. */
function live(...counts: [quantity: number, shipped?: number, returned?: number][]) {
  const items = counts.map(([quantity, shipped_quantity = 0, returned_quantity = 0], index) => ({
    id: `line_${index}`,
    quantity,
    shipped_quantity,
    returned_quantity,
  }))
  return toLineLives({ status: 'pending', items }, null)
}

it.each([
  ['nothing was sent of', live([2], [1]), 'preparing'],
  ['one line was sent of', live([2, 2], [1]), 'partly-shipped'],
  ['a part of a line was sent of', live([2, 1]), 'partly-shipped'],
  ['all was sent of', live([2, 2], [1, 1]), 'shipped'],
  ['something came back of before the rest is sent', live([2, 1, 1]), 'partly-shipped'],
  ['something came back of', live([2, 2], [1, 1, 1]), 'shipped'],
  ['all came back of', live([2, 2, 2], [1, 1, 1]), 'returned'],
  ['something was added to after all came back', live([2, 2, 2], [1]), 'partly-shipped'],
])('an order that %s stands there', (_, lives, state) => {
  expect(toOrderState({ status: 'pending', items: [] }, lives)).toBe(state)
  expect(toOrderState({ status: 'canceled', items: [] }, lives)).toBe('cancelled')
})

it('gift cards are not waited for where something else is sent', () => {
  const card = { id: 'card', quantity: 1, is_giftcard: true }
  const bowl = { id: 'bowl', quantity: 1, shipped_quantity: 1 }
  const read = (...items: CurrentLine[]) => {
    const order = { status: 'pending', items }
    return toOrderState(order, toLineLives(order, null))
  }
  expect([read(card, bowl), read(card), read({ ...card, shipped_quantity: 1 })]).toEqual([
    'shipped',
    'preparing',
    'shipped',
  ])
})

it('what an edit has taken away is not waited for', () => {
  const order = { status: 'pending', items: [{ id: 'bowl', quantity: 1, shipped_quantity: 1 }] }
  const past = {
    former: [{ id: 'gone', quantity: 2 }],
    requests: [],
    exchanged: new Set<string>(),
    claimed: [],
    parcels: [],
  }
  expect(toOrderState(order, toLineLives(order, past))).toBe('shipped')
})

it.each([
  ['awaiting', ['manual'], 'open'],
  ['awaiting', ['bank-transfer'], 'open'],
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
