import { type WebAuthnCredential } from '@simplewebauthn/server'
import { z } from 'zod'
import { isCommerceError } from '~/commerce/errors'
import { type RequestContext } from '~/context.server'
import { toDeviceHeader } from '~/features/session/device-name.server'
import { makeProof, toLinkClaims } from '../passwordless/proof.server'
import { type LinkMark } from '../passwordless/sealed-link.server'

const path = '/store/vitrine/identity'

const foundSchema = z.object({
  passkey: z.object({ public_key: z.string(), counter: z.number(), transports: z.array(z.string()) }).nullable(),
})
const tokenSchema = z.object({ access_token: z.string().min(1) })
const listSchema = z.object({
  passkeys: z.array(
    z.object({ id: z.string(), device: z.string().nullable(), created_at: z.string(), used_at: z.string().nullable() }),
  ),
})

/** A passkey of the customer's. */
export interface KeptPasskey {
  id: string
  /** What the browser called itself in which it was made; null where it did not say. */
  device: string | null
  /** ISO 8601; `usedAt` null where it was never used. */
  createdAt: string
  usedAt: string | null
}

/** What a passkey's signature is checked with; null where no account has it. @throws CommerceError */
export async function findPasskey(ctx: RequestContext, id: string): Promise<WebAuthnCredential | null> {
  const proof = await makeProof('vitrine:find-passkey', { credential_id: id })
  const answer = await ctx.commerce
    .as({})
    .put((medusa) => medusa.client.request('POST', `${path}/passkey`, { proof }))
    .then((found) => foundSchema.parse(found))
  if (!answer.passkey) return null
  const { public_key, counter, transports } = answer.passkey
  return { id, publicKey: new Uint8Array(Buffer.from(public_key, 'base64url')), counter, transports }
}

interface Signed {
  credentialId: string
  /** Whom the browser keeps the passkey for. */
  customerId: string
  counter: number
  challenge: LinkMark
}

/**
 * The backend's token for who has signed with a passkey.
 * @throws CommerceError: `unauthenticated` where it opens no account of theirs, or the challenge was used already
 */
export async function signInByPasskey(ctx: RequestContext, signed: Signed): Promise<string> {
  const { credentialId: credential_id, customerId: customer_id, counter, challenge } = signed
  const proof = await makeProof('vitrine:passkey', { credential_id, customer_id, counter, ...toLinkClaims(challenge) })
  const answer = await ctx.commerce
    .as({})
    .write((medusa) => medusa.client.request('POST', `${path}/passkey-token`, { proof }, {}, toDeviceHeader(ctx)))
  return tokenSchema.parse(answer).access_token
}

/** The signed-in customer's, the oldest first. @throws a redirect to the sign-in; CommerceError */
export async function listPasskeys(ctx: RequestContext): Promise<KeptPasskey[]> {
  const answer = await ctx.session.askAsCustomer((client) =>
    client.read(({ client }) => client.request('GET', `${path}/passkeys`)),
  )
  return listSchema.parse(answer).passkeys.map(({ id, device, created_at: createdAt, used_at: usedAt }) => {
    return { id, device, createdAt, usedAt }
  })
}

/** What came of adding a passkey: `taken` where somebody has it already, or the account as many as it may. */
export type Adding = 'added' | 'taken' | 'refused'

/**
 * Lets a passkey open the signed-in customer's account, who is told by a mail. Asked again for the same, it is added.
 * @returns `refused` where the challenge was used before
 * @throws CommerceError where the backend does not answer
 */
export async function keepPasskey(
  ctx: RequestContext,
  customerId: string,
  { id, publicKey, counter, transports = [] }: WebAuthnCredential,
  challenge: LinkMark,
): Promise<Adding> {
  const public_key = Buffer.from(publicKey).toString('base64url')
  const claims = { customer_id: customerId, credential_id: id, public_key, counter, transports }
  const proof = await makeProof('vitrine:add-passkey', { ...claims, ...toLinkClaims(challenge) })
  // the plugin's mail about it is in this language
  const headers = { ...toDeviceHeader(ctx), 'x-vitrine-locale': ctx.locale.code }
  try {
    await ctx.commerce
      .as(await ctx.session.getShopper())
      .write(({ client }) => client.request('POST', `${path}/passkeys`, { proof }, {}, headers))
    return 'added'
  } catch (error) {
    if (isCommerceError(error, 'conflict')) return 'taken'
    // the session was confirmed a moment ago
    if (isCommerceError(error, 'unauthenticated')) return 'refused'
    throw error
  }
}

/** It opens the customer's account no more. @returns false where it never did @throws as `listPasskeys` does */
export async function forgetPasskey(ctx: RequestContext, id: string): Promise<boolean> {
  const one = `${path}/passkeys/${encodeURIComponent(id)}`
  return ctx.session.askAsCustomer((client) =>
    client
      .put(({ client }) => client.request('DELETE', one))
      .then(
        () => true,
        (error: unknown) => (isCommerceError(error, 'not-found') ? false : Promise.reject(error)),
      ),
  )
}
