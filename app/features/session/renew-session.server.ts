import { z } from 'zod'
import { isCommerceError } from '~/commerce/errors'
import { type RequestContext } from '~/context.server'
import { getShopper, isProlongationDue, loseSession, prolongSession } from './session.server'

const answerSchema = z.object({ access_token: z.string().min(1) })

// a plain Medusa cannot do it; its plugin may come with the next deployment
const askAgainMs = 60 * 60_000
let quietUntil = 0

/**
 * Prolongs a session that is in use, once a day: the plugin gives a fresh token for one that is good. Without the plugin a
 * session ends with its first token, after 30 days. A session that was ended elsewhere ends here.
 */
export async function renewSession(ctx: RequestContext): Promise<void> {
  if (ctx.isPrefetch || Date.now() < quietUntil || !(await isProlongationDue(ctx))) return
  try {
    const shopper = ctx.commerce.as(await getShopper(ctx))
    const answer = await shopper.put(({ client }) => client.request('POST', '/store/vitrine/identity/renew'))
    await prolongSession(ctx, answerSchema.parse(answer).access_token)
  } catch (error) {
    if (isCommerceError(error, 'unauthenticated')) return loseSession(ctx)
    if (isCommerceError(error, 'not-found')) quietUntil = Date.now() + askAgainMs
    else ctx.log.warn({ err: error }, 'a session was not prolonged')
  }
}
