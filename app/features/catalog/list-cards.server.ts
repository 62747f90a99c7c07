import { type Region } from '~/commerce/shop/region'
import { type RequestContext } from '~/context.server'
import { type CatalogueIndex } from './catalogue-index/catalogue-index.server'
import { withOwnOffers } from './catalogue-index/own-offers.server'
import { measurePictures } from './measured-picture.server'
import { type ListedProduct, listIndexed, type Wanted } from './listed-product'

// two rows
const seenFirst = 8

/**
 * The products at these places of the index as cards in the page's language, with a customer's own prices and pictures of what is wanted.
 * @param seen as `measurePictures`
 */
export async function listCards(
  ctx: RequestContext,
  region: Region,
  index: Pick<CatalogueIndex, 'products' | 'offers'>,
  positions: readonly number[],
  { wanted, seen = seenFirst }: { wanted?: Wanted; seen?: number } = {},
): Promise<ListedProduct[]> {
  const priced = await withOwnOffers(ctx, region, index, positions)
  return measurePictures(listIndexed(priced, positions, ctx.locale, wanted), seen)
}
