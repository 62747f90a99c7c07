import { type RequestContext } from '~/context.server'
import { getRegion } from '~/features/region/region.server'
import { getCatalogueIndex } from '../catalogue-index/catalogue-index.server'
import { listCards } from '../list-cards.server'
import { type BriefProduct } from './brief-product-page'

/**
 * What lists know of the product of that handle in the backend, for a page without the rest; null where they do not have it.
 * @throws CommerceError where there is no index
 */
export async function getBriefProduct(ctx: RequestContext, handle: string): Promise<BriefProduct | null> {
  const region = await getRegion(ctx)
  if (!region) return null
  const index = await getCatalogueIndex(ctx, region)
  const position = index.products.findIndex((product) => product.handle === handle)
  const [card] = position === -1 ? [] : await listCards(ctx, region, index, [position])
  if (!card) return null
  const giftCard = index.products[position]?.giftCard ?? false
  return { ...card, currency: region.currency, taxInclusive: region.taxInclusive, giftCard }
}
