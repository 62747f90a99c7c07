import { isOutage } from '~/commerce/errors'
import { type KnownProduct } from '~/commerce/shop/product'
import { type RequestContext } from '~/context.server'

/** Those of these products that the shop has; none while the backend is down, since an order's lines hold words of their own. */
export async function listKnownProducts(ctx: RequestContext, productIds: readonly string[]): Promise<KnownProduct[]> {
  const ids = [...new Set(productIds)].sort()
  if (ids.length === 0) return []
  const options = { key: ['known-products', ...ids], tags: ['products'], policy: 'catalogue' as const }
  try {
    return await ctx.commerce.catalogue.read(options, (shop) => shop.listKnownProducts(ids))
  } catch (error) {
    if (isOutage(error)) return []
    throw error
  }
}
