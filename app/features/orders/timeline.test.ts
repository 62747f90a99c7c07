import { describe, expect, it } from 'vitest'
import { makeFulfillment, makePayment } from '../../../tests/support/test-order'
import { type OrderPast, toTimeline } from './timeline'

const payment = makePayment({ amount: 4500 })

const placed: OrderPast = {
  status: 'pending',
  placedAt: '2026-03-01T10:00:00.000Z',
  cartId: 'cart-1',
  refundedTotal: 0,
  items: [{ returned: 0 }],
  payments: [payment],
  fulfillments: [],
}

describe('toTimeline', () => {
  it('begins with the order itself', () => {
    expect(toTimeline(placed)).toEqual([{ kind: 'placed', at: '2026-03-01T10:00:00.000Z' }])
  })

  it('tells what happened in its order, whatever order the backend lists it in', () => {
    const order: OrderPast = {
      ...placed,
      payments: [{ ...payment, capturedAt: '2026-03-03T08:00:00.000Z' }],
      fulfillments: [
        makeFulfillment({ createdAt: '2026-03-04T08:00:00.000Z' }),
        makeFulfillment({
          shippedAt: '2026-03-02T09:00:00.000Z',
          deliveredAt: '2026-03-05T12:00:00.000Z',
          tracking: [{ number: 'AB 1', url: 'https://carrier.example/AB1' }],
        }),
      ],
    }
    const events = toTimeline(order)
    expect(events.map(({ kind }) => kind)).toEqual(['placed', 'packed', 'shipped', 'paid', 'packed', 'delivered'])
    expect(events[2]?.tracking).toEqual([{ number: 'AB 1', url: 'https://carrier.example/AB1' }])
    expect(events[3]?.amount).toBe(4500)
  })

  it('leaves out a parcel that was cancelled', () => {
    const order: OrderPast = {
      ...placed,
      fulfillments: [
        makeFulfillment({ cancelledAt: '2026-03-02T09:00:00.000Z' }),
        makeFulfillment({ createdAt: '2026-03-03T08:00:00.000Z' }),
      ],
    }
    expect(toTimeline(order).map(({ kind }) => kind)).toEqual(['placed', 'packed'])
  })

  it('makes no link of what is no web page', () => {
    const tracking = [
      { number: 'X', url: 'javascript:alert(1)' },
      { number: 'Y', url: null },
    ]
    const parcel = makeFulfillment({ createdAt: placed.placedAt, shippedAt: '2026-03-02T09:00:00.000Z', tracking })
    const [, , shipped] = toTimeline({ ...placed, fulfillments: [parcel] })
    expect(shipped?.tracking).toEqual([
      { number: 'X', url: null },
      { number: 'Y', url: null },
    ])
  })

  it('says how much came back, without a date', () => {
    const order = { ...placed, refundedTotal: 900, items: [{ returned: 2 }, { returned: 1 }] }
    expect(toTimeline(order).slice(1)).toEqual([
      { kind: 'returned', at: null, pieces: 3 },
      { kind: 'refunded', at: null, amount: 900 },
    ])
  })

  it('dates each return and each refund where the backend tells when, a return before what it brings', () => {
    const order = { ...placed, refundedTotal: 1500, items: [{ returned: 3 }] }
    const written = '2026-03-09T08:00:00.000Z'
    const events = toTimeline(order, {
      returns: [
        {
          receivedAt: '2026-03-09T08:00:00.120Z',
          updatedAt: written,
          items: [{ quantity: 2 }, { quantity: 1 }],
        },
        { receivedAt: null, updatedAt: written, items: [{ quantity: 1 }] },
      ],
      exchanges: [],
      edits: [],
      refunds: [
        { amount: 900, createdAt: written },
        { amount: 600, createdAt: '2026-03-05T08:00:00.000Z' },
      ],
      onCards: [{ amount: 4120, at: '2026-03-09T08:00:00.120Z' }],
    })
    expect(events.slice(1)).toEqual([
      { kind: 'refunded', at: '2026-03-05T08:00:00.000Z', amount: 600 },
      { kind: 'returned', at: written, pieces: 3 },
      { kind: 'refunded', at: written, amount: 900 },
      { kind: 'on-card', at: '2026-03-09T08:00:00.120Z', amount: 4120 },
    ])
  })

  it('keeps the day of a return that was written to later', () => {
    const receivedAt = '2026-03-09T08:00:00.000Z'
    const later = { receivedAt, updatedAt: '2026-03-12T08:00:00.000Z', items: [{ quantity: 1 }] }
    expect(
      toTimeline(placed, { returns: [later], exchanges: [], edits: [], refunds: [], onCards: [] }).at(-1)?.at,
    ).toBe(receivedAt)
  })

  it('tells of changes that were accepted, with what each made dearer or cheaper', () => {
    const change = { status: 'confirmed' as const, confirmedAt: '2026-03-10T08:00:00.000Z' }
    const edits = [
      { ...change, difference: 3900 },
      { ...change, difference: -500 },
      { ...change, difference: 0 },
      { status: 'declined' as const, confirmedAt: null, difference: null },
    ]
    expect(toTimeline(placed, { returns: [], exchanges: [], edits, refunds: [], onCards: [] }).slice(1)).toEqual([
      { kind: 'dearer', at: change.confirmedAt, amount: 3900 },
      { kind: 'cheaper', at: change.confirmedAt, amount: 500 },
      { kind: 'edited', at: change.confirmedAt },
    ])
  })

  it('tells of a difference that a provider has promised, until it is charged', () => {
    const since = '2026-03-10T08:00:00.000Z'
    const difference = makePayment({ amount: 900, createdAt: since, cartId: null })
    const payments = [
      ...placed.payments,
      difference,
      { ...difference, cartId: 'cart_of_exchange' },
      { ...difference, cancelledAt: since },
      { ...difference, provider: 'manual' },
      { ...difference, capturedAt: '2026-03-11T08:00:00.000Z' },
    ]
    expect(toTimeline({ ...placed, payments }).slice(1)).toEqual([
      { kind: 'authorized', at: since, amount: 900 },
      { kind: 'authorized', at: since, amount: 900 },
      { kind: 'paid', at: '2026-03-11T08:00:00.000Z', amount: 900 },
    ])
  })

  it('tells of exchanges that were confirmed, and of none that was left or dropped', () => {
    const confirmed = { confirmedAt: '2026-03-10T08:00:00.000Z', cancelledAt: null }
    const others = [
      { confirmedAt: null, cancelledAt: null },
      { ...confirmed, cancelledAt: '2026-03-11T08:00:00.000Z' },
    ]
    expect(
      toTimeline(placed, { returns: [], exchanges: [...others, confirmed], edits: [], refunds: [], onCards: [] }).slice(
        1,
      ),
    ).toEqual([{ kind: 'exchanged', at: confirmed.confirmedAt }])
  })

  it('ends with the cancellation, at the time of its payment’s', () => {
    const payments = [{ ...payment, cancelledAt: '2026-03-02T08:00:00.000Z' }]
    expect(toTimeline({ ...placed, status: 'cancelled', payments }).at(-1)).toEqual({
      kind: 'cancelled',
      at: '2026-03-02T08:00:00.000Z',
    })
    expect(toTimeline({ ...placed, status: 'cancelled', payments: [] }).at(-1)).toEqual({ kind: 'cancelled', at: null })
  })
})
