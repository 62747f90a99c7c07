import { type RequestContext } from '~/context.server'
import { paths } from '~/paths'
import { type FieldProblem } from '~/ui/error-summary'
import { type AuthErrorCode, toAuthErrorCode } from './auth-error'
import { toNamedErrorText } from './auth-error-text.server'
import { passkeyProvider, toSignInOptions } from './passkeys/passkey-provider.server'
import { type TypedSignIn } from './provider'
import { isListKnown, listProviders } from './providers.server'
import { takeTyped } from './typed-sign-in.server'
import { goTo, readCallbackPath, withQuery } from './nextauth-protocol.server'

// who is signed in shows once more who they are, and may be refused on the way
const onceMoreCodes: AuthErrorCode[] = [
  'ConfirmIdentity',
  'CredentialsSignin',
  'EmailLinkNeeded',
  'EmailLinksSent',
  'EmailSignin',
  'PasskeyRefused',
  'PasskeyUnknown',
  'PasswordSet',
]

const hintCodes: AuthErrorCode[] = ['ConfirmIdentity', 'PasswordSet', 'SessionRequired']

/**
 * What the sign-in page shows. `first` is the provider that the address names.
 * @throws a redirect for who is signed in, unless there is an error to tell; to the error page where the ways to sign in
 *   are not known
 */
export async function getSignInPage(ctx: RequestContext, first?: string) {
  const query = ctx.url.searchParams
  const callbackPath = readCallbackPath(ctx, query.get('callbackUrl'))
  const code = toAuthErrorCode(query.get('error'))
  const session = await ctx.session.readOrPeek()
  if (session && !code) return goTo(ctx, callbackPath)
  const typed = await takeTyped(ctx)
  // who comes back from a form goes on reading what became of it, and has what they typed
  const isReturn = code !== null || typed !== null || query.get('csrf') === 'true'
  if (!isReturn && !(await isListKnown(ctx))) return goTo(ctx, withQuery(paths.authError(), toUnlisted(query)))
  const isOnceMore = code !== null && session !== null && onceMoreCodes.includes(code)
  const offered = await listProviders(ctx)
  const providers = offered.map(({ id, name, type }) => ({ id, name, type }))
  const isFirst = (id: string) => Number(id === first)
  const isHint = code !== null && hintCodes.includes(code)
  const message = toMessage(ctx, session && code === 'SessionRequired' ? null : code)
  const isFields = code === 'CredentialsSignin' && providers.some(({ type }) => type === 'credentials')
  const problems = isFields && message ? [{ fieldId: 'email', message }] : listProblems(ctx, typed)
  if (problems.length > 0 || (message !== null && !isHint)) ctx.answer.refuse()
  return {
    providers: providers.sort((a, b) => isFirst(b.id) - isFirst(a.id)),
    /** What the browser is asked for where it keeps passkeys; null where the shop takes none. */
    passkeyOptions: offered.includes(passkeyProvider) ? await toSignInOptions(ctx) : null,
    csrfToken: await ctx.csrf.getToken(),
    callbackPath,
    /** Whoever is signed in already: a tab that has not heard of it leads here, or a link that was used. */
    signedInAs: isOnceMore ? null : (session?.customer.email ?? null),
    /** Signed in already, and to show it once more: an account is no question here. */
    isOnceMore,
    message: isFields ? null : message,
    /** Nothing went wrong that the shopper has done. */
    isHint,
    email: typed?.email ?? (isOnceMore ? session?.customer.email : undefined) ?? '',
    problems,
  }
}

export type SignInPageData = Awaited<ReturnType<typeof getSignInPage>>

function toUnlisted(query: URLSearchParams) {
  return { error: 'ProvidersUnknown', callbackUrl: query.get('callbackUrl') }
}

function toMessage(ctx: RequestContext, code: AuthErrorCode | null): string | null {
  if (ctx.url.searchParams.get('csrf') === 'true') return ctx.t('auth:errors.csrf')
  return code && toNamedErrorText(ctx, code)
}

function listProblems(ctx: RequestContext, typed: TypedSignIn | null): FieldProblem[] {
  return (typed?.missing ?? []).map((field) => ({ fieldId: field, message: ctx.t(`auth:fields.${field}-required`) }))
}
