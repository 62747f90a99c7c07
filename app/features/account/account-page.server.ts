import { type RequestContext } from '~/context.server'
import { listNewestOrders, type OrderList } from './listed-orders.server'

export interface AccountPageData {
  name: string
  email: string
  /** The latest ones, and how many there are. */
  orders: Pick<OrderList, 'orders' | 'count'>
}

/**
 * The customer's account with the latest orders.
 * @throws a redirect to the sign-in where nobody is signed in
 */
export async function getAccountPage(ctx: RequestContext): Promise<AccountPageData> {
  const { name, email } = (await ctx.session.require()).customer
  return { name, email, orders: await listNewestOrders(ctx) }
}
