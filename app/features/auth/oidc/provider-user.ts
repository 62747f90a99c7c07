import { type ProviderUser } from '~/commerce/shop/identity'
import { isPlainName } from '@vitrine/shared/plain-text'

/** Who has signed in at a provider, by the claims about them; null where these name nobody. */
export function toProviderUser(claims: Record<string, unknown>): ProviderUser | null {
  const { iss: issuer, sub: subject } = claims
  if (typeof issuer !== 'string' || typeof subject !== 'string' || subject === '') return null
  const names = { givenName: toName(claims.given_name), familyName: toName(claims.family_name) }
  return { issuer, subject, email: toVerifiedEmail(claims), ...names }
}

// anybody may have entered an address that was not verified; some providers send `email_verified` as text
function toVerifiedEmail({ email, email_verified: verified }: Record<string, unknown>): string | undefined {
  if (typeof email !== 'string' || !email.includes('@')) return undefined
  return verified === true || verified === 'true' ? email.toLowerCase() : undefined
}

function toName(claim: unknown): string | undefined {
  const name = typeof claim === 'string' ? claim.trim().slice(0, 100) : ''
  return name !== '' && isPlainName(name) ? name : undefined
}
