import { type Cart } from '~/commerce/types'
import { type RequestContext } from '~/context.server'
import { paths } from '~/paths'
import { redirectTo } from '~/respond.server'
import { type CartState, changeCart, getCartState } from '../cart/cart.server'
import { claimOrders, listClaimableCarts } from './claim-order.server'
import { requireOwner } from './require-owner.server'

/**
 * The cart that the shopper is about to order.
 * @throws a redirect: to the cart where there is nothing to buy, to the confirmation where it was bought already, to the
 * sign-in where the cart is an account's and its owner is not signed in
 */
export async function requireOpenCart(ctx: RequestContext): Promise<Cart> {
  ctx.caching = 'no-store'
  const claimable = await listClaimableCarts(ctx)
  const cart = await toOpenCart(ctx, await getCartState(ctx), claimable)
  await requireOwner(ctx, cart)
  return cart
}

/**
 * Runs one change of that cart while no other request of this process changes it.
 * @param form what was posted, so that it is there again after a sign-in
 * @throws as `requireOpenCart` does
 */
export async function changeOpenCart<T>(
  ctx: RequestContext,
  change: (cart: Cart) => Promise<T>,
  form?: FormData,
): Promise<T> {
  ctx.caching = 'no-store'
  const claimable = await listClaimableCarts(ctx)
  return changeCart(ctx, async (state) => {
    const cart = await toOpenCart(ctx, state, claimable)
    await requireOwner(ctx, cart, form)
    return change(cart)
  })
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
