import { type RequestContext } from '~/context.server'
import { toPageNumber } from '../catalog/listing/page-number'
import { listOrders, type OrderList } from './listed-orders.server'
import { readOrderFilter } from './order-filter'

/**
 * The page of the customer's orders that the address asks for; null for a page behind the last.
 * @throws a redirect to the sign-in where nobody is signed in
 */
export async function getOrdersPage(ctx: RequestContext): Promise<OrderList | null> {
  await ctx.session.require()
  const query = ctx.url.searchParams
  return listOrders(ctx, toPageNumber(query.get('page')), readOrderFilter(query))
}
