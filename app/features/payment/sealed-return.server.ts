import { z } from 'zod'
import { type RequestContext } from '~/context.server'
import { env } from '~/env.server'
import { createTokenCipher } from '~/features/session/token-cipher.server'
import { returnOutcomes, type ReturnAddresses } from './payment-provider'

const keptMs = 7 * 24 * 60 * 60_000

const cipher = createTokenCipher(env.SESSION_SECRETS, 'payment-return')

const envelopeSchema = z.object({ outcome: z.enum(returnOutcomes), expiresAt: z.number() })

/**
 * Where a provider leads back to, by how it went. Each address is sealed with SESSION_SECRETS and holds for a week; what
 * it carries is for the shop's eyes only.
 * @param seen what is being paid, as the shopper saw it
 * @param toPath the path of the page that goes on, for the text in which that is sealed
 */
export async function sealReturns(
  { url }: Pick<RequestContext, 'url'>,
  seen: object,
  toPath: (state: string) => string,
): Promise<ReturnAddresses> {
  const expiresAt = Date.now() + keptMs
  const entries = returnOutcomes.map(async (outcome) => {
    const state = await cipher.encrypt(JSON.stringify({ ...seen, outcome, expiresAt }))
    return [outcome, new URL(toPath(state), url).href]
  })
  return Object.fromEntries(await Promise.all(entries)) as ReturnAddresses
}

/** What a return address was sealed with; null where it is not one of ours, edited, too old, or says something else. */
export async function openReturn<T>(
  ctx: RequestContext,
  state: string | null,
  seenSchema: z.ZodType<T>,
): Promise<{ seen: T; outcome: keyof ReturnAddresses } | null> {
  const text = state && (await cipher.decrypt(state))
  if (state && !text) ctx.security.tell('token-refused', { token: 'payment-return', reason: 'forged' })
  if (!text) return null
  const content: unknown = JSON.parse(text)
  const { outcome, expiresAt } = envelopeSchema.parse(content)
  const seen = seenSchema.safeParse(content)
  return seen.success && expiresAt > Date.now() ? { seen: seen.data, outcome } : null
}
