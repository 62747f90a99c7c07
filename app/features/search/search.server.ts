import { type RequestContext } from '~/context.server'
import { type CatalogueIndex, getCatalogueIndex } from '~/features/catalog/catalogue-index/catalogue-index.server'
import { listCategoryTree } from '~/features/catalog/categories.server'
import { type CategoryNode } from '~/features/catalog/category-tree'
import { type ListedProduct } from '~/features/catalog/listed-product'
import { noOffer, type Offer } from '~/features/catalog/catalogue-index/offer'
import { type Region } from '~/features/region/region.server'
import { listBackendHits, mostHits } from './backend-search.server'
import { toFoundProduct } from './found-product'
import { createIndexShelf } from './index-shelf'
import { mergeHits } from './merge-hits'
import { type ProductIndex } from './product-index'
import { toSearchDocument } from './search-document'

const shelf = createIndexShelf()

interface Slice {
  offset: number
  limit: number
}

export interface FoundProducts {
  products: ListedProduct[]
  /** Of all that were found. */
  count: number
}

/** A slice of all published products that `query` finds, the best first, as the backend's own search sees it. */
export async function searchProducts(
  ctx: RequestContext,
  region: Region,
  query: string,
  slice: Slice,
): Promise<FoundProducts> {
  const [catalogue, backend] = await Promise.all([getCatalogueIndex(ctx, region), listBackendHits(ctx, query)])
  const index = await getProductIndex(ctx, catalogue)
  const ids = mergeHits({
    backend,
    more: backend.length >= mostHits,
    listOwn: () => index.search(query),
    isKnown: (id) => getOffer(catalogue, id) !== null,
  })
  return toFound(ctx, catalogue, ids, slice)
}

/** The same out of the storefront's own index alone: nobody else is asked. */
export async function searchIndex(
  ctx: RequestContext,
  region: Region,
  query: string,
  slice: Slice,
): Promise<FoundProducts> {
  const catalogue = await getCatalogueIndex(ctx, region)
  const index = await getProductIndex(ctx, catalogue)
  return toFound(ctx, catalogue, index.search(query), slice)
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

// while a new index is being built the old one may still find what is gone
function toFound(ctx: RequestContext, catalogue: CatalogueIndex, ids: string[], { offset, limit }: Slice) {
  const known = ids.filter((id) => getOffer(catalogue, id) !== null)
  const products = known.slice(offset, offset + limit).flatMap((id) => {
    const product = catalogue.products[catalogue.positions.get(id) ?? -1]
    const offer = getOffer(catalogue, id)
    return product && offer ? toFoundProduct(product, offer, ctx.locale.language) : []
  })
  return { products, count: known.length }
}

// products and offers are read at different times: what is so new that it has none yet is not "not sold here"
function getOffer({ positions, offers }: CatalogueIndex, id: string): Offer | null {
  const offer = offers[positions.get(id) ?? -1]
  return offer && offer !== noOffer ? offer : null
}
