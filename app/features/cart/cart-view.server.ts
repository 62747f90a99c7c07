import { type Cart } from '~/commerce/shop/cart'
import { type RequestContext } from '~/context.server'
import { listKnownProducts } from '../orders/known-products.server'
import { type CartView, toCartView } from './cart-view'

/** A cart as its page shows it, with the pictures that its products have by now. @throws CommerceError as `listKnownProducts` does */
export async function readCartView(ctx: RequestContext, cart: Cart): Promise<CartView> {
  const ids = cart.items.flatMap(({ variant }) => variant?.product?.id ?? [])
  return toCartView(cart, ctx.locale, await listKnownProducts(ctx, ids))
}
