import { type Order } from '~/commerce/shop/order'
import { type Exchange } from '~/commerce/shop/order-past'
import { type RequestContext } from '~/context.server'
import { toTrackingLinks } from '~/features/orders/tracking-link'
import { listPaymentMessages } from '../../payment/payment-messages.server'
import { isPaidOffline } from '../../payment/providers'
import { type OrderReturns } from '../returns/read-returns.server'
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
    exchanges: known?.exchanges.flatMap((one) => (one.cartId ? toSummary(ctx, order, one, one.cartId) : [])) ?? [],
    mayExchange: (await offersExchanges(ctx)) && (await mayExchange(ctx, order, known)),
  }
}

/** An exchange in brief. */
export function toSummary(ctx: RequestContext, order: Order, exchange: Exchange, cartId: string): ExchangeSummary {
  const { difference: due, differenceStatus: status } = exchange
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
        .filter(({ shippedAt, cancelledAt }) => shippedAt && !cancelledAt)
        .flatMap(({ tracking }) => tracking),
    ),
  }
}

/** What the difference was paid with, which the backend keeps with the order's own payments. */
function findPayment({ payments }: Order, { id }: Pick<Exchange, 'id'>) {
  const payment = payments.find(({ exchangeId }) => exchangeId === id)
  if (!payment) return null
  const { provider, capturedAt } = payment
  return { provider, isOffline: isPaidOffline(provider), isCaptured: Boolean(capturedAt) }
}
