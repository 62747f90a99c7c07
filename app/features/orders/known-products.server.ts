import { isOutage } from '~/commerce/errors'
import { type RequestContext } from '~/context.server'

/** A product that was ordered, where the shop still has it. */
export interface KnownProduct {
  id: string
  /** Its words in every language. */
  metadata: Record<string, unknown> | null
  /** Of all that there is of it, sold out or not. */
  variantIds: string[]
}

/** Those of these products that the shop has; none while the backend is down, since an order's lines hold words of their own. */
export async function listKnownProducts(ctx: RequestContext, productIds: readonly string[]): Promise<KnownProduct[]> {
  const ids = [...new Set(productIds)].sort()
  if (ids.length === 0) return []
  const options = { key: ['known-products', ...ids], tags: ['products'], policy: 'catalogue' as const }
  const query = { id: ids, limit: ids.length, fields: 'id,metadata', expand: 'variants' }
  try {
    return await ctx.commerce.catalogue.read(options, async (medusa) => {
      const { products } = await medusa.products.list(query)
      return products.map(({ id, metadata, variants }) => ({
        id,
        metadata,
        variantIds: variants.map((variant) => variant.id),
      }))
    })
  } catch (error) {
    if (isOutage(error)) return []
    throw error
  }
}
