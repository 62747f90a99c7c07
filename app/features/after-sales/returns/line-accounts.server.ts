import { z } from 'zod'
import { isCommerceError } from '~/commerce/errors'
import { type RequestContext } from '~/context.server'

const accountSchema = z.object({
  /** How many were bought. */
  pieces: z.int().positive(),
  /** What they have cost together. */
  total: z.int(),
  /** What comes and came back of them, and what was promised for that. */
  gone: z.object({ pieces: z.int(), amount: z.int() }),
})

const answerSchema = z.object({ lines: z.array(accountSchema.extend({ id: z.string() })) })

/** What our plugin works out a line's refund from; amounts in minor units, with tax. */
export type LineAccount = z.infer<typeof accountSchema>

/**
 * The accounts of an order's lines, for an order that `requireOwnOrder` has let through.
 * @returns by the line's id; nothing where the backend is without our plugin
 * @throws CommerceError when the backend is down
 */
export async function readLineAccounts(
  ctx: RequestContext,
  orderId: string,
): Promise<ReadonlyMap<string, LineAccount>> {
  const path = `/store/vitrine/orders/${encodeURIComponent(orderId)}/refunds`
  try {
    const answer = await ctx.commerce.as({}).read((medusa) => medusa.client.request('GET', path))
    return new Map(answerSchema.parse(answer).lines.map(({ id, ...account }) => [id, account]))
  } catch (error) {
    if (isCommerceError(error, 'not-found')) return new Map()
    throw error
  }
}
