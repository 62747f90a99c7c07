import { getProviders, goTo, sendAuthForm } from '~/features/session/auth-client'
import { tellAllTabs } from '~/features/session/session-news'
import { paths } from '~/paths'

export interface SignInResult {
  /** A code of the sign-in's errors, `CredentialsSignin`; null where it worked. */
  error: string | null
  /** Of the answer; 0 where there was none. */
  status: number
  ok: boolean
  /** Where the shopper wanted to go, absolute; null where it failed. */
  url: string | null
}

export interface SignInOptions {
  /** Where to go afterwards; the page itself by default. */
  callbackUrl?: string
  /** False stays on the page and answers what came of it. An identity provider and a passkey have a page of their own and ignore it. */
  redirect?: boolean
  /** What the provider asks for: `email` and `password`. */
  fields?: Record<string, string>
}

/**
 * Signs in with a provider of `GET providers`. Leaves the page unless `redirect` is false, and for the page with all
 * ways to sign in where it does not know the provider. Never rejects.
 */
export async function signIn(
  provider: string,
  { callbackUrl = window.location.href, redirect = true, fields = {} }: SignInOptions = {},
): Promise<SignInResult | undefined> {
  const providers = await getProviders()
  if (!providers) return goTo(paths.authError())
  const type = Object.hasOwn(providers, provider) ? providers[provider]?.type : undefined
  if (!type) return goTo(paths.signIn(undefined, callbackUrl))
  const path = type === 'credentials' ? paths.signInCallback(provider) : paths.signIn(provider)
  const { status, ok, url } = await sendAuthForm(path, { ...fields, callbackUrl })
  const error = url ? new URL(url).searchParams.get('error') : 'Default'
  if (ok && !error && type === 'credentials') tellAllTabs('getSession')
  if (redirect || type === 'oauth' || type === 'webauthn') return goTo(url ?? paths.authError())
  return { error, status, ok, url: error ? null : url }
}
