import { type RequestContext } from '~/context.server'
import { type SavedMethod, toSavedMethod } from './saved-method'

/**
 * The ways to pay that providers keep for the signed-in customer; null where the backend cannot say.
 * @throws a redirect to the sign-in where nobody is signed in
 */
export async function listSavedMethods(ctx: RequestContext): Promise<SavedMethod[] | null> {
  await ctx.session.require()
  const methods = await ctx.session.askAsCustomer(({ account }) => account.listPaymentMethods())
  if (!methods) ctx.log.warn('the backend cannot say which payment methods are saved')
  return methods?.map(toSavedMethod) ?? null
}
