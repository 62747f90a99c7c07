import { type Order } from '~/commerce/shop/order'
import { type ClaimToken } from '~/commerce/shop/orders'
import { type RequestContext } from '~/context.server'
import { canClaimOrders } from '../../auth/passwordless/capability.server'
import { isCustomersOrder, isInOwnAccount, requireOwnOrder } from '../../orders/require-own-order.server'

/** Whether the visitor of this order's page may want it in an account: it is not in the one that is signed in. */
export async function isClaimable(ctx: RequestContext, order: Order): Promise<boolean> {
  return !(await isInOwnAccount(ctx, order)) && canClaimOrders(ctx)
}

/**
 * The orders that the signed-in customer may want in the account: this browser has placed them or looked them up, and they
 * are not the customer's yet. The newest first, at most ten.
 */
export async function listClaimable(ctx: RequestContext): Promise<Order[]> {
  if (!(await canClaimOrders(ctx))) return []
  const proved = (await ctx.orders.listPlaced()).map(({ orderId }) => orderId)
  const owned = await Promise.all(proved.map((orderId) => isCustomersOrder(ctx, orderId)))
  return Promise.all(proved.filter((_, index) => !owned[index]).map((orderId) => requireOwnOrder(ctx, orderId)))
}

/**
 * Has the backend mail the links that move the orders into the signed-in customer's account. Each goes to the address that
 * its orders were placed with, whose reader thereby agrees.
 * @returns the addresses, each once
 * @throws TooManyError; a redirect to the sign-in, which leads back here; CommerceError when the backend is down
 */
export async function askForClaim(ctx: RequestContext, orders: readonly Order[], form: FormData): Promise<string[]> {
  await ctx.session.require(form)
  const emails = [...new Set(orders.map(({ email }) => email))]
  for (const email of emails) await ctx.limits.count('order-claim', email)
  const orderIds = orders.map(({ id }) => id)
  await ctx.session.askAsCustomer((customer) => customer.orders.requestClaim(orderIds), form)
  for (const email of emails) ctx.security.tell('order-claim-asked', { ...(await ctx.session.readSubject()), email })
  return emails
}

/**
 * How a mailed link stands. `foreign`: another account has asked for it; `done`: the orders are in the account already;
 * `invalid`: the backend never made it.
 */
export type ClaimState = 'open' | 'expired' | 'foreign' | 'done' | 'invalid'

export interface Claim {
  state: ClaimState
  token: string
  /** Of the order that it is about; the first of several. */
  orderId: string | null
}

/** What the page behind a mailed link has to say; opening it changes nothing. @throws a redirect to the sign-in */
export async function readClaim(ctx: RequestContext, token: string): Promise<Claim> {
  const { customer } = await ctx.session.require()
  const read = ctx.commerce.as({}).orders.readClaim(token)
  const state = read ? await toState(ctx, read, customer.id) : 'invalid'
  if (state !== 'open' && state !== 'done') await refuse(ctx, state)
  return { state, token, orderId: (state === 'foreign' ? null : read?.orderIds[0]) ?? null }
}

async function toState(ctx: RequestContext, claim: ClaimToken, customerId: string): Promise<ClaimState> {
  // first of all: a stranger learns nothing else about it
  if (claim.customerId !== customerId) return 'foreign'
  const owned = await Promise.all(claim.orderIds.map((id) => isCustomersOrder(ctx, id)))
  if (owned.every(Boolean)) return 'done'
  return claim.expiresAt.getTime() <= Date.now() ? 'expired' : 'open'
}

/**
 * Moves the orders into the account, for whom the link was made and nobody else: the backend itself asks for no sign-in.
 * @throws a redirect to the sign-in; CommerceError when the backend is down
 */
export async function confirmClaim(ctx: RequestContext, token: string): Promise<Claim> {
  const claim = await readClaim(ctx, token)
  if (claim.state !== 'open') return claim
  if (!(await ctx.commerce.as({}).orders.acceptClaim(token))) {
    await refuse(ctx, 'invalid')
    return { ...claim, state: 'invalid' }
  }
  ctx.security.tell('orders-claimed', await ctx.session.readSubject())
  return { ...claim, state: 'done' }
}

async function refuse(ctx: RequestContext, state: 'expired' | 'foreign' | 'invalid'): Promise<void> {
  const reason = state === 'invalid' ? 'forged' : state
  ctx.security.tell('token-refused', { token: 'order-claim-link', reason, ...(await ctx.session.readSubject()) })
}
