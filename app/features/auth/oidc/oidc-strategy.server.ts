import { randomBytes } from 'node:crypto'
import {
  authorizationCodeGrant,
  buildAuthorizationUrl,
  calculatePKCECodeChallenge,
  type Configuration,
  fetchUserInfo,
  randomNonce,
  randomPKCECodeVerifier,
  ResponseBodyError,
} from 'openid-client'
import { Strategy } from 'remix-auth/strategy'
import { type RequestContext } from '~/context.server'
import { paths } from '~/paths'
import { type Outcome } from '../provider'
import { readRedirectTarget } from '../nextauth-protocol.server'
import { type Authorization, authorizationCookies, isState } from './authorization.server'
import { discoverIssuer, type IssuerSettings } from './issuers.server'

export interface Verified extends Pick<Authorization, 'callbackPath' | 'connectFor'> {
  /** What the provider says of who has signed in there. */
  claims: Record<string, unknown>
}

/**
 * OpenID Connect's authorization code flow with PKCE, `state` and `nonce` as a strategy of remix-auth: a form leads to the
 * provider, a request without one is the way back.
 */
export class OidcStrategy extends Strategy<Outcome, Verified> {
  readonly name: string

  constructor(
    private readonly ctx: RequestContext,
    private readonly settings: IssuerSettings,
    private readonly form: FormData | null,
    verify: Strategy.VerifyFunction<Outcome, Verified>,
  ) {
    super(verify)
    this.name = settings.id
  }

  async authenticate(): Promise<Outcome> {
    const configuration = await this.discover()
    if (!configuration) return { kind: 'refused', code: 'OAuthSignin', status: 503 }
    return this.form ? this.leave(configuration, this.form) : this.comeBack(configuration)
  }

  private async discover(): Promise<Configuration | null> {
    try {
      return await discoverIssuer(this.settings)
    } catch (error) {
      this.ctx.log.error({ err: error, provider: this.settings.id }, 'an identity provider is out of order')
      return null
    }
  }

  private async leave(configuration: Configuration, form: FormData): Promise<Outcome> {
    const { callbackPath } = readRedirectTarget(this.ctx, form)
    const session = form.get('intent') === 'connect' ? await this.ctx.session.read() : undefined
    if (session === null) {
      this.ctx.security.tell('provider-refused', { provider: this.settings.id, reason: 'signed-out' })
      return { kind: 'refused', code: 'SessionRequired', status: 401, callbackPath }
    }
    if (session && !(await this.ctx.session.isFresh())) {
      return { kind: 'refused', code: 'ConfirmIdentity', status: 401, callbackPath }
    }
    const connectFor = session?.customer.id
    const state = randomBytes(16).toString('hex')
    const [nonce, codeVerifier] = [randomNonce(), randomPKCECodeVerifier()]
    const authorization = { providerId: this.settings.id, nonce, codeVerifier, callbackPath, connectFor }
    this.ctx.headers.append('Set-Cookie', await authorizationCookies.write(state, authorization))
    const to = buildAuthorizationUrl(configuration, {
      redirect_uri: new URL(paths.signInCallback(this.settings.id), this.ctx.url).href,
      scope: 'openid email profile',
      state,
      nonce,
      code_challenge: await calculatePKCECodeChallenge(codeVerifier),
      code_challenge_method: 'S256',
      ui_locales: this.ctx.locale.language,
    })
    return { kind: 'continued', to: to.href }
  }

  private async comeBack(configuration: Configuration): Promise<Outcome> {
    const state = this.ctx.url.searchParams.get('state')
    const authorization = isState(state) && (await authorizationCookies.read(state, this.ctx.cookies))
    if (!isState(state) || !authorization || authorization.providerId !== this.settings.id) {
      return { kind: 'refused', code: 'OAuthCallback', status: 400, reason: 'not-asked-for' }
    }
    this.ctx.headers.append('Set-Cookie', await authorizationCookies.clear(state))
    const { callbackPath, connectFor } = authorization
    const isConnecting = connectFor !== undefined
    if (this.ctx.url.searchParams.get('error') === 'access_denied') {
      return { kind: 'refused', code: 'AccessDenied', status: 403, callbackPath, isConnecting }
    }
    const redeemed = await this.redeem(configuration, state, authorization)
    if (redeemed.claims) return this.verify({ claims: redeemed.claims, callbackPath, connectFor })
    const { fault } = redeemed
    return {
      kind: 'refused',
      code: 'OAuthCallback',
      status: 400,
      callbackPath,
      reason: 'not-confirmed',
      fault,
      isConnecting,
    }
  }

  private async redeem(
    configuration: Configuration,
    state: string,
    { nonce, codeVerifier }: Authorization,
  ): Promise<{ claims?: Record<string, unknown>; fault?: string }> {
    try {
      const tokens = await authorizationCodeGrant(configuration, this.ctx.url, {
        pkceCodeVerifier: codeVerifier,
        expectedState: state,
        expectedNonce: nonce,
        idTokenExpected: true,
      })
      const claims = tokens.claims()
      if (!claims) return {}
      if (claims.email !== undefined || !configuration.serverMetadata().userinfo_endpoint) return { claims }
      // the ID token alone says who they are
      const about = await fetchUserInfo(configuration, tokens.access_token, claims.sub)
      return { claims: { ...about, iss: claims.iss, sub: claims.sub } }
    } catch (error) {
      return { fault: toFault(error) }
    }
  }
}

/** What OAuth 2.0 or the client calls it, such as `invalid_client`; words about it may quote what the visitor has sent. */
function toFault(error: unknown): string | undefined {
  if (error instanceof ResponseBodyError) return error.error
  return error instanceof Error && 'code' in error ? String(error.code) : undefined
}
