import { type Cart } from '~/commerce/types'
import { type RequestContext } from '~/context.server'
import { paths } from '~/paths'
import { redirectTo } from '~/respond.server'
import { type CartState, changeCart, getCartState } from '../cart/cart.server'
import { claimOrders, listClaimableCarts } from './claim-order.server'

/**
 * The cart that the shopper is about to order.
 * @throws a redirect: to the cart where there is nothing to buy, to the confirmation where it was bought already
 */
export async function requireOpenCart(ctx: RequestContext): Promise<Cart> {
  ctx.caching = 'no-store'
  const claimable = await listClaimableCarts(ctx)
  return toOpenCart(ctx, await getCartState(ctx), claimable)
}

/** Runs one change of that cart while no other request of this process changes it. @throws as `requireOpenCart` does */
export async function changeOpenCart<T>(ctx: RequestContext, change: (cart: Cart) => Promise<T>): Promise<T> {
  ctx.caching = 'no-store'
  const claimable = await listClaimableCarts(ctx)
  return changeCart(ctx, async (state) => change(await toOpenCart(ctx, state, claimable)))
}

async function toOpenCart(ctx: RequestContext, { cart, notices }: CartState, claimable: string[]): Promise<Cart> {
  const isFilled = cart !== null && cart.items.length > 0
  if (notices.includes('ordered') || !isFilled) {
    const placed = await claimOrders(
      ctx,
      claimable.filter((id) => id !== cart?.id),
    )
    if (placed && !isFilled) throw await redirectTo(ctx, paths.orderConfirmation(ctx.locale.code, placed.orderId))
  }
  if (!isFilled) throw await redirectTo(ctx, paths.cart(ctx.locale.code))
  return cart
}
