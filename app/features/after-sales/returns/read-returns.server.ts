import { z } from 'zod'
import { isCommerceError } from '~/commerce/errors'
import { type RequestContext } from '~/context.server'
import { type OpenPieces, toOpenPieces } from './returnable'

const requestSchema = z.object({
  id: z.string(),
  status: z.string(),
  created_at: z.string(),
  /** Minor units, the way back taken off. */
  refund_amount: z.number(),
  items: z.array(
    z.object({
      item_id: z.string(),
      quantity: z.number(),
      reason_id: z.string().nullable().optional(),
      note: z.string().nullable().optional(),
    }),
  ),
})

const ownRequestSchema = requestSchema.extend({
  shipping_method: z
    .object({
      shipping_option: z.object({ name: z.string(), metadata: z.record(z.string(), z.unknown()).nullable() }).nullish(),
    })
    .nullish(),
})

const exchangeSchema = z.object({ return_order: requestSchema.nullish() })

const answerSchema = z.object({
  order: z.object({
    returns: z.array(ownRequestSchema),
    swaps: z.array(exchangeSchema),
    claims: z.array(exchangeSchema),
  }),
})

/** A return as Medusa keeps it. */
export type ReturnRecord = z.infer<typeof ownRequestSchema>

/** What comes and came back of an order. */
export interface OrderReturns {
  /** Newest first. */
  returns: ReturnRecord[]
  /** Those of exchanges and claims among them. */
  open: OpenPieces
}

const relations = [
  'returns',
  'returns.items',
  'returns.shipping_method',
  'returns.shipping_method.shipping_option',
  'swaps',
  'swaps.return_order',
  'swaps.return_order.items',
  'claims',
  'claims.return_order',
  'claims.return_order.items',
].join()

/**
 * What comes and came back of an order; null where the backend keeps that to itself, since it is without our plugin.
 * Medusa tells it to anybody: only for an order that `requireOwnOrder` has let through.
 * @throws CommerceError when the backend is down
 */
export async function readReturns(ctx: RequestContext, orderId: string): Promise<OrderReturns | null> {
  const path = `/store/orders/${encodeURIComponent(orderId)}?${new URLSearchParams({ fields: 'id', expand: relations })}`
  try {
    const answer = await ctx.commerce.as({}).read((medusa) => medusa.client.request('GET', path))
    const { returns, swaps, claims } = answerSchema.parse(answer).order
    const exchanged = [...swaps, ...claims].flatMap(({ return_order: request }) => request ?? [])
    const newestFirst = returns.toSorted((a, b) => b.created_at.localeCompare(a.created_at) || b.id.localeCompare(a.id))
    return { returns: newestFirst, open: toOpenPieces([...returns, ...exchanged]) }
  } catch (error) {
    if (isCommerceError(error, 'invalid')) return null
    throw error
  }
}
