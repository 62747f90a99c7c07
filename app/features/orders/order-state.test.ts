import { expect, it } from 'vitest'
import { type CountedLine, type OrderPayment, type PaymentStatus } from '~/commerce/shop/order'
import { toLineLives } from './line-life'
import { type PaymentState, toOrderState, toPaymentState } from './order-state'
import { makeLine, makePayment } from '../../../tests/support/test-order'

/** Lines by how many pieces there are of each, how many were sent, and how many came back. */
function live(...counts: [quantity: number, shipped?: number, returned?: number][]) {
  const items = counts.map(([quantity, shipped = 0, returned = 0], index) =>
    makeLine({ id: `line_${index}`, quantity, shipped, returned }),
  )
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
  expect(toOrderState({ status: 'cancelled', items: [] }, lives)).toBe('cancelled')
})

it('gift cards are not waited for where something else is sent', () => {
  const card = makeLine({ id: 'card', quantity: 1, giftCard: true })
  const bowl = makeLine({ id: 'bowl', quantity: 1, shipped: 1 })
  const read = (...items: CountedLine[]) => {
    const order = { status: 'pending' as const, items }
    return toOrderState(order, toLineLives(order, null))
  }
  expect([read(card, bowl), read(card), read({ ...card, shipped: 1 })]).toEqual(['shipped', 'preparing', 'shipped'])
})

it('what an edit has taken away is not waited for', () => {
  const order = { status: 'pending' as const, items: [makeLine({ id: 'bowl', quantity: 1, shipped: 1 })] }
  const past = {
    former: [{ id: 'gone', quantity: 2, originalId: null, editId: null }],
    requests: [],
    exchanged: new Set<string>(),
    claimed: [],
    parcels: [],
  }
  expect(toOrderState(order, toLineLives(order, past))).toBe('shipped')
})

it.each<[PaymentStatus, string[], PaymentState]>([
  ['awaiting', ['manual'], 'open'],
  ['awaiting', ['bank-transfer'], 'open'],
  ['not-paid', ['manual'], 'open'],
  ['awaiting', ['stripe'], 'authorized'],
  ['awaiting', [], 'free'],
  ['captured', [], 'free'],
  ['captured', ['stripe'], 'paid'],
  ['partly-refunded', ['manual'], 'partly-refunded'],
  ['refunded', ['manual'], 'refunded'],
  ['cancelled', ['manual'], 'cancelled'],
  ['cancelled', [], 'cancelled'],
  ['action-needed', ['stripe'], 'action-needed'],
])('a payment that is %s by %j is %s', (paymentStatus, providers, state) => {
  const payments = providers.map((provider) => makePayment({ provider }))
  expect(toPaymentState({ paymentStatus, payments })).toBe(state)
})

const capturedAt = '2026-11-21T08:00:00.000Z'
const charged = { capturedAt }

it.each<[PaymentStatus, Partial<OrderPayment>[], PaymentState]>([
  ['captured', [charged, { provider: 'manual' }], 'partly-open'],
  ['captured', [charged, { provider: 'stripe' }], 'partly-authorized'],
  ['awaiting', [{ provider: 'manual', capturedAt }, { provider: 'manual' }], 'partly-open'],
  ['captured', [charged, { provider: 'manual', capturedAt }], 'paid'],
  ['captured', [charged, { provider: 'manual', cancelledAt: capturedAt }], 'paid'],
  ['captured', [charged, { provider: 'manual', exchangeId: 'swap_1' }], 'paid'],
  ['captured', [{ ...charged, amount: 7490, refunded: 7000 }], 'partly-refunded'],
  ['captured', [{ ...charged, amount: 7490, refunded: 7490 }], 'refunded'],
])('an order that is %s with %j is %s', (paymentStatus, payments, state) => {
  expect(toPaymentState({ paymentStatus, payments: payments.map((one) => makePayment(one)) })).toBe(state)
})
