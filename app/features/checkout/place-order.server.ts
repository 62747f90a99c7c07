import { type Cart } from '~/commerce/shop/cart'
import { type RequestContext } from '~/context.server'
import { createWaitingLine } from '~/once/waiting-line.server'
import { redis } from '~/once/redis.server'
import { isLapsed } from '../cart/codes/is-lapsed'
import { isCheckoutReady } from '../cart/cart-view'
import { toCheckout, toNextPath } from './checkout.server'
import { findPlacedOrder } from './find-placed-order.server'
import { type Completion } from './complete-cart.server'
import { type CodesLapsed, dropLapsedCodes } from './drop-lapsed-codes.server'
import { pay } from './pay.server'
import { toPaymentDuePath } from './payment-due.server'
import { type SeenOrder } from './review-data'
import { toSeenOrder } from './review.server'
import { toFirstUnfinished } from './steps'

/**
 * `no-cart`: this browser has nothing to order; `other-cart`: it has another cart by now; `unfinished`: the step at
 * `path` has to be done first;
 * `payment-due`: the order stands, and is made once it has been paid with the form at `path`;
 * `changed`: the order is not the one that the shopper has seen, whose total was `before`.
 */
export type Placement =
  | Exclude<Completion, { kind: 'codes-lapsed' }>
  | CodesLapsed
  | { kind: 'no-cart' }
  | { kind: 'other-cart' }
  | { kind: 'unfinished'; path: string }
  | { kind: 'payment-due'; path: string }
  | { kind: 'changed'; before: number; now: number; currency: string }

// All who order at once would wait for each other in the backend until nobody is answered in time; those whose turn comes
// late learn from their cart that it is sold out.
const line = createWaitingLine({ running: 5, waiting: 500, waitMs: 120_000 }, { redis, name: 'orders' })

/**
 * Orders what the shopper has seen: exactly that, and exactly once, however often the form is sent. The confirmation
 * is open to this browser afterwards.
 * @throws BusyError where so many order that this one was not begun in time
 */
export async function placeOrder(ctx: RequestContext, seen: SeenOrder): Promise<Placement> {
  ctx.answer.doNotStore()
  const placed = (await ctx.orders.listPlaced()).find(({ cartId }) => cartId === seen.cartId)
  if (placed) return { kind: 'placed', orderId: placed.orderId }
  const claimable = await ctx.orders.listAwaitedCarts()
  return line.run(() =>
    ctx.cart.change(async ({ cart, notices }) => {
      if (cart?.id === seen.cartId) return order(ctx, cart, seen)
      if (!cart && notices.includes('locked')) await ctx.session.require()
      const claimed = claimable.includes(seen.cartId) ? await findPlacedOrder(ctx, seen.cartId) : null
      if (claimed) return { kind: 'placed', ...claimed }
      return { kind: cart ? 'other-cart' : 'no-cart' }
    }),
  )
}

async function order(ctx: RequestContext, cart: Cart, seen: SeenOrder): Promise<Placement> {
  const checkout = await toCheckout(ctx, cart)
  if (cart.items.length === 0) return { kind: 'no-cart' }
  if (toFirstUnfinished(checkout.done) !== 'review') return { kind: 'unfinished', path: toNextPath(ctx, checkout) }
  if (!isCheckoutReady(checkout.view)) {
    // the page that says so needs not ask once more
    await ctx.cart.keep(cart)
    return { kind: 'out-of-stock' }
  }
  const now = toSeenOrder(checkout)
  const hasLapsed = checkout.view.codes.some(isLapsed)
  if (!hasLapsed && now.mark !== seen.mark) {
    return { kind: 'changed', before: seen.total, now: now.total, currency: checkout.view.currency }
  }
  const completion: Completion = hasLapsed ? { kind: 'codes-lapsed' } : await pay(ctx, checkout, now)
  if (completion.kind === 'codes-lapsed') return dropLapsedCodes(ctx, checkout)
  if (completion.kind === 'unclear') ctx.orders.leaveUnclear()
  if (completion.kind === 'placed') {
    await ctx.cart.drop(cart)
    // the order of an account needs none: the session is one
    if (cart.context.account === null) await ctx.orders.prove({ orderId: completion.orderId, cartId: cart.id })
  }
  if (completion.kind === 'payment-open' && completion.meaning.state === 'details') {
    return { kind: 'payment-due', path: toPaymentDuePath(ctx, now) }
  }
  return completion
}
