/** A part of Medusa's API with bearer tokens of its own. */
export type TokenDomain = 'admin' | 'store'

export interface Bearer {
  domain: TokenDomain
  token: string
}

// What somebody without a sign-in must be able to ask; Medusa's list.
const openCalls = new Set([
  'POST /admin/auth',
  'POST /admin/users/password-token',
  'POST /admin/users/reset-password',
  'POST /admin/invites/accept',
])

/** False for the four admin calls that go without token and key. */
function needsIdentity(method: string, path: string): boolean {
  return !openCalls.has(`${method} ${path}`)
}

/**
 * The header that goes with a call, none where the token is of the other domain.
 * @throws Error for a path outside of `/admin` and `/store`
 */
export function toAuthorization(bearer: Bearer, method: string, path: string): { Authorization?: string } {
  const isOurs = toTokenDomain(path) === bearer.domain && needsIdentity(method, path)
  return isOurs ? { Authorization: `Bearer ${bearer.token}` } : {}
}

/** The domain of a path that begins with a slash. @throws Error where there is none */
export function toTokenDomain(path: string): TokenDomain {
  const domain = path.split(/[/?]/, 2)[1]
  if (domain === 'admin' || domain === 'store') return domain
  throw new Error(`Medusa has tokens for the domains "admin" and "store", not for "${domain}".`)
}
