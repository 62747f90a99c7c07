import { Authenticator } from 'remix-auth'
import { type RequestContext } from '~/context.server'
import { signInAsOwner } from '../passwordless/proof.server'
import { type AuthProvider, type Outcome } from '../provider'
import { type IssuerSettings } from './issuers.server'
import { OidcStrategy } from './oidc-strategy.server'
import { toOwner } from './owner'

/** Sign-in with an OpenID Connect provider. */
export function createOidcProvider(settings: IssuerSettings): AuthProvider {
  const { id, name } = settings
  function authenticate(ctx: RequestContext, request: Request): Promise<Outcome> {
    const strategy = new OidcStrategy(ctx, settings, async ({ claims, callbackPath }) => {
      const owner = toOwner(claims)
      if (!owner) return { kind: 'refused', code: 'OAuthAccountNotLinked', status: 403, callbackPath }
      return signInAsOwner(ctx, { ...owner, method: id, callbackPath }).catch((error: unknown) => {
        ctx.log.error({ err: error, provider: id }, 'the backend did not sign in whom a provider vouches for')
        return { kind: 'refused', code: 'Callback', status: 503, callbackPath }
      })
    })
    return new Authenticator<Outcome>().use(strategy, id).authenticate(id, request)
  }
  return { id, name, type: 'oauth', start: authenticate, callback: authenticate }
}
