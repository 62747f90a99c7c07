import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { findUnpaidEdit, type MoneyPast, type PaidOrder, toOrderBalance } from './order-balance'
import { makePayment } from '../../../tests/support/test-order'

const at = '2026-03-01T10:00:00.000Z'
const card = makePayment({ capturedAt: at })
const order: PaidOrder = { status: 'pending', total: 10_000, refundedTotal: 0, giftCardTotal: 0, payments: [card] }
const past: MoneyPast = {
  edits: [],
  returns: [],
  paidBack: new Set(),
  exchanges: [],
  claims: [],
  refunds: [],
  onCards: [],
}
const edit = { id: 'oe_1', status: 'confirmed' as const, isUnpaid: false }
const exchange = { confirmedAt: at, cancelledAt: null, differenceStatus: 'open' as const, difference: -700 }

function owe(change: Partial<PaidOrder>, facts: Partial<MoneyPast> = {}) {
  const { toPay, byInvoice, toPayBack } = toOrderBalance({ ...order, ...change }, { ...past, ...facts })
  return { toPay, byInvoice, toPayBack }
}

const even = { toPay: 0, byInvoice: 0, toPayBack: 0 }

describe('what gift cards have back', () => {
  it('is what returns have brought', () => {
    expect(toOrderBalance(order, { ...past, onCards: [{ amount: 4120 }, { amount: 80 }] }).onCards).toBe(4200)
    expect(toOrderBalance(order, null).onCards).toBe(0)
  })

  it('is all that they have paid once the order is cancelled, where our plugin sees to it', () => {
    const cancelled = { ...order, status: 'cancelled' as const, giftCardTotal: 5000 }
    expect(toOrderBalance(cancelled, past).onCards).toBe(5000)
    expect(toOrderBalance(cancelled, null).onCards).toBe(0)
    expect(toOrderBalance({ ...cancelled, status: 'pending' }, past).onCards).toBe(0)
  })
})

describe('what a shopper still owes', () => {
  it('is nothing of an order that is paid or promised', () => {
    expect(owe({})).toEqual(even)
    expect(owe({ payments: [{ ...card, capturedAt: null }] })).toEqual(even)
  })

  it('is what invoices ask for, the difference of a change and of an exchange among them', () => {
    const invoice = makePayment({ provider: 'manual', amount: 3900 })
    expect(owe({ total: 13_900, payments: [card, invoice] })).toEqual({
      ...even,
      toPay: 3900,
      byInvoice: 3900,
    })
    expect(owe({ payments: [card, { ...invoice, exchangeId: 'swap_1' }] })).toMatchObject({ toPay: 3900 })
    expect(owe({ payments: [card, { ...invoice, cancelledAt: at }] })).toEqual(even)
  })

  it('is what a change costs that the merchant has made without a payment', () => {
    const edits = [{ ...edit, difference: 3900, isUnpaid: true }]
    expect(owe({ total: 13_900 }, { edits })).toEqual({ ...even, toPay: 3900 })
    expect(findUnpaidEdit({ edits })).toBe('oe_1')
    expect(findUnpaidEdit({ edits: [{ ...edit, difference: -5 }] })).toBeNull()
  })

  it('is less once a change has made the order cheaper, and nothing of it comes back', () => {
    const edits = [{ ...edit, difference: -4000 }]
    const payments = [{ ...card, provider: 'manual', capturedAt: null }]
    expect(owe({ total: 6000, payments }, { edits })).toEqual({
      toPay: 6000,
      byInvoice: 6000,
      toPayBack: 0,
    })
    expect(owe({ total: 6000, payments: [{ ...card, capturedAt: null }] }, { edits })).toEqual(even)
  })

  it('is never made of a refund', () => {
    expect(owe({}, { refunds: [{ amount: 500, reason: 'other' }] })).toEqual(even)
  })
})

