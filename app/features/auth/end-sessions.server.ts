import { type RequestContext } from '~/context.server'
import { fail } from '~/respond.server'
import { knowsGenerations } from './passwordless/capability.server'

/** Whether all sessions of an account can be ended at once: the backend's plugin knows which of them still count. */
export function canEndSessions(ctx: RequestContext): Promise<boolean> {
  return knowsGenerations(ctx)
}

/**
 * Ends the customer's sessions on all other devices; the one that asks goes on with a new token.
 * @throws the 404 page where the backend cannot; a redirect to the sign-in where there is no session
 */
export async function endOtherSessions(ctx: RequestContext): Promise<void> {
  if (!(await canEndSessions(ctx))) fail('not-found')
  await ctx.session.prolong(await ctx.session.askAsCustomer(({ sessions }) => sessions.endOthers()))
}
