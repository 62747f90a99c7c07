import { type RequestContext } from '~/context.server'
import { getRegion } from '~/features/region/region.server'
import { type ListedProduct } from './listed-product'
import { listProducts } from './products.server'
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
  const [region, [first, ...collections], categories] = await Promise.all([
    getRegion(ctx),
    listCollectionTiles(ctx),
    listCategoryTiles(ctx),
  ])
  if (!region) return null
  const [newest, ofFirst] = await Promise.all([
    listProducts(ctx, region, { withoutGiftCards: true }, { perPage: 8 }),
    first ? listProducts(ctx, region, { collectionId: first.id }, { perPage: 4 }) : null,
  ])
  const featured = first && ofFirst ? { collection: first, products: ofFirst.products } : null
  const { currency, taxInclusive } = region
  return { featured, newest: newest.products, collections, categories, currency, taxInclusive }
}
