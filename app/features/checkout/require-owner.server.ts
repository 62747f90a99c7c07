import { type Cart } from '~/commerce/types'
import { type RequestContext } from '~/context.server'
import { paths } from '~/paths'
import { redirectTo } from '~/respond.server'
import { isLocked } from '../cart/cart-account.server'
import { toCartContext } from '../cart/cart-context'
import { askAsCustomer, requireSession } from '../session/session.server'

/**
 * Lets nobody but its owner go on with the cart of an account: it knows addresses. The backend is asked whether the
 * session still holds, since nothing else in the checkout is done with its token.
 * @param form what was posted, so that it is there again after the sign-in
 * @throws a redirect to the sign-in, which leads back here; to the cart where somebody else is signed in
 */
export async function requireOwner(ctx: RequestContext, cart: Pick<Cart, 'context'>, form?: FormData): Promise<void> {
  if (toCartContext(cart).account === undefined) return
  await requireSession(ctx, form)
  if (await isLocked(ctx, cart)) throw await redirectTo(ctx, paths.cart(ctx.locale.code))
  await askAsCustomer(ctx, (customer) => customer.read(({ customers }) => customers.retrieve()), form)
}
