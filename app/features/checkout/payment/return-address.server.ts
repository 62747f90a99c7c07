import { z } from 'zod'
import { type RequestContext } from '~/context.server'
import { env } from '~/env.server'
import { createTokenCipher } from '~/features/session/token-cipher.server'
import { paths } from '~/paths'
import { type SeenOrder } from '../review-data'
import { returnOutcomes, type ReturnAddresses } from './payment-provider'

const keptMs = 7 * 24 * 60 * 60_000

const returnSchema = z.object({
  cartId: z.string(),
  mark: z.string(),
  total: z.number(),
  outcome: z.enum(returnOutcomes),
  expiresAt: z.number(),
})

const cipher = createTokenCipher(env.SESSION_SECRETS, 'payment-return')

/** What a return address says: what was ordered, exactly as the shopper saw it, and how the provider says it went. */
export interface PaymentReturn {
  seen: SeenOrder
  outcome: keyof ReturnAddresses
}

/**
 * Where a provider leads back to, by how it went. Each address is sealed with SESSION_SECRETS, belongs to one order of one
 * cart and holds for a week; none says the cart's id to anybody.
 */
export async function toReturnAddresses(ctx: RequestContext, seen: SeenOrder): Promise<ReturnAddresses> {
  const expiresAt = Date.now() + keptMs
  const entries = returnOutcomes.map(async (outcome) => {
    const state = await cipher.encrypt(JSON.stringify({ ...seen, outcome, expiresAt }))
    return [outcome, new URL(paths.paymentReturn(ctx.locale.code, state), ctx.url).href]
  })
  return Object.fromEntries(await Promise.all(entries)) as ReturnAddresses
}

/** What the `state` of a return address says, or null where it is not one of ours, edited or too old. */
export async function readReturn(state: string | null): Promise<PaymentReturn | null> {
  const text = state && (await cipher.decrypt(state))
  if (!text) return null
  const { outcome, expiresAt, ...seen } = returnSchema.parse(JSON.parse(text))
  return expiresAt > Date.now() ? { seen, outcome } : null
}
