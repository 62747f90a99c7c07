import jwt from 'jsonwebtoken'

const longestLifeSeconds = 60
export const clockToleranceSeconds = 5

/** What a proof says: of its claims but for these each reader checks its own. */
export interface Proof {
  [claim: string]: unknown
  jti: string
  iat: number
  exp: number
  /** in lower case */
  email?: string
}

/** One about an address. */
export interface ProofOfAddress extends Proof {
  email: string
}

/**
 * Reads a proof: a JWT (HS256) with which the storefront vouches for what a shopper has shown to it.
 * @returns null where it is
 *   not one of ours, or was made for something else, or lives longer than a minute; `email` is in lower case, as Medusa
 *   keeps it, and undefined where there is none and none is needed
 */
export function readProof(
  proof: unknown,
  { secret, audience, needsEmail = true }: { secret: string; audience: string; needsEmail?: boolean },
): Proof | null {
  const claims = verify(proof, secret, { audience })
  if (!claims || !isWellFormed(claims)) return null
  const { email, ...rest } = claims
  if (email === undefined && !needsEmail) return rest
  return isAddress(email) ? { ...rest, email: email.toLowerCase() } : null
}

function verify(proof: unknown, secret: string, options: { audience: string }): jwt.Claims | null {
  if (typeof proof !== 'string') return null
  try {
    return jwt.verify(proof, secret, { ...options, algorithms: ['HS256'], clockTolerance: clockToleranceSeconds })
  } catch {
    return null
  }
}

function isWellFormed(claims: jwt.Claims): claims is Proof {
  const { jti, iat, exp } = claims
  const now = Date.now() / 1000
  return (
    isText(jti, { from: 16, to: 128 }) &&
    isInteger(iat) &&
    isInteger(exp) &&
    exp - iat <= longestLifeSeconds &&
    iat <= now + clockToleranceSeconds
  )
}

function isInteger(value: unknown): value is number {
  return Number.isInteger(value)
}

function isAddress(email: unknown): email is string {
  return isText(email, { from: 3, to: 254 }) && /^[^@\s]+@[^@\s]+$/.test(email)
}

export function isText(value: unknown, { from, to }: { from: number; to: number }): value is string {
  return typeof value === 'string' && value.length >= from && value.length <= to && !/\p{Cc}/u.test(value)
}
