import { type ClientProvider, getCsrfToken, getProviders, goTo, sendAuthForm } from '~/features/session/auth-client'
import { tellAllTabs, tellOtherTabs } from '~/features/session/session-news'
import { paths } from '~/paths'

export interface SignInResult {
  /** A code of the sign-in's errors, `CredentialsSignin`; null where it worked. */
  error: string | null
  /** Of the answer; 0 where there was none. */
  status: number
  ok: boolean
  /** Where the shopper wanted to go, absolute; null where it failed. */
  url: string | null
  /** What the server says of a failure, in the shopper's language. */
  message?: string
}

export interface SignInOptions {
  /** Where to go afterwards; the page itself by default. */
  callbackUrl?: string
  /**
   * False stays on the page and answers what came of it, `'when-ok'` where it was refused. An identity provider and a passkey have
   * a page of their own: their answer is opened, but for `'when-ok'` and a failure.
   */
  redirect?: boolean | 'when-ok'
  /** What the provider asks for: `email` and `password`. */
  fields?: Record<string, string>
}

type Asked = [Record<string, ClientProvider> | undefined, string | undefined]

let askedAhead: Promise<Asked> | null = null

/** Asks what `signIn` needs before it can send anything, so that the next one sends at once. */
export function prepareSignIn(): void {
  askedAhead ??= ask()
}

/**
 * Signs in with a provider of `GET providers`. Leaves the page unless `redirect` is false, and for the page with all
 * ways to sign in where it does not know the provider. Never rejects.
 */
export async function signIn(
  provider: string,
  { callbackUrl = window.location.href, redirect = true, fields = {} }: SignInOptions = {},
): Promise<SignInResult | undefined> {
  const [providers, csrfToken] = await takeAsked()
  // the shop itself is not to be reached, its error page neither
  if (!providers && !csrfToken && redirect === 'when-ok') return { error: 'Default', status: 0, ok: false, url: null }
  if (!providers) return goTo(toErrorPage(callbackUrl))
  const type = Object.hasOwn(providers, provider) ? providers[provider]?.type : undefined
  if (!type) return goTo(paths.signIn(undefined, callbackUrl))
  const path = type === 'credentials' ? paths.signInCallback(provider) : paths.signIn(provider)
  const { status, ok, url, message } = await sendAuthForm(path, { ...fields, callbackUrl }, csrfToken)
  const query = url ? new URL(url).searchParams : null
  const error = query ? query.get('error') : 'Default'
  const isDone = ok && !error
  // a page that is left asks nobody any more
  if (isDone && type === 'credentials') (redirect === false ? tellAllTabs : tellOtherTabs)('getSession')
  // what is the shop's fault has a page with its number in the log
  const leaves =
    redirect === 'when-ok' ? isDone || query?.has('reference') : redirect || type === 'oauth' || type === 'webauthn'
  if (leaves) return goTo(url ?? paths.authError())
  return { error, status, ok, url: error ? null : url, message }
}

async function takeAsked(): Promise<Asked> {
  const [providers, csrfToken] = (await askedAhead) ?? []
  askedAhead = null
  // what was asked too early may be had by now
  return providers && csrfToken ? [providers, csrfToken] : ask()
}

function ask(): Promise<Asked> {
  return Promise.all([getProviders(), getCsrfToken()])
}

function toErrorPage(callbackUrl: string): string {
  return `${paths.authError()}?${new URLSearchParams({ error: 'ProvidersUnknown', callbackUrl })}`
}
