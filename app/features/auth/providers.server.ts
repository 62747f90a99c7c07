import { type RequestContext } from '~/context.server'
import { env } from '~/env.server'
import { paths } from '~/paths'
import { credentialsProvider } from './credentials.server'
import { emailLinkProvider } from './email-link/email-link.server'
import { createOidcProvider } from './oidc/oidc-provider.server'
import { canProveByMail, connectsProviders, isCapabilityKnown } from './passwordless/capability.server'
import { passkeyProvider } from './passkeys/passkey-provider.server'
import { offersPasskeys } from './passkeys/relying-party.server'
import { type AuthProvider } from './provider'

const oidcProviders = env.IDENTITY_PROVIDERS.map(createOidcProvider)

/** The ways to sign in that this shop offers, in the order of the sign-in page. */
export async function listProviders(ctx: RequestContext): Promise<AuthProvider[]> {
  const byPasskey = (await offersPasskeys(ctx)) ? [passkeyProvider] : []
  const byMail = (await canProveByMail(ctx)) ? [emailLinkProvider] : []
  const byOthers = (await connectsProviders(ctx)) ? oidcProviders : []
  return [credentialsProvider, ...byMail, ...byPasskey, ...byOthers]
}

/** Whether `listProviders` names all ways there are; while the backend does not answer some may be missing. */
export function isListKnown(ctx: RequestContext): Promise<boolean> {
  return isCapabilityKnown(ctx)
}

/** The way to sign in with this id, or null where the shop does not offer it, as far as `isListKnown`. */
export async function findProvider(
  ctx: RequestContext,
  id: string | undefined,
): Promise<{ provider: AuthProvider | null; isListKnown: boolean }> {
  const provider = (await listProviders(ctx)).find((one) => one.id === id) ?? null
  return { provider, isListKnown: provider !== null || (await isCapabilityKnown(ctx)) }
}

/** The providers as NextAuth's clients read them: by id, with absolute addresses. */
export async function describeProviders(ctx: RequestContext) {
  const toAddress = (path: string) => new URL(path, ctx.url).href
  const entries = (await listProviders(ctx)).map(({ id, name, type }) => {
    return [
      id,
      { id, name, type, signinUrl: toAddress(paths.signIn(id)), callbackUrl: toAddress(paths.signInCallback(id)) },
    ]
  })
  return Object.fromEntries(entries)
}
