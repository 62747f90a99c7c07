import { createHash, randomUUID } from 'node:crypto'
import jwt from 'jsonwebtoken'

export const lifeSeconds = 30 * 24 * 60 * 60
const longestSessionSeconds = 180 * 24 * 60 * 60

/**
 * Medusa's own bearer token of a customer, with four claims more: the `generation` and the session (`sid`) that it belongs
 * to, when its owner has last shown who they are (`auth_time`, seconds), and a `jti`, so that no two of them are the same.
 * @param secret Medusa's `jwt_secret`
 */
export function signStoreToken(
  {
    customerId,
    generation,
    sessionId,
    authTime = Math.floor(Date.now() / 1000),
  }: { customerId: string; generation: number; sessionId: string; authTime?: number | undefined },
  secret: string,
) {
  const claims = { customer_id: customerId, domain: 'store', generation, sid: sessionId, auth_time: authTime }
  return jwt.sign(claims, secret, { expiresIn: lifeSeconds, jwtid: randomUUID() })
}

/** Whether somebody who signed in at `authTime` (seconds) may go on with another token. */
export function mayRenew(authTime = 0) {
  return Date.now() / 1000 - authTime < longestSessionSeconds
}

/** Names a token without being one. The signature is left out: it can be written in more than one way. */
export function nameToken(token: string) {
  return createHash('sha256').update(token.split('.', 2).join('.')).digest('base64url')
}
