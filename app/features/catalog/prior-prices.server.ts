import { type Catalogue, type Pricing } from '~/commerce/shop/catalogue'
import { type PriorPrices, type ProductOffer } from '~/commerce/shop/product'

/**
 * What is recorded of those of `products`, a hundred at most, that are on sale; empty where the backend keeps no record.
 * @throws CommerceError when the backend is down
 */
export async function readPriorPrices(
  shop: Pick<Catalogue, 'listPriorPrices'>,
  pricing: Pricing,
  products: readonly ProductOffer[],
): Promise<PriorPrices> {
  const reduced = products.filter(({ variants }) => variants.some(({ price }) => price?.kind === 'sale'))
  return reduced.length > 0
    ? shop.listPriorPrices(
        reduced.map(({ id }) => id),
        pricing,
      )
    : {}
}
