import { type Cart } from '~/commerce/medusa-v1/types'
import { type RequestContext } from '~/context.server'
import { toCartContext } from './cart-context'

/**
 * Whether the visitor may see and change a cart that one of their cookies names. A guest's cart is whose cookie it is. That
 * of an account is nobody's without a session of this account that the backend has confirmed: the cookie lives for a
 * month, in a browser that somebody else may use by then.
 * @throws CommerceError where the backend does not answer
 */
export async function isOwnCart(ctx: RequestContext, cart: Pick<Cart, 'context'>): Promise<boolean> {
  const { account } = toCartContext(cart)
  return account === undefined || account === (await ctx.session.read())?.customer.id
}
