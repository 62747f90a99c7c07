import { exportJWK, generateKeyPair, type JWTPayload, SignJWT, UnsecuredJWT } from 'jose'
import { createServer, type ServerResponse } from 'node:http'
import { type AddressInfo } from 'node:net'

/** The client that the shop is at this provider. */
export const client = { clientId: 'shop', clientSecret: 'a secret of the shop and its provider' }

const kid = 'known'

export type ProviderPath = '/.well-known/openid-configuration' | '/token' | '/jwks'

/** Everything that a provider may say of who has signed in, and how it is signed. */
export interface Told {
  claims: JWTPayload
  /** `own`: with the published key; `foreign`: with another one of its name; `secret`: with what the client has; or not at all. */
  signedBy: 'own' | 'foreign' | 'secret' | 'nobody'
}

/**
 * An OpenID Connect provider that tells the shop whatever the test wants: everything else about it is in order.
 * @returns its issuer, `tell`, which says what the next code is worth, and `spoil`, which has one of its addresses answer otherwise
 */
export async function startForgingProvider() {
  const [own, foreign] = await Promise.all([generateKeyPair('RS256'), generateKeyPair('RS256')])
  const jwk = { ...(await exportJWK(own.publicKey)), kid, alg: 'RS256', use: 'sig' }
  let spoilt: { path: string; answerWith: (response: ServerResponse) => unknown } | null = null
  let next: Told = { claims: {}, signedBy: 'own' }

  async function sign({ claims, signedBy }: Told): Promise<string> {
    if (signedBy === 'nobody') return new UnsecuredJWT(claims).encode()
    const token = new SignJWT(claims)
    if (signedBy === 'secret') {
      return token.setProtectedHeader({ alg: 'HS256' }).sign(new TextEncoder().encode(client.clientSecret))
    }
    const { privateKey } = signedBy === 'own' ? own : foreign
    return token.setProtectedHeader({ alg: 'RS256', kid }).sign(privateKey)
  }

  const server = createServer((request, response) => {
    if (spoilt && request.url === spoilt.path) return void spoilt.answerWith(response)
    void answer(request.url ?? '').then((body) => {
      response.writeHead(body ? 200 : 404, { 'Content-Type': 'application/json' }).end(JSON.stringify(body ?? {}))
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`

  async function answer(path: string): Promise<object | null> {
    if (path === '/jwks') return { keys: [jwk] }
    if (path === '/token') return { access_token: 'access', token_type: 'Bearer', id_token: await sign(next) }
    if (path !== '/.well-known/openid-configuration') return null
    return {
      issuer,
      authorization_endpoint: `${issuer}/authorize`,
      token_endpoint: `${issuer}/token`,
      jwks_uri: `${issuer}/jwks`,
      response_types_supported: ['code'],
      subject_types_supported: ['public'],
      id_token_signing_alg_values_supported: ['RS256'],
    }
  }

  return {
    issuer,
    tell(told: Told): void {
      next = told
    },
    spoil(path: ProviderPath, answerWith: (response: ServerResponse) => unknown): void {
      spoilt = { path, answerWith }
    },
    restore(): void {
      spoilt = null
    },
    close(): void {
      server.closeAllConnections()
      server.close()
    },
  }
}
