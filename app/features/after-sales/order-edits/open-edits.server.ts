import { z } from 'zod'
import { isCommerceError } from '~/commerce/errors'
import { type RequestContext } from '~/context.server'
import { orderEditSchema } from './order-edit'

const editsSchema = z.object({
  order: z.object({ edits: z.array(orderEditSchema.pick({ id: true, status: true })) }),
})

/**
 * The ids of the changes that wait for the shopper's answer, of an order that `requireOwnOrder` has let through. None
 * where the backend is without our plugin: the shop's own mail leads to them then.
 * @throws CommerceError when the backend is down
 */
export async function listOpenEdits(ctx: RequestContext, orderId: string): Promise<string[]> {
  const path = `/store/orders/${encodeURIComponent(orderId)}?${new URLSearchParams({ fields: 'id', expand: 'edits' })}`
  try {
    const answer = await ctx.commerce.as({}).read((medusa) => medusa.client.request('GET', path))
    const { edits } = editsSchema.parse(answer).order
    return edits.filter(({ status }) => status === 'requested').map(({ id }) => id)
  } catch (error) {
    if (isCommerceError(error, 'invalid')) return []
    throw error
  }
}
