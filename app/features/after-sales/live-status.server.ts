import { type Order } from '~/commerce/shop/order'
import { type RequestContext } from '~/context.server'
import { toStanding } from '~/features/orders/order.server'
import { toTimeline } from '~/features/orders/timeline'
import { type LiveStatus } from '~/features/orders/use-live-status'
import { readReturns } from './returns/read-returns.server'

/** Where an order stands now, out of what `getOwnOrder` gives. @throws CommerceError when the backend is down */
export async function getLiveStatus(ctx: RequestContext, order: Order): Promise<LiveStatus> {
  const known = await readReturns(ctx, order.id)
  const { state, paymentState } = toStanding(order, known)
  return { state, paymentState, events: toTimeline(order, known?.dated ?? null).length }
}
