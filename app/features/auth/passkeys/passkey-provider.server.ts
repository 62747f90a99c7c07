import {
  generateAuthenticationOptions,
  verifyAuthenticationResponse,
  type WebAuthnCredential,
} from '@simplewebauthn/server'
import { isCommerceError } from '~/commerce/errors'
import { type RequestContext } from '~/context.server'
import { toDeviceName } from '~/features/session/device-name.server'
import { publicOrigin } from '~/http/server/public-origin.server'
import { paths } from '~/paths'
import { type AuthProvider, type Outcome } from '../provider'
import { makeChallenge, readChallenge, type SignedChallenge } from './challenge.server'
import { type Assertion, assertionSchema } from './credential.schema.server'
import { relyingPartyId } from './relying-party.server'

/** Sign-in with a passkey, which the browser keeps and unlocks by itself (decision 21). */
export const passkeyProvider: AuthProvider = {
  id: 'passkey',
  name: 'Passkey',
  type: 'webauthn',
  async start() {
    return { kind: 'continued', to: paths.signIn('passkey') }
  },
  async callback(ctx, form) {
    const assertion = assertionSchema.safeParse(form?.get('credential'))
    if (!assertion.success) return refuse('form')
    await ctx.limits.count('sign-in')
    const outcome = await check(ctx, assertion.data)
    if (outcome.kind === 'signed-in') await ctx.limits.forgive('sign-in')
    return outcome
  },
}

/** What the sign-in page's script asks the browser for; it names no account, the browser offers those it knows. */
export async function toSignInOptions(ctx: RequestContext) {
  const { challenge, rpId, timeout, userVerification } = await generateAuthenticationOptions({
    rpID: relyingPartyId,
    challenge: await makeChallenge(ctx, null),
    // a passkey stands alone: the browser asks for a finger, a face or a PIN
    userVerification: 'required',
  })
  return { challenge, rpId, timeout, userVerification }
}

async function check(ctx: RequestContext, assertion: Assertion): Promise<Outcome> {
  const { id, response } = assertion
  // before the backend is asked: only who has been on the sign-in page a moment ago comes further
  const challenge = await readChallenge(ctx, response.clientDataJSON, null)
  if (!challenge) return refuse('challenge')
  const passkey = await ctx.commerce.as({}).passkeys.getPasskey(id)
  if (!passkey || !response.userHandle) return refuse('unknown', 'PasskeyUnknown')
  const counter = await verify(assertion, challenge, passkey)
  if (counter === null) return refuse('signature')
  const customerId = Buffer.from(response.userHandle, 'base64url').toString()
  try {
    const signature = { credentialId: id, customerId, counter, challenge: challenge.mark }
    const token = await ctx.commerce.as({}).sessions.signInByPasskey(signature, toDeviceName(ctx))
    return { kind: 'signed-in', token }
  } catch (error) {
    if (isCommerceError(error, 'unauthenticated')) return refuse('spent')
    throw error
  }
}

/** How often the passkey has signed by now; null where it has not signed this, of which the library says why by throwing. */
async function verify(
  response: Assertion,
  { signed }: SignedChallenge,
  credential: WebAuthnCredential,
): Promise<number | null> {
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response,
      expectedChallenge: signed,
      expectedOrigin: publicOrigin,
      expectedRPID: relyingPartyId,
      credential,
      requireUserVerification: true,
    })
    return verified ? authenticationInfo.newCounter : null
  } catch {
    return null
  }
}

function refuse(reason: string, code: 'PasskeyRefused' | 'PasskeyUnknown' = 'PasskeyRefused'): Outcome {
  return { kind: 'refused', code, status: 401, reason }
}