describe('what a shopper still gets', () => {
  it('is what a change made cheaper, until it was paid back by hand', () => {
    const edits = [{ ...edit, difference: -4000 }]
    expect(owe({ total: 6000 }, { edits })).toMatchObject({ toPayBack: 4000 })
    expect(owe({ total: 6000 }, { edits, refunds: [{ amount: 1500, reason: 'other' }] })).toMatchObject({
      toPayBack: 2500,
    })
    expect(owe({ total: 6000 }, { edits, refunds: [{ amount: 4000, reason: 'discount' }] })).toEqual(even)
    const dearer = { ...edit, id: 'oe_2', difference: 4000 }
    expect(owe({}, { edits: [...edits, dearer], refunds: [{ amount: 4000, reason: 'other' }] })).toMatchObject({
      toPay: 4000,
    })
  })

  it('is less by what was paid back of a single payment', () => {
    const edits = [{ ...edit, difference: -4000 }]
    const payments = [{ ...card, refunded: 4000 }]
    expect(owe({ total: 6000, payments }, { edits })).toEqual(even)
    expect(toOrderBalance({ ...order, payments }, past).refunded).toBe(4000)
  })

  it('is what a return brings that has come and that the backend could not pay back', () => {
    const returns = [{ id: 'ret_1', status: 'received' as const, refund: 900 }]
    expect(owe({}, { returns })).toMatchObject({ toPayBack: 900 })
    expect(owe({}, { returns, refunds: [{ amount: 900, reason: 'other' }] })).toEqual(even)
    const refunds = [{ amount: 900, reason: 'return' as const }]
    expect(owe({}, { returns, refunds, paidBack: new Set(['ret_1']) })).toEqual(even)
    expect(owe({}, { returns: [{ id: 'ret_1', status: 'requested', refund: 900 }] })).toEqual(even)
  })

  it('is what an exchange or a claim gives back', () => {
    expect(owe({}, { exchanges: [exchange] })).toMatchObject({ toPayBack: 700 })
    expect(owe({}, { exchanges: [{ ...exchange, differenceStatus: 'refunded' }] })).toEqual(even)
    expect(owe({}, { exchanges: [{ ...exchange, confirmedAt: null }] })).toEqual(even)
    const claim = { kind: 'refund' as const, isRefunded: false, refund: 300, cancelledAt: null }
    expect(owe({}, { claims: [claim] })).toMatchObject({ toPayBack: 300 })
    expect(owe({}, { claims: [{ ...claim, isRefunded: true }] })).toEqual(even)
  })

  it('is what was taken for an order that is cancelled, and nothing is to be paid for it', () => {
    const invoice = makePayment({ provider: 'manual', amount: 3900 })
    const payments = [
      { ...card, cancelledAt: at },
      { ...invoice, cancelledAt: at },
    ]
    expect(owe({ status: 'cancelled', payments })).toEqual({ ...even, toPayBack: 10_000 })
  })
})

it('comes out even whatever changes were made, once what each asks for was paid or paid back', () => {
  const differences = fc.array(fc.integer({ min: -3000, max: 3000 }), { maxLength: 8 })
  fc.assert(
    fc.property(differences, (made) => {
      const edits = made.map((difference, index) => ({ ...edit, id: `oe_${index}`, difference }))
      const total = 30_000 + made.reduce((sum, difference) => sum + difference, 0)
      const paid = made.filter((difference) => difference > 0)
      const back = made.filter((difference) => difference < 0)
      const payments = [30_000, ...paid].map((amount) => ({ ...card, amount }))
      const refunds = back.map((amount) => ({ amount: -amount, reason: 'other' as const }))
      expect(owe({ total, payments }, { edits, refunds })).toEqual(even)
      const owed = { toPayBack: back.reduce((sum, amount) => sum - amount, 0) }
      expect(owe({ total, payments }, { edits })).toEqual({ ...even, ...owed })
    }),
  )
})
