import { type OneTimeMark } from '~/commerce/shop/identity'
import { type RequestContext } from '~/context.server'

interface LinkOf {
  /** As the security log calls it. */
  kind: string
  mark: OneTimeMark
  /** The account that it is about, as it was when the link was asked for. `email` where the account has to have it still. */
  account?: { customerId: string; generation: number; email?: string }
}

/**
 * Whether a mailed link would still do what it says, so that its page names nobody to who comes by an old one.
 * @throws CommerceError where the backend does not answer
 */
export async function isLinkOpen(ctx: RequestContext, { kind, mark, account }: LinkOf): Promise<boolean> {
  const isOpen = await ctx.commerce.as({}).identity.isLinkOpen(mark.id, account)
  if (!isOpen) ctx.security.tell('token-refused', { token: kind, reason: 'used', customerId: account?.customerId })
  return isOpen
}
