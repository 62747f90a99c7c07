import { type RequestContext } from '~/context.server'
import { getCsrfToken } from '~/features/session/csrf.server'
import { getSession } from '~/features/session/session.server'
import { type FieldProblem } from '~/ui/error-summary'
import { toAuthErrorCode } from './auth-error'
import { type TypedSignIn } from './provider'
import { listProviders } from './providers.server'
import { takeTyped } from './typed-sign-in.server'
import { goTo, readCallbackPath } from './wire.server'

/** What the sign-in page shows. `first` is the provider that the address names. @throws a redirect for who is signed in */
export async function getSignInPage(ctx: RequestContext, first?: string) {
  const query = ctx.url.searchParams
  const callbackPath = readCallbackPath(ctx, query.get('callbackUrl'))
  const code = toAuthErrorCode(query.get('error'))
  if (!code && (await getSession(ctx))) return goTo(ctx, callbackPath)
  const typed = await takeTyped(ctx)
  const providers = (await listProviders(ctx)).map(({ id, name, type }) => ({ id, name, type }))
  const isFirst = (id: string) => Number(id === first)
  return {
    providers: providers.sort((a, b) => isFirst(b.id) - isFirst(a.id)),
    csrfToken: await getCsrfToken(ctx),
    callbackPath,
    message: query.get('csrf') === 'true' ? ctx.t('auth:errors.csrf') : code && ctx.t(`auth:errors.${code}`),
    /** A page that needs a session led here: that is no error of the shopper's. */
    isHint: code === 'SessionRequired',
    email: typed?.email ?? '',
    problems: listProblems(ctx, typed),
  }
}

export type SignInPageData = Awaited<ReturnType<typeof getSignInPage>>

function listProblems(ctx: RequestContext, typed: TypedSignIn | null): FieldProblem[] {
  return (typed?.missing ?? []).map((field) => ({ fieldId: field, message: ctx.t(`auth:fields.${field}-required`) }))
}
