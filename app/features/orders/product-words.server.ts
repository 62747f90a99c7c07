import { isOutage } from '~/commerce/errors'
import { type RequestContext } from '~/context.server'

/** A product's words in every language, where the shop still has it. */
export interface ProductWords {
  id: string
  metadata: Record<string, unknown> | null
}

/** The words of these products; none while the backend is down, since an order's lines hold words of their own. */
export async function listProductWords(ctx: RequestContext, productIds: readonly string[]): Promise<ProductWords[]> {
  const ids = [...new Set(productIds)].sort()
  if (ids.length === 0) return []
  const options = { key: ['product-words', ...ids], tags: ['products'], policy: 'catalogue' as const }
  try {
    return await ctx.commerce.catalogue.read(options, async (medusa) => {
      const { products } = await medusa.products.list({ id: ids, limit: ids.length, fields: 'id,metadata', expand: '' })
      return products.map(({ id, metadata }) => ({ id, metadata }))
    })
  } catch (error) {
    if (isOutage(error)) return []
    throw error
  }
}
