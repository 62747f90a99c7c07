import { type RequestContext } from '~/context.server'
import { startSession } from './session.server'
import { toCustomerName } from './customer-name'

/** Ends every sign-in, whatever the method: from here on the shopper is the customer whose token this is. */
export async function completeSignIn(
  ctx: RequestContext,
  { token, method }: { token: string; method: string },
): Promise<void> {
  const { customer } = await ctx.commerce.as({ token }).read((medusa) => medusa.customers.retrieve())
  const { id, email } = customer
  await startSession(ctx, { token, method, customer: { id, email, name: toCustomerName(customer) } })
}
