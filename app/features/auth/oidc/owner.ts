import { isPlainName } from '~/http/plain-text'

interface Owner {
  email: string
  givenName?: string
  familyName?: string
}

/**
 * Whose address a provider vouches for, or null where it names none or has not verified it: anybody may have entered
 * that one there. Some providers send `email_verified` as text.
 */
export function toOwner(claims: Record<string, unknown>): Owner | null {
  const { email, email_verified: verified } = claims
  if (typeof email !== 'string' || !email.includes('@')) return null
  if (verified !== true && verified !== 'true') return null
  return { email, givenName: toName(claims.given_name), familyName: toName(claims.family_name) }
}

function toName(claim: unknown): string | undefined {
  const name = typeof claim === 'string' ? claim.trim().slice(0, 100) : ''
  return name !== '' && isPlainName(name) ? name : undefined
}
