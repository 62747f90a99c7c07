import { type RequestContext } from '~/context.server'
import { readCallbackPath } from './nextauth-protocol.server'

/** What every form of the sign-in carries hidden. */
export async function getAuthForm(ctx: RequestContext) {
  return {
    csrfToken: await ctx.csrf.getToken(),
    callbackPath: readCallbackPath(ctx, ctx.url.searchParams.get('callbackUrl')),
  }
}

export type AuthFormData = Awaited<ReturnType<typeof getAuthForm>>
