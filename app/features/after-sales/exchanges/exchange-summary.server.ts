import { type RequestContext } from '~/context.server'
import { type OrderRecord } from '~/features/orders/own-order.server'
import { type ExchangeRecord, type OrderReturns } from '../returns/read-returns.server'
import { toName } from '../returns/return-view.server'
import { listReturnableLines } from './exchange-offer.server'
import { toDifferenceState, toExchangeState } from './exchange-state'
import { type ExchangeSummary, type OrderExchangesData } from './exchange-view'

/**
 * What of an order is exchanged, and whether more of it can be, for an order that `requireOwnOrder` has let through.
 * @param known what `readReturns` tells of the order
 */
export function getOrderExchanges(
  ctx: RequestContext,
  order: OrderRecord,
  known: OrderReturns | null,
): OrderExchangesData {
  return {
    orderId: order.id,
    currency: order.currency_code,
    exchanges: known?.exchanges.flatMap((one) => (one.cart_id ? toSummary(ctx, one, one.cart_id) : [])) ?? [],
    mayExchange: listReturnableLines(order, known).length > 0,
  }
}

/** An exchange in brief. */
export function toSummary(ctx: RequestContext, exchange: ExchangeRecord, cartId: string): ExchangeSummary {
  const { difference_due: difference, payment_status } = exchange
  return {
    cartId,
    ...toName(ctx, exchange),
    state: toExchangeState(exchange),
    difference,
    differenceState: toDifferenceState(difference, payment_status),
  }
}
