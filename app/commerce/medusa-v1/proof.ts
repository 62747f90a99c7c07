import { SignJWT } from 'jose'
import { randomUUID } from 'node:crypto'
import { type OneTimeMark } from '../shop/identity'

const proofSeconds = 60

/** Makes what the plugin believes once, for a minute: a JWT signed with the secret that it shares with the shop. */
export type MakeProof = (audience: string, claims: Record<string, unknown>) => Promise<string>

/** The proofs of a shop; they cannot be made where it has no secret. */
export function createProofs(secret: string | undefined): MakeProof {
  return async function makeProof(audience, claims) {
    if (!secret) throw new Error('there is no IDENTITY_SECRET to sign a proof with')
    // one look at the clock: between two a second may end, and the backend believes nothing that lives for 61
    const now = Math.floor(Date.now() / 1000)
    return new SignJWT(claims)
      .setProtectedHeader({ alg: 'HS256' })
      .setAudience(audience)
      .setJti(randomUUID())
      .setIssuedAt(now)
      .setExpirationTime(now + proofSeconds)
      .sign(new TextEncoder().encode(secret))
  }
}

/** With which the plugin lets what was used count once. */
export function toLinkClaims({ id, expiresAt }: OneTimeMark) {
  return { link_id: id, link_exp: Math.ceil(expiresAt / 1000) }
}
