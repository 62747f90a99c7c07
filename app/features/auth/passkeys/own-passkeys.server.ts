import {
  generateRegistrationOptions,
  verifyRegistrationResponse,
  type WebAuthnCredential,
} from '@simplewebauthn/server'
import { type Adding, type KeptPasskey } from '~/commerce/shop/passkeys'
import { type RequestContext } from '~/context.server'
import { env } from '~/env.server'
import { toDeviceName } from '~/features/session/device-name.server'
import { type Session } from '~/features/session/session'
import { publicOrigin } from '~/http/server/public-origin.server'
import { makeChallenge, readChallenge, type SignedChallenge } from './challenge.server'
import { type Attestation, attestationSchema } from './credential.schema.server'
import { offersPasskeys, relyingPartyId } from './relying-party.server'

/**
 * The signed-in customer's passkeys, and what the page's script asks the browser for to make another; null where the shop
 * has none. `options` is null for who has not signed in a moment ago.
 * @throws a redirect to the sign-in where the session is over
 */
export async function getOwnPasskeys(ctx: RequestContext) {
  if (!(await offersPasskeys(ctx))) return null
  const { customer } = await ctx.session.require()
  const kept = await ctx.session.askAsCustomer(({ passkeys }) => passkeys.listPasskeys())
  return { kept, options: (await ctx.session.isFresh()) ? await toOptions(ctx, customer, kept) : null }
}

async function toOptions(ctx: RequestContext, customer: Session['customer'], kept: KeptPasskey[]) {
  const { extensions: _none, ...options } = await generateRegistrationOptions({
    rpID: relyingPartyId,
    rpName: env.SHOP_NAME,
    userID: new TextEncoder().encode(customer.id),
    userName: customer.email,
    userDisplayName: customer.name ?? customer.email,
    challenge: await makeChallenge(ctx, customer.id),
    excludeCredentials: kept.map(({ id }) => ({ id })),
    // the browser offers it by itself, and asks for a finger, a face or a PIN
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  })
  return options
}

/**
 * Lets a passkey open the account that a browser has just made for it. Only who has just signed in is given a challenge, but
 * the page with it stays open longer than that. One that is made in vain the browser replaces by the next of the account.
 * @param credential what the browser says, as JSON
 * @throws a redirect to the sign-in where the session is over, or began more than ten minutes ago
 */
export async function addPasskey(ctx: RequestContext, credential: unknown): Promise<Adding> {
  const { customer } = await ctx.session.requireFresh()
  const outcome = await tryAdding(ctx, customer.id, credential)
  const subject = await ctx.session.readSubject()
  if (outcome === 'added') ctx.security.tell('passkey-added', subject)
  else ctx.security.tell('passkey-refused', { reason: outcome, ...subject })
  return outcome
}

async function tryAdding(ctx: RequestContext, customerId: string, credential: unknown): Promise<Adding> {
  const attestation = attestationSchema.safeParse(credential).data
  if (!attestation) return 'refused'
  const challenge = await readChallenge(ctx, attestation.response.clientDataJSON, customerId)
  const made = challenge && (await verify(attestation, challenge))
  if (!challenge || !made) return 'refused'
  const { passkeys } = ctx.commerce.as(await ctx.session.getShopper())
  const from = { device: toDeviceName(ctx), locale: ctx.locale.code }
  return passkeys.addPasskey(customerId, made, challenge.mark, from)
}

/** The passkey; null where the browser has not made it for this, of which the library says why by throwing. */
async function verify(response: Attestation, { signed }: SignedChallenge): Promise<WebAuthnCredential | null> {
  try {
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response,
      expectedChallenge: signed,
      expectedOrigin: publicOrigin,
      expectedRPID: relyingPartyId,
      requireUserVerification: true,
    })
    return verified ? registrationInfo.credential : null
  } catch {
    return null
  }
}

/** It opens the account no more. @returns false where another tab has done so already */
export async function removePasskey(ctx: RequestContext, id: string): Promise<boolean> {
  const isRemoved = await ctx.session.askAsCustomer(({ passkeys }) => passkeys.deletePasskey(id))
  if (isRemoved) ctx.security.tell('passkey-removed', await ctx.session.readSubject())
  return isRemoved
}
