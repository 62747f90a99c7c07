import { Authenticator } from 'remix-auth'
import { isCommerceError } from '~/commerce/errors'
import { type ProviderUser } from '~/commerce/shop/identity'
import { type RequestContext } from '~/context.server'
import { toDeviceName } from '~/features/session/device-name.server'
import { sendSignInLink } from '../email-link/email-link.server'
import { canSendMail } from '../passwordless/send-link.server'
import { type AuthProvider, type Outcome } from '../provider'
import { speakLike, withQuery } from '../nextauth-protocol.server'
import { paths } from '~/paths'
import { toStrategyRequest } from '../strategy-request'
import { connectProvider } from './connections.server'
import { type IssuerSettings } from './issuers.server'
import { OidcStrategy, type Verified } from './oidc-strategy.server'
import { toProviderUser } from './provider-user'

/** Sign-in with an OpenID Connect provider. */
export function createOidcProvider(settings: IssuerSettings): AuthProvider {
  const { id, name } = settings
  function authenticate(ctx: RequestContext, form: FormData | null): Promise<Outcome> {
    const strategy = new OidcStrategy(ctx, settings, form, (verified) => letIn(ctx, settings, verified))
    return new Authenticator<Outcome>().use(strategy, id).authenticate(id, toStrategyRequest(ctx.url, form))
  }
  return { id, name, type: 'oauth', start: authenticate, callback: authenticate }
}

async function letIn(ctx: RequestContext, settings: IssuerSettings, verified: Verified): Promise<Outcome> {
  const { claims, callbackPath, connectFor } = verified
  const user = toProviderUser(claims)
  if (!user) {
    const isConnecting = connectFor !== undefined
    return { kind: 'refused', code: 'OAuthCallback', status: 400, callbackPath, reason: 'nobody-named', isConnecting }
  }
  speakLike(ctx, callbackPath)
  try {
    if (connectFor) return await connectProvider(ctx, { settings, user, customerId: connectFor, callbackPath })
    const token = await ctx.commerce
      .as({})
      .sessions.signInByProvider(user, { provider: settings.id, device: toDeviceName(ctx) })
    return token ? { kind: 'signed-in', token, callbackPath } : await askForProof(ctx, settings, user, callbackPath)
  } catch (error) {
    if (!isCommerceError(error)) throw error
    ctx.log.error({ err: error, provider: settings.id }, 'the backend did not sign in whom a provider vouches for')
    return { kind: 'refused', code: 'Callback', status: 503, callbackPath }
  }
}

/**
 * There is an account with the address, but nobody has said that whoever is at the provider may open it: providers give
 * addresses to somebody else. So the address is mailed a link, which opens the account and connects both.
 */
async function askForProof(
  ctx: RequestContext,
  { id, name }: IssuerSettings,
  { email, issuer, subject }: ProviderUser,
  callbackPath: string,
): Promise<Outcome> {
  if (!email) return { kind: 'refused', code: 'OAuthAccountNotLinked', status: 403, callbackPath }
  if (!canSendMail) return { kind: 'refused', code: 'AccountNotConnected', status: 403, callbackPath }
  const connect = { issuer, subject, provider: name }
  const refusal = await sendSignInLink(ctx, { email, callbackPath, connect })
  if (refusal) return { kind: 'refused', ...refusal, callbackPath }
  return { kind: 'continued', to: withQuery(paths.verifyRequest(), { for: id, callbackUrl: callbackPath }) }
}
