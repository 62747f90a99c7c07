import { z } from 'zod'
import { isCommerceError } from '~/commerce/errors'
import { type RequestContext } from '~/context.server'
import { type LinkMark } from './sealed-link.server'

interface LinkOf {
  /** As the security log calls it. */
  kind: string
  mark: LinkMark
  /** The account that it is about, as it was when the link was asked for. `email` where the account has to have it still. */
  account?: { customerId: string; generation: number; email?: string }
}

const answerSchema = z.object({ valid: z.boolean() })

/**
 * Whether a mailed link would still do what it says, so that its page names nobody to who comes by an old one. A backend
 * whose plugin does not know this is believed to know it when the link is used.
 * @throws CommerceError where the backend does not answer
 */
export async function isLinkOpen(ctx: RequestContext, { kind, mark, account }: LinkOf): Promise<boolean> {
  const { customerId: customer_id, generation, email } = account ?? {}
  const body = { link_id: mark.id, customer_id, generation, email }
  const answer = await ctx.commerce
    .as({})
    .read(({ client }) => client.request('POST', '/store/vitrine/identity/link', body))
    .catch((error: unknown) => (isCommerceError(error, 'not-found') ? { valid: true } : Promise.reject(error)))
  const { valid } = answerSchema.parse(answer)
  if (!valid) ctx.security.tell('token-refused', { token: kind, reason: 'used', customerId: account?.customerId })
  return valid
}
