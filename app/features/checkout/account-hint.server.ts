import { type RequestContext } from '~/context.server'
import { hasAccount } from '~/features/auth/has-account.server'
import { type Flash } from '~/http/server/flash.server'
import { paths } from '~/paths'

/** For the step after a guest gave the e-mail address of an account: the way to sign in and back to that step. */
export async function getAccountHint(
  ctx: RequestContext,
  email: string | null,
  nextPath: string,
): Promise<Flash | undefined> {
  if (!email || (await ctx.session.peek()) || !(await hasAccount(ctx, email))) return undefined
  const link = { to: paths.signIn(undefined, nextPath), key: 'checkout:account.sign-in' }
  return { kind: 'notice', key: 'checkout:account.known', link }
}
