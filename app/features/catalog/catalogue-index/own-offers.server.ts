import { isOutage } from '~/commerce/errors'
import { type Region } from '~/commerce/shop/region'
import { type RequestContext } from '~/context.server'
import { type CatalogueIndex } from './catalogue-index.server'
import { readPriorPrices } from '../prior-prices.server'
import { type Offer, toOffer } from './offer'

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
  try {
    return await ctx.session.askAsShopper((shopper) => {
      return shopper.live(async (shop) => {
        const { products } = await shop.listOffers({ ids, limit: ids.length, offset: 0 }, region)
        const priors = await readPriorPrices(shop, region, products)
        return new Map(products.map((product) => [product.id, toOffer(product, region.taxInclusive, priors)]))
      })
    })
  } catch (error) {
    if (!isOutage(error)) throw error
    ctx.log.warn({ kind: error.kind, status: error.status }, 'a customer’s own prices could not be read')
    return new Map()
  }
}
