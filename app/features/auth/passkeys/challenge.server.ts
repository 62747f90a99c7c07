import { decodeClientDataJSON } from '@simplewebauthn/server/helpers'
import { z } from 'zod'
import { type OneTimeMark } from '~/commerce/shop/identity'
import { type RequestContext } from '~/context.server'
import { createSealedLinks } from '../passwordless/sealed-link.server'

const schema = z.object({
  /** The CSRF token of the browser that it was made for. */
  browser: z.string(),
  /** To whose account the passkey is to be added; null where somebody is to sign in. */
  customerId: z.string().nullable(),
})

const challenges = createSealedLinks('vitrine: challenge of a passkey', 'passkey-challenge', schema)

/** What a browser is to sign with a passkey: as long as a mailed link holds, and, by the backend's plugin, once. */
export async function makeChallenge(ctx: RequestContext, customerId: string | null): Promise<string> {
  return challenges.seal({ browser: await ctx.csrf.getToken(), customerId })
}

export interface SignedChallenge {
  /** As the browser has signed it. */
  signed: string
  /** Names it to the backend, where it counts once. */
  mark: OneTimeMark
}

/**
 * The challenge that a browser has signed.
 * @param clientData of its answer, in base64url
 * @returns null where it is none of ours, too old, or another browser's, account's or purpose's
 */
export async function readChallenge(
  ctx: RequestContext,
  clientData: string,
  customerId: string | null,
): Promise<SignedChallenge | null> {
  const signed = decode(clientData)
  if (signed === null) return null
  const opened = await challenges.open(ctx, Buffer.from(signed, 'base64url').toString())
  const isForIt = opened?.content.customerId === customerId && opened.content.browser === (await ctx.csrf.getToken())
  return opened && isForIt ? { signed, mark: opened.mark } : null
}

function decode(clientData: string): string | null {
  try {
    return z.object({ challenge: z.string() }).parse(decodeClientDataJSON(clientData)).challenge
  } catch {
    return null
  }
}
