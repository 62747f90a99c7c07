import { type Cart } from '~/commerce/shop/cart'
import { type RequestContext } from '~/context.server'

/**
 * What a change of a cart says about its e-mail address. A customer's cart has the account's: named in a change, even
 * the same one would hand the cart, and the order with it, to a guest of that address.
 */
export async function toEmailChange(
  ctx: RequestContext,
  { customerId: owner }: Pick<Cart, 'customerId'>,
  email: string,
): Promise<{ email?: string }> {
  const session = await ctx.session.read()
  return session?.customer.id === owner ? {} : { email }
}
