import { type Region } from '~/commerce/shop/region'
import { type RequestContext } from '~/context.server'
import { type CatalogueIndex } from './catalogue-index/catalogue-index.server'
import { withOwnOffers } from './catalogue-index/own-offers.server'
import { measurePictures } from './measured-picture.server'
import { type ListedProduct, listIndexed, type Wanted } from './listed-product'

// those further down are lazy, and theirs would make the page a tenth heavier
const withPlaceholder = 8

/** The products at these places of the index as cards in the page's language, with a customer's own prices and pictures of what is wanted. */
export async function listCards(
  ctx: RequestContext,
  region: Region,
  index: Pick<CatalogueIndex, 'products' | 'offers'>,
  positions: readonly number[],
  wanted?: Wanted,
): Promise<ListedProduct[]> {
  const priced = await withOwnOffers(ctx, region, index, positions)
  const cards = await measurePictures(listIndexed(priced, positions, ctx.locale, wanted))
  return cards.map((card, index) => {
    if (index < withPlaceholder || !card.picture) return card
    return { ...card, picture: { ...card.picture, placeholder: undefined } }
  })
}
