import { type Region } from '~/commerce/shop/region'
import { type RequestContext } from '~/context.server'
import { type CatalogueIndex } from './catalogue-index/catalogue-index.server'
import { listCards } from './list-cards.server'
import { type ListedProduct } from './listed-product'

type Index = Pick<CatalogueIndex, 'products' | 'offers' | 'positions'>

const shown = 4

/** What goes with several products together, as cards. */
export function listCompanions(
  ctx: RequestContext,
  region: Region,
  index: Index,
  productIds: readonly string[],
): Promise<ListedProduct[]> {
  return listCards(ctx, region, index, findCompanions(index, productIds))
}

/** Products that can be bought and have a collection or categories in common with these, those with the most of it first. */
export function findCompanions({ products, offers, positions }: Index, productIds: readonly string[]): number[] {
  const given = productIds.flatMap((id) => products[positions.get(id) ?? -1] ?? [])
  const collections = new Set(given.flatMap(({ collectionId }) => collectionId ?? []))
  const categories = new Set(given.flatMap(({ categoryIds }) => categoryIds))
  const found = products.flatMap(({ id, giftCard, collectionId, categoryIds }, position) => {
    const offer = offers[position]
    if (productIds.includes(id) || giftCard || !offer?.price || offer.soldOut) return []
    const inCommon = categoryIds.filter((category) => categories.has(category)).length
    const rank = inCommon + (collectionId && collections.has(collectionId) ? ofCollection : 0)
    return rank > 0 ? [{ position, rank }] : []
  })
  return found
    .toSorted((a, b) => b.rank - a.rank)
    .slice(0, shown)
    .map(({ position }) => position)
}

// a merchant puts together in one what goes together; a category holds what is alike
const ofCollection = 3
