import { type Region } from '~/commerce/shop/region'
import { type RequestContext } from '~/context.server'
import { type CatalogueIndex, getCatalogueIndex } from '~/features/catalog/catalogue-index/catalogue-index.server'
import { listCategoryTree } from '~/features/catalog/categories.server'
import { type CategoryNode } from '~/features/catalog/category-tree'
import { noOffer } from '~/features/catalog/catalogue-index/offer'
import { listBackendHits, mostHits } from './backend-search.server'
import { createIndexShelf } from './index-shelf'
import { mergeHits } from './merge-hits'
import { type ProductIndex } from './product-index'
import { toSearchDocument } from './search-document'

const shelf = createIndexShelf()

export interface FoundProducts {
  catalogue: CatalogueIndex
  /** Places in the catalogue, the best first. */
  positions: number[]
}

/** All published products that `query` finds, as the backend's own search sees it. */
export async function searchProducts(ctx: RequestContext, region: Region, query: string): Promise<FoundProducts> {
  const [catalogue, backend] = await Promise.all([getCatalogueIndex(ctx, region), listBackendHits(ctx, query)])
  const index = await getProductIndex(ctx, catalogue)
  const ids = mergeHits({
    backend,
    more: backend.length >= mostHits,
    listOwn: () => index.search(query),
    isKnown: (id) => findPosition(catalogue, id).length > 0,
  })
  return { catalogue, positions: ids.flatMap((id) => findPosition(catalogue, id)) }
}

/** The same out of the storefront's own index alone: nobody else is asked. */
export async function searchIndex(ctx: RequestContext, region: Region, query: string): Promise<FoundProducts> {
  const catalogue = await getCatalogueIndex(ctx, region)
  const index = await getProductIndex(ctx, catalogue)
  return { catalogue, positions: index.search(query).flatMap((id) => findPosition(catalogue, id)) }
}

// every region's catalogue has the same products, and its own offers
async function getProductIndex(ctx: RequestContext, { products }: CatalogueIndex): Promise<ProductIndex> {
  const { language } = ctx.locale
  const names = new Map((await listCategoryTree(ctx)).flatMap(listNames))
  return shelf.get(language, products, () => products.map((product) => toSearchDocument(product, language, names)))
}

function listNames({ id, name, children }: CategoryNode): [string, string][] {
  return [[id, name], ...children.flatMap(listNames)]
}

// nothing for what is gone, which an index finds while the next one is being built, and for what is so new that it has
// no offer yet: products and offers are read at different times
function findPosition({ positions, offers }: CatalogueIndex, id: string): number[] {
  const position = positions.get(id) ?? -1
  const offer = offers[position]
  return offer && offer !== noOffer ? [position] : []
}
