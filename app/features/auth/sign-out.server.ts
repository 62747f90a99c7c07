import { type RequestContext } from '~/context.server'
import { paths } from '~/paths'
import { writeFlash } from '~/http/server/flash.server'
import { type FormAnswer } from '~/forms/form-answer'
import { leaveCart } from './sign-in-cart.server'
import { readCallbackPath, readRedirectTarget, refuseForgery, sendOn } from './nextauth-protocol.server'

/** What the page asks before it signs somebody out. */
export async function getSignOutPage(ctx: RequestContext) {
  const query = ctx.url.searchParams
  return {
    email: (await ctx.session.readOrPeek())?.customer.email ?? null,
    csrfToken: await ctx.csrf.getToken(),
    callbackPath: readCallbackPath(ctx, query.get('callbackUrl'), paths.home(ctx.locale.code)),
    message: query.get('csrf') === 'true' ? ctx.t('auth:errors.csrf') : null,
  }
}

export type SignOutPageData = Awaited<ReturnType<typeof getSignOutPage>>

/** Signs out and sends the shopper on; who is not signed in goes on alike. */
export async function postSignOut(ctx: RequestContext, form: FormData): Promise<FormAnswer> {
  const target = readRedirectTarget(ctx, form, paths.home(ctx.locale.code))
  if (!(await ctx.csrf.isToken(form.get('csrfToken')))) return refuseForgery(ctx, target, paths.signOut())
  await leaveCart(ctx)
  await ctx.orders.forgetProofs()
  await ctx.session.end()
  const flash = { kind: 'success', key: 'auth:signout.done' } as const
  ctx.headers.append('Set-Cookie', await writeFlash(target.callbackPath, flash))
  return sendOn(ctx, target.callbackPath, target)
}
