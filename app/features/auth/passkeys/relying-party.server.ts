import { isIP } from 'node:net'
import { type RequestContext } from '~/context.server'
import { isSecure, publicOrigin } from '~/http/server/public-origin.server'
import { keepsPasskeys } from '../passwordless/capability.server'

const { hostname } = new URL(publicOrigin)

/** To whom the shop's passkeys belong: its public host, for ever (https://www.w3.org/TR/webauthn-3/#relying-party-identifier). */
export const relyingPartyId = hostname

// browsers keep passkeys for names alone, and for what nobody on the way can change
const isNamed = isIP(hostname) === 0 && !hostname.startsWith('[') && (isSecure || hostname === 'localhost')

/** Whether shoppers can sign in with a passkey here. */
export async function offersPasskeys(ctx: Pick<RequestContext, 'commerce' | 'log'>): Promise<boolean> {
  return isNamed && keepsPasskeys(ctx)
}
