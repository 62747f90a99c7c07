import { SignJWT } from 'jose'
import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { type RequestContext } from '~/context.server'
import { env } from '~/env.server'
import { writeFlash } from '~/http/server/flash.server'
import { toDeviceHeader } from '~/features/session/device-name.server'
import { type ProviderIdentity, type ProviderUser } from '../oidc/provider-user'
import { type Outcome } from '../provider'
import { type LinkMark } from './sealed-link.server'

const proofSeconds = 60
const answerSchema = z.object({ access_token: z.string().min(1), reset: z.boolean().default(false) })
const providerAnswerSchema = z.object({ access_token: z.string().min(1).nullable() })

/** What a shopper has proved to the shop by a mailed link. */
interface Proved {
  /** The address, which is theirs. */
  email: string
  link: LinkMark
  /** Who they have shown to be at a provider: they sign in so from now on. */
  identity?: ProviderIdentity
  callbackPath: string
}

/**
 * Signs somebody in who has proved an address, as the customer of that address.
 * @throws CommerceError: `unauthenticated` where the link was used already
 */
export async function signInAsOwner(ctx: RequestContext, proved: Proved): Promise<Outcome> {
  const { email, link, identity, callbackPath } = proved
  const claims = { email, method: 'email', ...identity }
  const proof = await makeProof('vitrine:sign-in', { ...claims, ...toLinkClaims(link) })
  const answer = await ctx.commerce
    .as({})
    .write((medusa) =>
      medusa.client.request('POST', '/store/vitrine/identity/token', { proof }, {}, toDeviceHeader(ctx)),
    )
  const { access_token: token, reset } = answerSchema.parse(answer)
  if (reset) {
    const flash = { kind: 'notice', key: 'auth:notices.password-void' } as const
    ctx.headers.append('Set-Cookie', await writeFlash(callbackPath, flash))
  }
  return { kind: 'signed-in', token, callbackPath }
}

/**
 * The backend's token for who has signed in at a provider: as the customer who is connected with them, or a new one with
 * an address that nobody has. Null where neither is.
 * @throws CommerceError where the backend does not answer or does not believe it
 */
export async function signInByProvider(
  ctx: RequestContext,
  { method, ...user }: ProviderUser & { method: string },
): Promise<string | null> {
  const proof = await makeProviderProof('vitrine:provider', user, { method })
  const answer = await ctx.commerce
    .as({})
    .write((medusa) =>
      medusa.client.request('POST', '/store/vitrine/identity/provider-token', { proof }, {}, toDeviceHeader(ctx)),
    )
  return providerAnswerSchema.parse(answer).access_token
}

/** A proof of who has signed in at a provider. */
export function makeProviderProof(
  audience: 'vitrine:provider' | 'vitrine:connect-provider',
  { issuer, subject, email, givenName, familyName }: ProviderUser,
  claims: Record<string, unknown> = {},
): Promise<string> {
  return makeProof(audience, { ...claims, issuer, subject, email, given_name: givenName, family_name: familyName })
}

/** What a mailed link was asked for. */
interface Asked {
  customerId: string
  email: string
  /** Of the token with which it was asked for. */
  generation: number
}

/**
 * Gives an account the address that its owner has proved.
 * @throws CommerceError: `unauthenticated` where the account's tokens were made void since or the link was used already,
 *   `conflict` where another account has the address
 */
export async function changeToOwned(
  ctx: RequestContext,
  { customerId, email, generation }: Asked,
  link: LinkMark,
): Promise<void> {
  const claims = { customer_id: customerId, email, generation, ...toLinkClaims(link) }
  const proof = await makeProof('vitrine:change-email', claims)
  // the former address is told in this language
  const headers = { 'x-vitrine-locale': ctx.locale.code }
  await ctx.commerce
    .as({})
    .write((medusa) => medusa.client.request('POST', '/store/vitrine/identity/email', { proof }, {}, headers))
}

/**
 * Deletes an account, whose owner has proved that they read what is mailed to its address.
 * @throws CommerceError: `unauthenticated` where the account's tokens were made void since, its address is another one or
 *   the link was used already
 */
export async function eraseOwned(
  ctx: RequestContext,
  { customerId, email, generation }: Asked,
  link: LinkMark,
): Promise<void> {
  const claims = { customer_id: customerId, email, generation, ...toLinkClaims(link) }
  const proof = await makeProof('vitrine:erase-account', claims)
  const headers = { 'x-vitrine-locale': ctx.locale.code }
  await ctx.commerce
    .as({})
    .write((medusa) => medusa.client.request('POST', '/store/vitrine/identity/erasure', { proof }, {}, headers))
}

/** With which the backend lets what was used count once. */
export function toLinkClaims({ id, expiresAt }: LinkMark) {
  return { link_id: id, link_exp: Math.ceil(expiresAt / 1000) }
}

/** What the backend's plugin believes once, for a minute: a JWT signed with the secret that both have. */
export function makeProof(audience: string, claims: Record<string, unknown>): Promise<string> {
  if (!env.IDENTITY_SECRET) throw new Error('there is no IDENTITY_SECRET to sign a proof with')
  // one look at the clock: between two a second may end, and the backend believes nothing that lives for 61
  const now = Math.floor(Date.now() / 1000)
  return new SignJWT(claims)
    .setProtectedHeader({ alg: 'HS256' })
    .setAudience(audience)
    .setJti(randomUUID())
    .setIssuedAt(now)
    .setExpirationTime(now + proofSeconds)
    .sign(new TextEncoder().encode(env.IDENTITY_SECRET))
}
