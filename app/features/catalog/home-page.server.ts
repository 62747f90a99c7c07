import { type RequestContext } from '~/context.server'
import { getRegion } from '~/features/region/region.server'
import { type ListedProduct } from './listed-product'
import { listProducts } from './products.server'
import { listCategoryTiles, listCollectionTiles, type Tile } from './showcase.server'

export interface HomePageData {
  newest: ListedProduct[]
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
  const [{ products: newest }, collections, categories] = await Promise.all([
    listProducts(ctx, region, {}, { perPage: 8 }),
    listCollectionTiles(ctx),
    listCategoryTiles(ctx),
  ])
  return { newest, collections, categories, currency: region.currency, taxInclusive: region.taxInclusive }
}
