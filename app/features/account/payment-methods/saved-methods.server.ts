import { isCommerceError } from '~/commerce/errors'
import { type RequestContext } from '~/context.server'
import { type SavedMethod, toSavedMethod } from './saved-method'

/**
 * The ways to pay that providers keep for the signed-in customer; null where the backend cannot say: without the plugin
 * Medusa answers 500 as soon as one of its providers is a payment processor.
 * @throws a redirect to the sign-in where nobody is signed in
 */
export async function listSavedMethods(ctx: RequestContext): Promise<SavedMethod[] | null> {
  await ctx.session.require()
  try {
    const { payment_methods: methods } = await ctx.session.askAsCustomer((face) =>
      face.read(({ customers }) => customers.paymentMethods.list()),
    )
    return methods.map(toSavedMethod)
  } catch (error) {
    if (!isCommerceError(error) || error.status !== 500) throw error
    ctx.log.warn({ err: error }, 'the backend cannot say which payment methods are saved')
    return null
  }
}
