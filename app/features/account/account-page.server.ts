import { type RequestContext } from '~/context.server'
import { getCsrfToken } from '~/features/session/csrf.server'
import { requireSession } from '~/features/session/session.server'
import { toPageNumber } from '../catalog/listing/page-number'
import { listOrders, type OrderList } from './listed-orders.server'

export interface AccountPageData {
  name: string
  email: string
  orders: OrderList
  csrfToken: string
}

/**
 * The customer's account with the page of orders that the address asks for; null for a page behind the last.
 * @throws a redirect to the sign-in where nobody is signed in
 */
export async function getAccountPage(ctx: RequestContext): Promise<AccountPageData | null> {
  const { customer } = await requireSession(ctx)
  const orders = await listOrders(ctx, toPageNumber(ctx.url.searchParams.get('page')))
  if (!orders) return null
  const { name, email } = customer
  return { name, email, orders, csrfToken: await getCsrfToken(ctx) }
}
