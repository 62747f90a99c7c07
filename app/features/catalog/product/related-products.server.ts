import { type Region } from '~/commerce/shop/region'
import { type RequestContext } from '~/context.server'
import { type CatalogueIndex, getCatalogueIndex } from '../catalogue-index/catalogue-index.server'
import { findFirst } from '../catalogue-index/find-first'
import { type IndexedProduct } from '../catalogue-index/indexed-product'
import { listCards } from '../list-cards.server'
import { type ListedProduct } from '../listed-product'
import { type ProductRecord } from '../product-record'

const shown = 4

/** What goes with a product. @throws CommerceError as `getCatalogueIndex` does */
export async function listRelatedProducts(
  ctx: RequestContext,
  region: Region,
  product: ProductRecord,
): Promise<ListedProduct[]> {
  const index = await getCatalogueIndex(ctx, region)
  return listCards(ctx, region, index, findRelated(index, product))
}

/** Products of the same collection, then of the same categories, what is left first; never the product itself. */
export function findRelated(
  index: Pick<CatalogueIndex, 'products' | 'offers'>,
  { id, collectionId, categoryIds }: Pick<ProductRecord, 'id' | 'collectionId' | 'categoryIds'>,
): number[] {
  function findOthers(isMeant: (product: IndexedProduct) => boolean): number[] {
    return findFirst(index, shown, (product) => product.id !== id && !product.giftCard && isMeant(product))
  }
  const found = new Set([
    ...(collectionId ? findOthers((product) => product.collectionId === collectionId) : []),
    ...findOthers((product) => categoryIds.some((category) => product.categoryIds.includes(category))),
  ])
  const isSoldOut = (position: number) => Number(index.offers[position]?.soldOut)
  return [...found].sort((a, b) => isSoldOut(a) - isSoldOut(b)).slice(0, shown)
}
