import { type CatalogueIndex } from '../catalogue-index/catalogue-index.server'
import { type Withdrawn } from '~/commerce/shop/catalogue'

type Likeness = Pick<Withdrawn, 'categoryIds' | 'collectionId'>

/**
 * The places of at most `most` products that share categories or the collection with what is gone, the likest first,
 * and of equals the newest. Only what can be bought.
 */
export function listLike(index: CatalogueIndex, gone: Likeness, most: number): number[] {
  const categories = new Set(gone.categoryIds)
  const likenesses = index.products.map(({ giftCard, categoryIds, collectionId }, position) => {
    const { soldOut = true, price = null } = index.offers[position] ?? {}
    if (soldOut || !price || giftCard) return 0
    const isOfCollection = collectionId !== null && collectionId === gone.collectionId
    return categoryIds.filter((id) => categories.has(id)).length + (isOfCollection ? 2 : 0)
  })
  const positions = [...likenesses.keys()].filter((position) => likenesses[position])
  return positions.sort((a, b) => (likenesses[b] ?? 0) - (likenesses[a] ?? 0) || a - b).slice(0, most)
}
