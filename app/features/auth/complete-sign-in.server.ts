import { type RequestContext } from '~/context.server'
import { toCustomerName } from '~/features/session/customer-name'
import { bringCart } from './sign-in-cart.server'

interface SignIn {
  /** The backend's bearer token. */
  token: string
  /** `credentials`, `email`, or the id of an identity provider. */
  method: string
  /** Where the shopper goes next. */
  callbackPath: string
}

/**
 * Ends every sign-in, whatever the method: from here on the shopper is the customer whose token this is, with a cart that
 * holds what both had. A cart that could not be joined does not keep anybody from signing in.
 * @throws CommerceError where the backend does not know the token or does not answer
 */
export async function completeSignIn(ctx: RequestContext, { token, method, callbackPath }: SignIn): Promise<void> {
  const customer = await ctx.commerce.as({ token }).account.getCustomer()
  const { id, email } = customer
  const knownCartId = customer.cartId ?? undefined
  const cartId = await bringCart(ctx, { token, customerId: id }, { knownCartId, callbackPath }).catch(
    (error: unknown) => {
      ctx.log.error({ err: error }, 'the cart was not joined with the customer’s')
      return undefined
    },
  )
  await ctx.limits.rememberDevice(email)
  await ctx.session.start({ token, method, cartId, customer: { id, email, name: toCustomerName(customer) } })
  ctx.security.tell('sign-in', { method, email, ...(await ctx.session.readSubject()) })
}
