import { type Cart } from '~/commerce/shop/cart'
import { type RequestContext } from '~/context.server'
import { paths } from '~/paths'
import { redirectTo } from '~/respond.server'
import { type CartState } from '../cart/request-cart.server'
import { findPlacedOrders } from './find-placed-order.server'

/**
 * The cart that the shopper is about to order.
 * @throws a redirect: to the cart where there is nothing to buy, to the confirmation where it was bought already, to the
 * sign-in where the cart is an account's and its owner is not signed in
 */
export async function requireOpenCart(ctx: RequestContext): Promise<Cart> {
  ctx.answer.doNotStore()
  return toOpenCart(ctx, await ctx.cart.read())
}

/**
 * Runs one change of that cart while no other request changes it.
 * @param form what was posted, so that it is there again after a sign-in
 * @throws as `requireOpenCart` does
 */
export async function changeOpenCart<T>(
  ctx: RequestContext,
  change: (cart: Cart) => Promise<T>,
  form?: FormData,
): Promise<T> {
  ctx.answer.doNotStore()
  return ctx.cart.change(async (state) => change(await toOpenCart(ctx, state, form)))
}

async function toOpenCart(ctx: RequestContext, { cart, notices }: CartState, form?: FormData): Promise<Cart> {
  const isFilled = cart !== null && cart.items.length > 0
  if (notices.includes('ordered') || !isFilled) {
    const others = (await ctx.orders.listAwaitedCarts()).filter((id) => id !== cart?.id)
    const placed = await findPlacedOrders(ctx, others)
    if (placed && !isFilled) throw await redirectTo(ctx, paths.orderConfirmation(ctx.locale.code, placed.orderId))
  }
  if (!isFilled && notices.includes('locked')) await ctx.session.require(form)
  if (!isFilled) throw await redirectTo(ctx, paths.cart(ctx.locale.code))
  return cart
}
