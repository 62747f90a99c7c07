import { type RequestContext } from '~/context.server'
import { type OrderRecord } from '~/features/orders/own-order.server'
import { toTrackingLinks } from '~/features/orders/tracking-link'
import { listPaymentMessages } from '../../payment/payment-messages.server'
import { isPaidOffline } from '../../payment/providers'
import { type ExchangeRecord, type OrderReturns } from '../returns/read-returns.server'
import { toName } from '../returns/return-view.server'
import { mayExchange, offersExchanges } from './exchange-offer.server'
import { toDifferenceState, toExchangeState } from './exchange-state'
import { type ExchangeSummary, type OrderExchangesData } from './exchange-view'

/**
 * What of an order is exchanged, and whether more of it can be, for an order that `requireOwnOrder` has let through.
 * @param known what `readReturns` tells of the order
 */
export async function getOrderExchanges(
  ctx: RequestContext,
  order: OrderRecord,
  known: OrderReturns | null,
): Promise<OrderExchangesData> {
  return {
    orderId: order.id,
    currency: order.currency_code,
    exchanges: known?.exchanges.flatMap((one) => (one.cart_id ? toSummary(ctx, order, one, one.cart_id) : [])) ?? [],
    mayExchange: (await offersExchanges(ctx)) && (await mayExchange(ctx, order, known)),
  }
}

/** An exchange in brief. */
export function toSummary(
  ctx: RequestContext,
  order: OrderRecord,
  exchange: ExchangeRecord,
  cartId: string,
): ExchangeSummary {
  const { difference_due: due, payment_status: status } = exchange
  const payment = findPayment(order, exchange)
  return {
    cartId,
    ...toName(ctx, exchange),
    state: toExchangeState(exchange),
    difference: due,
    differenceState: toDifferenceState({ due, status, payment }),
    payment: payment && listPaymentMessages(ctx, [payment.provider]).join(''),
    tracking: exchange.fulfillments
      .filter(({ shipped_at: shipped, canceled_at: cancelled }) => shipped && !cancelled)
      .flatMap(({ tracking_links: links }) => toTrackingLinks(links)),
  }
}

/** What the difference was paid with, which Medusa keeps with the order's own payments. */
function findPayment({ payments }: OrderRecord, { id }: ExchangeRecord) {
  const payment = payments.find(({ swap_id: exchangeId }) => exchangeId === id)
  if (!payment) return null
  const { provider_id: provider, captured_at: captured } = payment
  return { provider, isOffline: isPaidOffline(provider), isCaptured: Boolean(captured) }
}
