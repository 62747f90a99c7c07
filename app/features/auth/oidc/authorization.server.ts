import { z } from 'zod'
import { signedCookieFamily } from '~/http/server/cookies.server'

const minutes = 15

/** What the shop remembers of a shopper who is at an identity provider. */
export interface Authorization {
  providerId: string
  nonce: string
  codeVerifier: string
  callbackPath: string
  /** The signed-in customer who wants to sign in with the provider from now on. */
  connectFor?: string
}

const schema = z.object({
  providerId: z.string(),
  nonce: z.string(),
  codeVerifier: z.string(),
  callbackPath: z.string(),
  connectFor: z.string().optional(),
})

/** By its `state`, so that two tabs do not take each other's way back. */
export const authorizationCookies = signedCookieFamily<Authorization>('oidc_', schema, { maxAge: minutes * 60 })

/** `state` as it stands in the name of a cookie. */
export function isState(value: string | null): value is string {
  return value !== null && /^[0-9a-f]{32}$/.test(value)
}
