import { isOutage } from '~/commerce/errors'
import { type RequestContext } from '~/context.server'
import { type Region } from '~/features/region/region.server'
import { type CatalogueIndex } from './catalogue-index.server'
import { readPriorPrices } from '../prior-prices.server'
import { type Offer, offerFields, toOffer } from './offer'

type Listed = Pick<CatalogueIndex, 'products' | 'offers'>

/**
 * The products and offers of `index` with what the shop asks of this very customer at `positions`, read live as
 * `readPriced` does. A guest gets `index` itself, and so does a customer while the backend does not answer.
 */
export async function withOwnOffers(
  ctx: RequestContext,
  region: Region,
  index: Listed,
  positions: readonly number[],
): Promise<Listed> {
  const ids = positions.flatMap((position) => index.products[position]?.id ?? [])
  if (ids.length === 0 || !(await ctx.session.peek())) return index
  const own = await readOffers(ctx, region, ids)
  const offers = [...index.offers]
  for (const position of positions) {
    const offer = own.get(index.products[position]?.id ?? '')
    if (offer) offers[position] = offer
  }
  return { products: index.products, offers }
}

async function readOffers(ctx: RequestContext, region: Region, ids: string[]): Promise<ReadonlyMap<string, Offer>> {
  const { id, currency, taxInclusive } = region
  const query = { ...offerFields, id: ids, limit: ids.length, region_id: id, currency_code: currency }
  try {
    return await ctx.session.askAsShopper((shopper) => {
      return shopper.read(async (medusa) => {
        const { products } = await medusa.products.list(query)
        const priors = await readPriorPrices(medusa, region, products)
        return new Map(products.map((product) => [product.id, toOffer(product, taxInclusive, priors)]))
      })
    })
  } catch (error) {
    if (!isOutage(error)) throw error
    ctx.log.warn({ kind: error.kind, status: error.status }, 'a customer’s own prices could not be read')
    return new Map()
  }
}
