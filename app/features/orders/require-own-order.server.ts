import { type Order } from '~/commerce/shop/order'
import { type RequestContext } from '~/context.server'
import { fail } from '~/respond.server'

/**
 * The one guard of every page about an order: the backend shows any order to anybody who names its id.
 *
 * It opens to the browser that holds a proof (of having placed it, or of having looked it up), and to the signed-in
 * customer whose order it is. Everybody else gets the 404 page of an order that does not exist; whether there is one is
 * never asked on behalf of who may not see it, so that time tells nothing either. Call it in loaders and actions alike,
 * before anything else is done with the id, which may be any text.
 * @param form what was posted, kept for after the sign-in where the customer's session has ended
 * @throws a 404 page; a redirect to the sign-in, which leads back, where the backend ended the session; CommerceError when
 *   the backend is down
 */
export async function requireOwnOrder(ctx: RequestContext, orderId: string, form?: FormData): Promise<Order> {
  ctx.answer.doNotStore()
  const mayBeShown = (await ctx.orders.isProved(orderId)) || (await isCustomersOrder(ctx, orderId, form))
  if (!mayBeShown) return refuseOrder(ctx, 'no-proof')
  return (await ctx.commerce.as({}).orders.getOrder(orderId)) ?? fail('not-found', { isOrder: true })
}

/**
 * Ends the request as for an order that does not exist, and tells the security log.
 * @param reason `other-order` for a return, an exchange or a change that is not of the order in whose address it stands
 * @throws always: a 404 page
 */
export async function refuseOrder(ctx: RequestContext, reason: 'no-proof' | 'other-order'): Promise<never> {
  ctx.security.tell('order-refused', { reason, ...(await ctx.session.readSubject()) })
  return fail('not-found', { isOrder: true })
}

/** Whether the signed-in customer has placed the order or taken it over; false for a guest. */
export async function isCustomersOrder(ctx: RequestContext, orderId: string, form?: FormData): Promise<boolean> {
  if (!/^\w{1,64}$/.test(orderId) || !(await ctx.session.read())) return false
  return ctx.session.askAsCustomer((customer) => customer.orders.isOwn(orderId), form)
}

/** Whether an order is in the account that is signed in; a proof shows it to its customer without that, too. */
export async function isInOwnAccount(ctx: RequestContext, order: Order): Promise<boolean> {
  return (await ctx.session.read())?.customer.id === order.customerId
}
