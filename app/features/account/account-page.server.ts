import { type RequestContext } from '~/context.server'
import { getCsrfToken } from '~/features/session/csrf.server'
import { requireSession } from '~/features/session/session.server'
import { canChangeEmail } from '../auth/change-email/change-email.server'
import { toPageNumber } from '../catalog/listing/page-number'
import { listOrders, type OrderList } from './listed-orders.server'

export interface AccountPageData {
  name: string
  email: string
  orders: OrderList
  /** Who signs in another way has none to change here. */
  hasPassword: boolean
  /** With the backend's plugin and a mail server only. */
  canChangeEmail: boolean
  csrfToken: string
}

/**
 * The customer's account with the page of orders that the address asks for; null for a page behind the last.
 * @throws a redirect to the sign-in where nobody is signed in
 */
export async function getAccountPage(ctx: RequestContext): Promise<AccountPageData | null> {
  const { customer, method } = await requireSession(ctx)
  const orders = await listOrders(ctx, toPageNumber(ctx.url.searchParams.get('page')))
  if (!orders) return null
  const { name, email } = customer
  return {
    name,
    email,
    orders,
    hasPassword: method === 'credentials',
    canChangeEmail: await canChangeEmail(ctx),
    csrfToken: await getCsrfToken(ctx),
  }
}
