import { type RequestContext } from '~/context.server'
import { type Region } from '~/features/region/region.server'
import { type CatalogueIndex } from './catalogue-index/catalogue-index.server'
import { withOwnOffers } from './catalogue-index/own-offers.server'
import { describePictures } from './describe-picture.server'
import { type ListedProduct, listIndexed } from './listed-product'

/** The products at these places of the index as cards in the page's language, with a customer's own prices. */
export async function listCards(
  ctx: RequestContext,
  region: Region,
  index: Pick<CatalogueIndex, 'products' | 'offers'>,
  positions: readonly number[],
): Promise<ListedProduct[]> {
  const priced = await withOwnOffers(ctx, region, index, positions)
  return describePictures(listIndexed(priced, positions, ctx.locale.language))
}
