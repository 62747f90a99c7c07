import { type RequestContext } from '~/context.server'
import { getRegion } from '~/features/region/region.server'
import { getCatalogueIndex } from '../catalogue-index/catalogue-index.server'
import { findFirst } from '../catalogue-index/find-first'
import { type IndexedProduct } from '../catalogue-index/indexed-product'
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
  const listFirst = (most: number, isMeant: (product: IndexedProduct) => boolean) =>
    listCards(ctx, region, index, findFirst(index, most, isMeant))
  const { currency, taxInclusive } = region
  return {
    featured: first
      ? { collection: first, products: await listFirst(4, ({ collectionId }) => collectionId === first.id) }
      : null,
    newest: await listFirst(8, ({ giftCard }) => !giftCard),
    collections,
    categories,
    currency,
    taxInclusive,
  }
}
