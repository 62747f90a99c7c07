import { type Order } from '~/commerce/shop/order'
import { type ShopperClient } from '~/commerce/shop/commerce'
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
  const access = await findAccess(ctx, orderId, (ask) => ctx.session.askAsCustomer(ask, form))
  if (access !== 'shown') return refuseOrder(ctx, 'no-proof')
  return (await ctx.commerce.as({}).orders.getOrder(orderId)) ?? fail('not-found', { isOrder: true })
}

/**
 * The same guard for scripts, which have no page to be led to: the order, or why it is not shown. `signed-out`: a sign-in
 * may help; `others`: it is not of the account that is signed in, whether there is one or not.
 * @throws CommerceError when the backend is down, or has just ended the session
 */
export async function getOwnOrder(
  ctx: RequestContext,
  orderId: string,
): Promise<Order | 'signed-out' | 'others' | 'gone'> {
  const access = await findAccess(ctx, orderId, async (ask) => ask(ctx.commerce.as(await ctx.session.getShopper())))
  if (access === 'shown') return (await ctx.commerce.as({}).orders.getOrder(orderId)) ?? 'gone'
  ctx.security.tell('order-refused', { reason: 'no-proof', ...(await ctx.session.readSubject()) })
  return access
}

type AskOwner = (ask: (customer: ShopperClient) => Promise<boolean>) => Promise<boolean>

async function findAccess(
  ctx: RequestContext,
  orderId: string,
  ask: AskOwner,
): Promise<'shown' | 'signed-out' | 'others'> {
  if (await ctx.orders.isProved(orderId)) return 'shown'
  if (!(await ctx.session.read())) return 'signed-out'
  return (await isOwn(orderId, ask)) ? 'shown' : 'others'
}

async function isOwn(orderId: string, ask: AskOwner): Promise<boolean> {
  return /^\w{1,64}$/.test(orderId) && ask((customer) => customer.orders.isOwn(orderId))
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
export async function isCustomersOrder(ctx: RequestContext, orderId: string): Promise<boolean> {
  if (!(await ctx.session.read())) return false
  return isOwn(orderId, (ask) => ctx.session.askAsCustomer(ask))
}

/** Whether an order is in the account that is signed in; a proof shows it to its customer without that, too. */
export async function isInOwnAccount(ctx: RequestContext, order: Order): Promise<boolean> {
  return (await ctx.session.read())?.customer.id === order.customerId
}
