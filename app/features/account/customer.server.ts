import { type Customer } from '~/commerce/shop/account'
import { type RequestContext } from '~/context.server'

/**
 * The signed-in customer as the backend knows them now.
 * @param form what was posted, so that it is there again after the sign-in
 * @throws a redirect to the sign-in, which leads back here, where nobody is signed in or the session has ended
 */
export async function requireCustomer(ctx: RequestContext, form?: FormData): Promise<Customer> {
  await ctx.session.require(form)
  return ctx.session.askAsCustomer(({ account }) => account.getCustomer(), form)
}
