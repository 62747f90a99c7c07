import { type Order, type OrderPayment } from '~/commerce/shop/order'
import { type Exchange, type PastEdit, type Refund, type Return } from '~/commerce/shop/order-past'
import { isPaidOffline } from '../payment/providers'
import { type TrackingLink, toTrackingLinks } from './tracking-link'

export type TimelineEventKind =
  | 'placed'
  | 'paid'
  | 'authorized'
  | 'packed'
  | 'shipped'
  | 'delivered'
  | 'exchanged'
  | 'edited'
  | 'dearer'
  | 'cheaper'
  | 'refunded'
  | 'on-card'
  | 'returned'
  | 'cancelled'

/** Something that happened to an order. */
export interface TimelineEvent {
  kind: TimelineEventKind
  /** ISO 8601; null where the backend does not say when. */
  at: string | null
  /** What was paid, promised or refunded, or what a change made the order dearer or cheaper by, in minor units. */
  amount?: number
  /** How many pieces came back. */
  pieces?: number
  /** Where the parcel can be followed. */
  tracking?: TrackingLink[]
}

/** What the backend says to everybody of an order's past; by itself it has no dates of returns and refunds. */
export interface OrderPast extends Pick<Order, 'status' | 'placedAt' | 'refundedTotal' | 'cartId' | 'fulfillments'> {
  items: readonly { returned: number }[]
  payments: readonly Payment[]
}

type Payment = Omit<OrderPayment, 'refunded' | 'exchangeId'>

/** What came back of an order, what was exchanged, changed and paid back, with their dates. */
export interface DatedPast {
  returns: readonly (Pick<Return, 'receivedAt' | 'updatedAt'> & { items: readonly { quantity: number }[] })[]
  exchanges: readonly Pick<Exchange, 'confirmedAt' | 'cancelledAt'>[]
  /** In minor units. */
  refunds: readonly Pick<Refund, 'amount' | 'createdAt'>[]
  /** What returns and claims have brought back to gift cards, in minor units. */
  onCards: readonly { amount: number; at: string | null }[]
  /** What each made the order dearer by, in minor units. */
  edits: readonly Pick<PastEdit, 'status' | 'confirmedAt' | 'difference'>[]
}

/**
 * What has happened to an order, oldest first; what has no date comes last.
 * @param dated null where the backend keeps it to itself: then there are sums only
 */
export function toTimeline(order: OrderPast, dated: DatedPast | null = null): TimelineEvent[] {
  const events = [
    { kind: 'placed', at: order.placedAt } as const,
    ...listPayments(order),
    ...listParcels(order),
    ...(dated ? listDatedPast(dated) : listReturns(order)),
    ...listCancellation(order),
  ]
  return events.toSorted(compareEvents)
}

function listPayments({ payments, cartId: own }: OrderPast): TimelineEvent[] {
  return payments.flatMap((payment): TimelineEvent[] => {
    const { amount, capturedAt: at, createdAt: since } = payment
    if (at) return [{ kind: 'paid', at, amount }]
    return isPromised(payment, own) ? [{ kind: 'authorized', at: since, amount }] : []
  })
}

// that of the order itself is as old as the order; an invoice promises nothing
function isPromised({ cartId, cancelledAt, provider }: Payment, own: string | null): boolean {
  return !cancelledAt && !isPaidOffline(provider) && cartId !== own
}

function listParcels({ fulfillments }: OrderPast): TimelineEvent[] {
  return fulfillments
    .filter(({ cancelledAt }) => !cancelledAt)
    .flatMap(({ createdAt: packed, shippedAt: shipped, deliveredAt: delivered, tracking }) => {
      const events: TimelineEvent[] = [{ kind: 'packed', at: packed }]
      if (shipped) events.push({ kind: 'shipped', at: shipped, tracking: toTrackingLinks(tracking) })
      if (delivered) events.push({ kind: 'delivered', at: delivered })
      return events
    })
}

function listReturns({ items, refundedTotal: refunded }: OrderPast): TimelineEvent[] {
  const pieces = items.reduce((sum, { returned }) => sum + returned, 0)
  const events: TimelineEvent[] = []
  if (pieces > 0) events.push({ kind: 'returned', at: null, pieces })
  if (refunded > 0) events.push({ kind: 'refunded', at: null, amount: refunded })
  return events
}

function listDatedPast({ returns, exchanges, refunds, onCards, edits }: DatedPast): TimelineEvent[] {
  return [
    ...returns.flatMap(({ receivedAt, updatedAt, items }) => {
      if (!receivedAt) return []
      const pieces = items.reduce((sum, { quantity }) => sum + quantity, 0)
      return [{ kind: 'returned' as const, at: toEarlier(receivedAt, updatedAt), pieces }]
    }),
    ...exchanges.flatMap(({ confirmedAt: at, cancelledAt }) =>
      at && !cancelledAt ? [{ kind: 'exchanged' as const, at }] : [],
    ),
    ...edits.flatMap(({ status, confirmedAt: at, difference }) =>
      status === 'confirmed' ? [toChange(at, difference ?? 0)] : [],
    ),
    ...refunds.map(({ createdAt: at, amount }) => ({ kind: 'refunded' as const, at, amount })),
    ...onCards.map(({ at, amount }) => ({ kind: 'on-card' as const, at, amount })),
  ]
}

function toChange(at: string | null, difference: number): TimelineEvent {
  if (difference === 0) return { kind: 'edited', at }
  return { kind: difference > 0 ? 'dearer' : 'cheaper', at, amount: Math.abs(difference) }
}

// a refund that a return brings is dated by the database to the beginning of the write that takes the return in, as is
// that write itself, and a little before the time that the backend says the return was received at
function toEarlier(one: string, other: string): string {
  return other < one ? other : one
}

// the backend tells shoppers when the payment was cancelled, which it is along with the order
function listCancellation({ status, payments }: OrderPast): TimelineEvent[] {
  if (status !== 'cancelled') return []
  const [at = null] = payments.flatMap(({ cancelledAt }) => cancelledAt ?? []).sort()
  return [{ kind: 'cancelled', at }]
}

function compareEvents(one: TimelineEvent, other: TimelineEvent): number {
  if (one.at === null || other.at === null) return Number(one.at === null) - Number(other.at === null)
  return one.at < other.at ? -1 : Number(one.at > other.at)
}
