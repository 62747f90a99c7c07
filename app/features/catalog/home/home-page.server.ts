import { type RequestContext } from '~/context.server'
import { getRegion } from '~/features/region/region.server'
import { getCatalogueIndex } from '../catalogue-index/catalogue-index.server'
import { findFirst } from '../catalogue-index/find-first'
import { listCards } from '../list-cards.server'
import { type ListedProduct } from '../listed-product'
import { listCategoryTiles, listCollectionTiles, type Tile } from './showcase.server'

export interface HomePageData {
  /** The collection that opens the page and some of its products; null in a shop without collections. */
  featured: { collection: Tile; products: ListedProduct[] } | null
  newest: ListedProduct[]
  /** The other collections. */
  collections: Tile[]
  categories: Tile[]
  /** ISO 4217, lower case. */
  currency: string
  taxInclusive: boolean
}

/** The front page; null where the country of the URL has no region. */
export async function getHomePage(ctx: RequestContext): Promise<HomePageData | null> {
  const region = await getRegion(ctx)
  if (!region) return null
  const index = await getCatalogueIndex(ctx, region)
  const [[first, ...collections], categories] = await Promise.all([
    listCollectionTiles(ctx, index.products),
    listCategoryTiles(ctx, index.products),
  ])
  const featured = first ? findFirst(index, 4, ({ collectionId }) => collectionId === first.id) : []
  // what stands at the top already is no news below
  const newest = findFirst(
    index,
    8,
    (product) => !product.giftCard && !featured.some((place) => index.products[place] === product),
  )
  const { currency, taxInclusive } = region
  return {
    featured: first ? { collection: first, products: await listCards(ctx, region, index, featured) } : null,
    newest: await listCards(ctx, region, index, newest),
    collections,
    categories,
    currency,
    taxInclusive,
  }
}
