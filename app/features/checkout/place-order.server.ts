import { type Cart } from '~/commerce/types'
import { type RequestContext } from '~/context.server'
import { toCartContext } from '../cart/cart-context'
import { changeCart, dropCart } from '../cart/cart.server'
import { isCheckoutReady } from '../cart/cart-view'
import { listPlacedOrders, proveOrder } from '../orders/order-proof.server'
import { toCheckout } from './checkout.server'
import { claimOrder, listClaimableCarts } from './claim-order.server'
import { completeCart, type Completion } from './complete-cart.server'
import { type SeenOrder } from './review-data'
import { toSeenOrder } from './review.server'
import { toFirstUnfinished } from './steps'

/**
 * `no-cart`: there is nothing to order; `unfinished`: a step has to be done first;
 * `changed`: the order is not the one that the shopper has seen, whose total was `before`.
 */
export type Placement =
  | Completion
  | { kind: 'no-cart' }
  | { kind: 'unfinished' }
  | { kind: 'changed'; before: number; now: number; currency: string }

const unclear = new WeakSet<RequestContext>()

/** Whether this request has ordered without learning what became of it: its page must not need the backend. */
export function isPlacementUnclear(ctx: RequestContext): boolean {
  return unclear.has(ctx)
}

/**
 * Orders what the shopper has seen: exactly that, and exactly once, however often the form is sent. The confirmation
 * is open to this browser afterwards.
 */
export async function placeOrder(ctx: RequestContext, seen: SeenOrder): Promise<Placement> {
  ctx.caching = 'no-store'
  const placed = (await listPlacedOrders(ctx)).find(({ cartId }) => cartId === seen.cartId)
  if (placed) return { kind: 'placed', orderId: placed.orderId }
  const claimable = await listClaimableCarts(ctx)
  return changeCart(ctx, async ({ cart }) => {
    if (cart?.id === seen.cartId) return order(ctx, cart, seen)
    const orderId = claimable.includes(seen.cartId) ? await claimOrder(ctx, seen.cartId) : null
    if (orderId) return { kind: 'placed', orderId }
    return cart ? { kind: 'unfinished' } : { kind: 'no-cart' }
  })
}

async function order(ctx: RequestContext, cart: Cart, seen: SeenOrder): Promise<Placement> {
  const checkout = await toCheckout(ctx, cart)
  if (cart.items.length === 0) return { kind: 'no-cart' }
  if (toFirstUnfinished(checkout.done) !== 'review') return { kind: 'unfinished' }
  if (!isCheckoutReady(checkout.view)) return { kind: 'out-of-stock' }
  const now = toSeenOrder(checkout)
  if (now.mark !== seen.mark) {
    return { kind: 'changed', before: seen.total, now: now.total, currency: checkout.view.currency }
  }
  await keepLocale(ctx, cart)
  const completion = await completeCart(ctx, cart.id, checkout.payment?.provider.id ?? null)
  if (completion.kind === 'placed') {
    await dropCart(ctx, cart.id)
    await proveOrder(ctx, { orderId: completion.orderId, cartId: cart.id })
  }
  if (completion.kind === 'unclear') unclear.add(ctx)
  return completion
}

// The order's mail speaks the language that the order was placed in.
async function keepLocale(ctx: RequestContext, cart: Cart): Promise<void> {
  const locale = ctx.locale.code
  if (toCartContext(cart).locale === locale) return
  await ctx.commerce.as({}).put(({ carts }) => carts.update(cart.id, { context: { locale } }))
}
