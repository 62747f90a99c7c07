import { type Order, type OrderPayment } from '~/commerce/shop/order'
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

type Moment = string | Date | null | undefined

/** What the backend says to everybody of an order's past; by itself it has no dates of returns and refunds. */
export interface OrderPast extends Pick<Order, 'status' | 'placedAt' | 'refundedTotal' | 'cartId' | 'fulfillments'> {
  items: readonly { returned: number }[]
  payments: readonly Payment[]
}

type Payment = Omit<OrderPayment, 'refunded' | 'exchangeId'>

/** What came back of an order, what was exchanged, changed and paid back, with their dates. */
export interface DatedPast {
  returns: { received_at?: Moment; updated_at: string | Date; items: { quantity: number }[] }[]
  exchanges: { confirmed_at: Moment; canceled_at: Moment }[]
  /** In minor units. */
  refunds: { amount: number; created_at: string | Date }[]
  /** What returns and claims have brought back to gift cards, in minor units. */
  onCards: { amount: number; at: Moment }[]
  /** What each made the order dearer by, in minor units. */
  edits: { status: string; confirmed_at: Moment; difference: number | null }[]
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
  const arrived = returns.filter(({ received_at: received }) => received)
  return [
    ...arrived.map(({ received_at: received, updated_at: written, items }) => ({
      kind: 'returned' as const,
      at: toEarlier(toIso(received), toIso(written)),
      pieces: items.reduce((sum, { quantity }) => sum + quantity, 0),
    })),
    ...exchanges.flatMap(({ confirmed_at: at, canceled_at: dropped }) =>
      at && !dropped ? [{ kind: 'exchanged' as const, at: toIso(at) }] : [],
    ),
    ...edits.flatMap(({ status, confirmed_at: at, difference }) =>
      status === 'confirmed' ? [toChange(toIso(at), difference ?? 0)] : [],
    ),
    ...refunds.map(({ created_at: at, amount }) => ({ kind: 'refunded' as const, at: toIso(at), amount })),
    ...onCards.map(({ at, amount }) => ({ kind: 'on-card' as const, at: toIso(at), amount })),
  ]
}

function toChange(at: string | null, difference: number): TimelineEvent {
  if (difference === 0) return { kind: 'edited', at }
  return { kind: difference > 0 ? 'dearer' : 'cheaper', at, amount: Math.abs(difference) }
}

// a refund that a return brings is dated by the database to the beginning of the write that takes the return in, as is
// that write itself, and a little before the time that Medusa says the return was received at
function toEarlier(one: string | null, other: string | null): string | null {
  return one !== null && other !== null && other < one ? other : one
}

// the backend tells shoppers when the payment was cancelled, which it is along with the order
function listCancellation({ status, payments }: OrderPast): TimelineEvent[] {
  if (status !== 'cancelled') return []
  const [at = null] = payments.flatMap(({ cancelledAt }) => cancelledAt ?? []).sort()
  return [{ kind: 'cancelled', at }]
}

function toIso(moment: unknown): string | null {
  if (typeof moment !== 'string' && !(moment instanceof Date)) return null
  const date = new Date(moment)
  return Number.isNaN(date.getTime()) ? null : date.toISOString()
}

function compareEvents(one: TimelineEvent, other: TimelineEvent): number {
  if (one.at === null || other.at === null) return Number(one.at === null) - Number(other.at === null)
  return one.at < other.at ? -1 : Number(one.at > other.at)
}
