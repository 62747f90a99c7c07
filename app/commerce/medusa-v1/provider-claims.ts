import { type ProviderUser } from '../shop/identity'

/** Who has signed in at a provider, as a proof says it. */
export function toProviderClaims({ issuer, subject, email, givenName, familyName }: ProviderUser) {
  return { issuer, subject, email, given_name: givenName, family_name: familyName }
}
