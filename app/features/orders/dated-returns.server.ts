import { z } from 'zod'
import { isCommerceError } from '~/commerce/errors'
import { type RequestContext } from '~/context.server'
import { type OrderRecord } from './own-order.server'
import { type DatedReturns } from './timeline'

const returnSchema = z.object({
  id: z.string(),
  received_at: z.string().nullable(),
  updated_at: z.string(),
  items: z.array(z.object({ quantity: z.number() })),
})
const withReturnSchema = z.object({ return_order: returnSchema.nullish() })

const answerSchema = z.object({
  order: z.object({
    returns: z.array(returnSchema),
    swaps: z.array(withReturnSchema),
    claims: z.array(withReturnSchema),
    refunds: z.array(z.object({ amount: z.number(), created_at: z.string() })),
  }),
})

const relations = [
  'returns',
  'returns.items',
  'swaps',
  'swaps.return_order',
  'swaps.return_order.items',
  'claims',
  'claims.return_order',
  'claims.return_order.items',
  'refunds',
].join()

/**
 * When what came back of an order arrived and when money was paid back, for an order that `requireOwnOrder` has let
 * through; null where there is neither, or the backend keeps it to itself, since it is without our plugin.
 * @throws CommerceError when the backend is down
 */
export async function readDatedReturns(ctx: RequestContext, order: OrderRecord): Promise<DatedReturns | null> {
  const isAnythingBack = order.items.some(({ returned_quantity: quantity }) => quantity) || order.refunded_total > 0
  if (!isAnythingBack) return null
  const path = `/store/orders/${encodeURIComponent(order.id)}?${new URLSearchParams({ fields: 'id', expand: relations })}`
  try {
    const answer = await ctx.commerce.as({}).read((medusa) => medusa.client.request('GET', path))
    const { returns, swaps, claims, refunds } = answerSchema.parse(answer).order
    const others = [...swaps, ...claims].flatMap(({ return_order: request }) => request ?? [])
    // a claim's return may be the order's too
    const all = new Map([...returns, ...others].map((request) => [request.id, request]))
    return { returns: [...all.values()], refunds }
  } catch (error) {
    if (isCommerceError(error, 'invalid')) return null
    throw error
  }
}
