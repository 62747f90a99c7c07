import { CommerceError } from '~/commerce/errors'
import { type ProductQuery } from '~/commerce/medusa-v1/types'
import { type RequestContext } from '~/context.server'
import { type Region } from '~/features/region/region.server'
import { productTag } from './hook/catalogue-change'
import { optionalPart } from './optional-part.server'
import { readPriorPrices } from './prior-prices.server'
import { type ProductRecord, toProductRecord } from './product-record'
import { readPriced } from './read-priced.server'

/**
 * The published product of that handle with the region's prices, or a customer's own, and a stock not older
 * than half a minute.
 * @throws CommerceError `not-found` where the shop has none
 */
export async function requireProduct(ctx: RequestContext, region: Region, handle: string): Promise<ProductRecord> {
  const options = {
    key: ['product', region.id, handle],
    tags: ['product', productTag(handle), 'regions'],
    policy: 'stock' as const,
  }
  return readPriced(ctx, options, async (medusa) => {
    // the database cannot even be asked for some characters
    if (/\p{Cc}/u.test(handle)) throw notFound()
    const { products } = await medusa.products.list({ handle, limit: 1, ...pageFields, ...toPricing(region) })
    const [product] = products
    // an answer without the product ends what the cache still holds, as a refusal does
    if (!product) throw notFound()
    const priors = await optionalPart(ctx, 'prior prices', readPriorPrices(medusa, region, products), {})
    return toProductRecord(product, region.taxInclusive, priors)
  })
}

function notFound(): CommerceError {
  return new CommerceError({ kind: 'not-found', call: 'GET /store/products', mayHaveHappened: false })
}

const pageFields = {
  fields: `id,handle,title,subtitle,description,thumbnail,is_giftcard,collection_id,material,origin_country,weight,length,width,height,metadata`,
  expand: 'images,options,categories,profiles,variants,variants.prices,variants.options',
}

// region_id makes Medusa compute prices, currency_code those that hold for the currency as a whole
function toPricing(region: Region): Pick<ProductQuery, 'region_id' | 'currency_code'> {
  return { region_id: region.id, currency_code: region.currency }
}
