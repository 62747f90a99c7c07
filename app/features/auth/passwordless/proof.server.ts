import { SignJWT } from 'jose'
import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { type RequestContext } from '~/context.server'
import { env } from '~/env.server'
import { writeFlash } from '~/http/flash.server'
import { toDeviceHeader } from '~/features/session/device-name.server'
import { type Outcome } from '../provider'

const proofSeconds = 60
const answerSchema = z.object({ access_token: z.string().min(1), reset: z.boolean().default(false) })

/** What a shopper has proved to the shop. */
interface Proved {
  /** The address, which is theirs. */
  email: string
  /** `email`, or the id of an identity provider. */
  method: string
  /** For a customer who is new. */
  givenName?: string
  familyName?: string
  callbackPath: string
}

/**
 * Signs somebody in who has proved an address, as the customer of that address.
 * @throws CommerceError where the backend does not answer or does not believe it
 */
export async function signInAsOwner(ctx: RequestContext, proved: Proved): Promise<Outcome> {
  const { email, method, givenName, familyName, callbackPath } = proved
  const proof = await makeProof('vitrine:sign-in', { email, method, given_name: givenName, family_name: familyName })
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
 * Gives an account the address that its owner has proved.
 * @param generation of the token with which the change was asked for
 * @throws CommerceError: `unauthenticated` where the account's tokens were made void since, `conflict` where another
 *   account has the address
 */
export async function changeToOwned(
  ctx: RequestContext,
  { customerId, email, generation }: { customerId: string; email: string; generation: number },
): Promise<void> {
  const proof = await makeProof('vitrine:change-email', { customer_id: customerId, email, generation })
  // the former address is told in this language
  const headers = { 'x-vitrine-locale': ctx.locale.code }
  await ctx.commerce
    .as({})
    .write((medusa) => medusa.client.request('POST', '/store/vitrine/identity/email', { proof }, {}, headers))
}

/**
 * Deletes an account, whose owner has proved that they read what is mailed to its address.
 * @param generation of the token with which the deletion was asked for
 * @throws CommerceError: `unauthenticated` where the account's tokens were made void since or its address is another one
 */
export async function eraseOwned(
  ctx: RequestContext,
  { customerId, email, generation }: { customerId: string; email: string; generation: number },
): Promise<void> {
  const proof = await makeProof('vitrine:erase-account', { customer_id: customerId, email, generation })
  const headers = { 'x-vitrine-locale': ctx.locale.code }
  await ctx.commerce
    .as({})
    .write((medusa) => medusa.client.request('POST', '/store/vitrine/identity/erasure', { proof }, {}, headers))
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
