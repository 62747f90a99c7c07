import { CommerceError } from '~/commerce/errors'
import { type Region } from '~/commerce/shop/region'
import { type RequestContext } from '~/context.server'
import { productTag } from './hook/catalogue-change'
import { optionalPart } from './optional-part.server'
import { readPriorPrices } from './prior-prices.server'
import { type ProductRecord, toProductRecord } from './product-record'
import { readPriced } from './read-priced.server'

/**
 * The published product of that handle with the region's prices, or a customer's own, and a stock as old as
 * `cachePolicies.stock` says.
 * @throws CommerceError `not-found` where the shop has none
 */
export async function requireProduct(ctx: RequestContext, region: Region, handle: string): Promise<ProductRecord> {
  const options = {
    key: ['product', region.id, handle],
    tags: ['product', productTag(handle), 'regions'],
    policy: 'stock' as const,
  }
  return readPriced(ctx, options, async (shop) => {
    const product = await shop.getProduct(handle, region)
    // an answer without the product ends what the cache still holds, as a refusal does
    if (!product) throw notFound()
    const priors = await optionalPart(ctx, 'prior prices', readPriorPrices(shop, region, [product]), {})
    return toProductRecord(product, region.taxInclusive, priors)
  })
}

function notFound(): CommerceError {
  return new CommerceError({ kind: 'not-found', call: 'GET /store/products', mayHaveHappened: false })
}
