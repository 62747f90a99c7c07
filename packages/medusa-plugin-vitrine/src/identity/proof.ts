// @ts-nocheck
import jwt from 'jsonwebtoken'

const longestLifeSeconds = 60
export const clockToleranceSeconds = 5

/**
 * Reads a proof: a JWT (HS256) with which the storefront vouches for what a shopper has shown to it.
 * @returns null where it is
 *   not one of ours, or was made for something else, or lives longer than a minute; `email` is in lower case, as Medusa
 *   keeps it, and undefined where there is none and none is needed
 */
export function readProof(
  proof: unknown,
  { secret, audience, needsEmail = true }: { secret: string; audience: string; needsEmail?: boolean },
): { jti: string; iat: number; exp: number; email: string; [claim: string]: unknown } | null {
  const claims = verify(proof, secret, { audience })
  if (!claims || !isWellFormed(claims)) return null
  if (claims.email === undefined && !needsEmail) return claims
  return isAddress(claims.email) ? { ...claims, email: claims.email.toLowerCase() } : null
}

function verify(proof, secret: string, options) {
  if (typeof proof !== 'string') return null
  try {
    return jwt.verify(proof, secret, { ...options, algorithms: ['HS256'], clockTolerance: clockToleranceSeconds })
  } catch {
    return null
  }
}

function isWellFormed({ jti, iat, exp }: { jti: string; iat: TODO; exp: number }) {
  const now = Date.now() / 1000
  return (
    isText(jti, { from: 16, to: 128 }) &&
    Number.isInteger(iat) &&
    Number.isInteger(exp) &&
    exp - iat <= longestLifeSeconds &&
    iat <= now + clockToleranceSeconds
  )
}

function isAddress(email: string) {
  return isText(email, { from: 3, to: 254 }) && /^[^@\s]+@[^@\s]+$/.test(email)
}

export function isText(value, { from, to }) {
  return typeof value === 'string' && value.length >= from && value.length <= to && !/\p{Cc}/u.test(value)
}
