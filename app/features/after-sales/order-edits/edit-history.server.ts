import { z } from 'zod'
import { isCommerceError } from '~/commerce/errors'
import { type RequestContext } from '~/context.server'

const historySchema = z.object({
  edits: z.array(
    z.object({
      id: z.string(),
      status: z.enum(['requested', 'confirmed', 'declined', 'canceled']),
      confirmed_at: z.string().nullable(),
      /** What it made the order dearer by, in minor units; null where it was not accepted. */
      difference: z.number().nullable(),
      /** How its difference is paid, where it costs more. */
      payment: z.object({ status: z.string(), amount: z.number() }).nullable(),
    }),
  ),
  lines: z.array(
    z.object({
      id: z.string(),
      original_item_id: z.string().nullable(),
      order_edit_id: z.string().nullable(),
      title: z.string(),
      description: z.string().nullable(),
      thumbnail: z.string().nullable(),
      quantity: z.number(),
      variant: z.object({ product_id: z.string() }).nullable(),
    }),
  ),
})

/** The changes of an order that the shopper was asked about, oldest first, and the lines that they replaced or took away. */
export type EditHistory = z.infer<typeof historySchema>

/**
 * What an order was before its edits, of one that `requireOwnOrder` has let through; nothing where the backend is without
 * our plugin. @throws CommerceError when the backend is down
 */
export async function readEditHistory(ctx: RequestContext, orderId: string): Promise<EditHistory> {
  const path = `/store/vitrine/orders/${encodeURIComponent(orderId)}/edits`
  try {
    return historySchema.parse(await ctx.commerce.as({}).read((medusa) => medusa.client.request('GET', path)))
  } catch (error) {
    if (isCommerceError(error, 'not-found')) return { edits: [], lines: [] }
    throw error
  }
}
