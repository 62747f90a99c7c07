import { type RequestContext } from '~/context.server'
import { getRegion } from '~/features/region/region.server'
import { getCatalogueIndex } from '../catalogue-index/catalogue-index.server'
import { type IndexedProduct } from '../catalogue-index/indexed-product'
import { listCollections } from '../collections.server'
import { findFirst } from '../catalogue-index/find-first'
import { optionalPart } from '../optional-part.server'
import { listCards } from '../list-cards.server'
import { type ListedProduct } from '../listed-product'
import { listHomePromises } from './home-promises.server'
import { listMakers } from './makers.server'
import { listCategoryTiles, listCollectionTiles, type Tile } from './showcase.server'

export interface HomePageData {
  /** The collection that opens the page and some of its products; null in a shop without collections. */
  featured: { collection: Tile; products: ListedProduct[] } | null
  /** What is ordered most; none where too little is. */
  bestsellers: ListedProduct[]
  /** Who makes the things; none where the merchant tells nothing of them. */
  makers: Tile[]
  newest: ListedProduct[]
  /** The other collections. */
  collections: Tile[]
  categories: Tile[]
  /** What the shop promises, a line each. */
  promises: string[]
  /** ISO 4217, lower case. */
  currency: string
  taxInclusive: boolean
}

const rowSize = 4

/** The front page; null where the country of the URL has no region. */
export async function getHomePage(ctx: RequestContext): Promise<HomePageData | null> {
  const region = await getRegion(ctx)
  if (!region) return null
  const index = await getCatalogueIndex(ctx, region)
  const [[opening], [first, ...collections], categories, makers, sold, promises] = await Promise.all([
    listCollections(ctx),
    listCollectionTiles(ctx, index.products, 1),
    listCategoryTiles(ctx, index.products, 0),
    listMakers(ctx, index.products),
    optionalPart(ctx, 'bestsellers', listBestsellers(ctx), []),
    listHomePromises(ctx, region),
  ])
  const bestsellers = pickBestsellers(index.products, sold)
  // no product stands twice on the page
  const isOpen = (product: IndexedProduct) => !bestsellers.some((place) => index.products[place] === product)
  const featured = opening
    ? findFirst(index, rowSize, (product) => product.collectionId === opening.id && isOpen(product))
    : []
  const newest = findFirst(
    index,
    8,
    (product) => !product.giftCard && isOpen(product) && !featured.some((place) => index.products[place] === product),
  )
  const { currency, taxInclusive } = region
  const seen = bestsellers.length > 0 ? 0 : rowSize
  return {
    featured: first ? { collection: first, products: await listCards(ctx, region, index, featured, { seen }) } : null,
    bestsellers: await listCards(ctx, region, index, bestsellers),
    makers,
    newest: await listCards(ctx, region, index, newest, { seen: 0 }),
    collections,
    categories,
    promises,
    currency,
    taxInclusive,
  }
}

// the plugin counts once an hour, so what is kept for a minute is no older for it
function listBestsellers(ctx: RequestContext): Promise<string[]> {
  const options = { key: 'bestsellers', tags: [], policy: 'catalogue' as const }
  return ctx.commerce.catalogue.read(options, (shop) => shop.listBestsellers())
}

/** The places of those that are still in the index, a row of them; none where there are too few to be a choice of many. */
export function pickBestsellers(products: readonly Pick<IndexedProduct, 'id'>[], sold: readonly string[]): number[] {
  const places = sold.map((id) => products.findIndex((product) => product.id === id)).filter((place) => place >= 0)
  return places.length < rowSize ? [] : places.slice(0, rowSize)
}
