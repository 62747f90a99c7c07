import { type Cart } from '~/commerce/types'
import { type RequestContext } from '~/context.server'
import { paths } from '~/paths'
import { redirectTo } from '~/respond.server'
import { listCartIds } from '../cart/cart-cookie.server'
import { type CartState, changeCart, getCartState } from '../cart/cart.server'
import { claimOrder } from './claim-order.server'

/**
 * The cart that the shopper is about to order.
 * @throws a redirect: to the cart where there is nothing to buy, to the confirmation where it was bought already
 */
export async function requireOpenCart(ctx: RequestContext): Promise<Cart> {
  ctx.caching = 'no-store'
  const cartIds = await listCartIds(ctx)
  return toOpenCart(ctx, await getCartState(ctx), cartIds)
}

/** Runs one change of that cart while no other request of this process changes it. @throws as `requireOpenCart` does */
export async function changeOpenCart<T>(ctx: RequestContext, change: (cart: Cart) => Promise<T>): Promise<T> {
  ctx.caching = 'no-store'
  const cartIds = await listCartIds(ctx)
  return changeCart(ctx, async (state) => change(await toOpenCart(ctx, state, cartIds)))
}

async function toOpenCart(ctx: RequestContext, { cart, notices }: CartState, cartIds: string[]): Promise<Cart> {
  if (notices.includes('ordered')) await claimOrders(ctx, cartIds, cart)
  if (!cart || cart.items.length === 0) throw await redirectTo(ctx, paths.cart(ctx.locale.code))
  return cart
}

async function claimOrders(ctx: RequestContext, cartIds: string[], open: Cart | null): Promise<void> {
  for (const cartId of cartIds.filter((id) => id !== open?.id)) {
    const orderId = await claimOrder(ctx, cartId)
    if (orderId && !open) throw await redirectTo(ctx, paths.orderConfirmation(ctx.locale.code, orderId))
  }
}
