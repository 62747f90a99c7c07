import { type RequestContext } from '~/context.server'
import { requestToken } from './credentials.server'
import { requestSetPasswordToken } from './set-password-token.server'

/**
 * Gives the signed-in customer another password. With the plugin every other session of the customer ends by that, so
 * this one goes on with a new token.
 * @throws a redirect to the sign-in where there is no session, or none with the new password just now
 */
export async function changePassword(
  ctx: RequestContext,
  { current, next }: { current: string; next: string },
): Promise<'changed' | 'wrong-password'> {
  const { customer } = await ctx.session.require()
  await ctx.limits.count('sign-in', customer.email)
  const subject = { ...(await ctx.session.readSubject()), email: customer.email }
  if (!(await requestToken(ctx, { email: customer.email, password: current }))) {
    ctx.security.tell('password-change-refused', { reason: 'wrong-password', ...subject })
    return 'wrong-password'
  }
  await ctx.limits.forgive('sign-in', customer.email)
  await ctx.session.askAsCustomer(({ identity }) => identity.changePassword(next, ctx.locale.code))
  ctx.security.tell('password-changed', subject)
  const callbackPath = ctx.url.pathname
  const token = await requestSetPasswordToken(ctx, { email: customer.email, password: next, callbackPath })
  const cartId = await ctx.session.getCustomerCartId()
  await ctx.session.start({ token, customer, cartId, method: 'credentials' })
  return 'changed'
}
