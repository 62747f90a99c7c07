import { toTrackingNumber } from '~/commerce/medusa-v1/order'
import { type Order } from '~/commerce/shop/order'
import { type RequestContext } from '~/context.server'
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
  order: Order,
  known: OrderReturns | null,
): Promise<OrderExchangesData> {
  return {
    orderId: order.id,
    currency: order.currency,
    exchanges: known?.exchanges.flatMap((one) => (one.cart_id ? toSummary(ctx, order, one, one.cart_id) : [])) ?? [],
    mayExchange: (await offersExchanges(ctx)) && (await mayExchange(ctx, order, known)),
  }
}

/** An exchange in brief. */
export function toSummary(
  ctx: RequestContext,
  order: Order,
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
    tracking: toTrackingLinks(
      exchange.fulfillments
        .filter(({ shipped_at: shipped, canceled_at: cancelled }) => shipped && !cancelled)
        .flatMap(({ tracking_links: links }) => links.map(toTrackingNumber)),
    ),
  }
}

/** What the difference was paid with, which Medusa keeps with the order's own payments. */
function findPayment({ payments }: Order, { id }: ExchangeRecord) {
  const payment = payments.find(({ exchangeId }) => exchangeId === id)
  if (!payment) return null
  const { provider, capturedAt } = payment
  return { provider, isOffline: isPaidOffline(provider), isCaptured: Boolean(capturedAt) }
}
