import { isCommerceError } from '~/commerce/errors'
import { type RequestContext } from '~/context.server'
import { TooManyError } from '~/http/server/too-many-error'

/**
 * Whether somebody has an account under this e-mail address. It tells a stranger who is a customer, so that few may ask:
 * false for those who ask too often, and where the backend does not answer.
 */
export async function hasAccount(ctx: RequestContext, email: string): Promise<boolean> {
  try {
    await ctx.limits.count('has-account')
    return await ctx.commerce.as({}).identity.hasAccount(email)
  } catch (error) {
    if (error instanceof TooManyError) return false
    if (!isCommerceError(error)) throw error
    ctx.log.warn({ kind: error.kind, status: error.status }, 'whether an address has an account could not be read')
    return false
  }
}
