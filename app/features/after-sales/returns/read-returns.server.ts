import { type Claim, type Exchange, type OrderPast, type Return } from '~/commerce/shop/order-past'
import { type RequestContext } from '~/context.server'
import { type PastFacts } from '~/features/orders/line-life'
import { type DatedPast } from '~/features/orders/timeline'
import { type RefundLimit, toRefundLimit } from '../refund-limit'
import { toPaidBack } from './return-state'

/** What comes and came back of an order. */
export interface OrderReturns extends OrderPast {
  /** Ids of those returns whose amount was paid back. */
  paidBack: ReadonlySet<string>
  /** What returns and claims have brought back to gift cards, in minor units. */
  onCards: DatedPast['onCards']
  /** Of the order's lines; returns of exchanges and claims among them. */
  past: PastFacts
  /** Those of exchanges and claims among them. */
  dated: DatedPast
}

/**
 * What comes and came back of an order; null where the backend keeps that to itself, since it is without our plugin.
 * It tells it to anybody: only for an order that `requireOwnOrder` has let through.
 * @throws CommerceError when the backend is down
 */
export async function readReturns(ctx: RequestContext, orderId: string): Promise<OrderReturns | null> {
  const past = await ctx.commerce.as({}).returns.getPast(orderId)
  return past && toOrderReturns(past)
}

export function toOrderReturns(past: OrderPast): OrderReturns {
  const { returns, exchanges, claims, refunds, parcels, edits, replaced } = past
  const others = [...exchanges, ...claims].flatMap(({ request }) => request ?? [])
  // a claim's return may be the order's too
  const all = [...new Map([...returns, ...others].map((request) => [request.id, request])).values()]
  const onCards = [
    ...all.flatMap(({ cardRefund, receivedAt }) => toCardRefund(cardRefund, receivedAt)),
    ...claims.flatMap(({ cardRefund, createdAt }) => toCardRefund(cardRefund, createdAt)),
  ]
  return {
    ...past,
    paidBack: toPaidBack(returns, refunds),
    onCards,
    past: {
      former: replaced,
      requests: all,
      exchanged: toExchanged(exchanges),
      claimed: claims.flatMap(listKept),
      parcels,
    },
    dated: { returns: all, exchanges, refunds, onCards, edits },
  }
}

function toExchanged(exchanges: readonly Exchange[]): ReadonlySet<string> {
  const confirmed = exchanges.filter(({ confirmedAt, cancelledAt }) => confirmedAt && !cancelledAt)
  return new Set(confirmed.flatMap(({ request }) => request?.id ?? []))
}

function listKept({ request, items, cancelledAt }: Claim): Claim['items'] {
  return cancelledAt || (request && request.status !== 'cancelled') ? [] : items
}

/** What the returns of an order that are on their way bring back, in minor units. @param except the id of one of them */
function sumPromised(known: OrderReturns | null, except?: string): number {
  const open = known?.returns.filter(({ id, status }) => status === 'requested' && id !== except) ?? []
  return open.reduce((sum, { refund }) => sum + refund, 0)
}

/** What can come back by itself for a return of an order; of what `except` brings back nothing is promised yet. */
export function toReturnLimit(
  order: Parameters<typeof toRefundLimit>[0],
  known: OrderReturns | null,
  except?: string,
): RefundLimit {
  const backOnCard = known && known.onCards.reduce((sum, { amount }) => sum + amount, 0)
  return toRefundLimit(order, { promised: sumPromised(known, except), backOnCard })
}

function toCardRefund(amount: Return['cardRefund'], at: string | null): DatedPast['onCards'] {
  return amount > 0 ? [{ amount, at }] : []
}
