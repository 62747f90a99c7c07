import { type Region } from '~/commerce/shop/region'
import { type RequestContext } from '~/context.server'
import { type CatalogueIndex, getCatalogueIndex } from '~/features/catalog/catalogue-index/catalogue-index.server'
import { noOffer } from '~/features/catalog/catalogue-index/offer'
import { listCategoryTree } from '~/features/catalog/categories.server'
import { type CategoryLink, type CategoryNode, toCategoryLink } from '~/features/catalog/category-tree'
import { listBackendHits } from './backend-search.server'
import { listHelpPages, toHelpPath } from './help-pages.server'
import { createIndexShelf } from './index-shelf'
import { getSearchWords } from './search-words.server'
import { createShopSearch, type ShopFound, type ShopSearch } from './shop-search'
import { type PageLink } from './suggestions'

const shelf = createIndexShelf<ShopSearch>()

export interface FoundInShop extends Pick<ShopFound, 'manner' | 'as' | 'color'> {
  catalogue: CatalogueIndex
  /** Places of products in the catalogue, the best first; of every colour. */
  positions: number[]
  categories: CategoryLink[]
  pages: PageLink[]
}

/**
 * What `query` finds. Where the storefront's own index has nothing that fits, the backend's search is asked, which may
 * know what the index does not: barcodes, materials, words of other languages.
 */
export async function searchShop(ctx: RequestContext, region: Region, query: string): Promise<FoundInShop> {
  const found = await searchIndex(ctx, region, query)
  const { catalogue, positions, pages, categories, manner } = found
  if (manner !== 'nearest' && positions.length + pages.length + categories.length > 0) return found
  const hits = await listBackendHits(ctx, query)
  const known = [...new Set(hits)].flatMap((id) => findPosition(catalogue, id))
  return known.length > 0 ? { ...found, positions: known, manner: 'asked', as: query } : found
}

/** The same out of the storefront's own index alone: nobody else is asked. */
export async function searchIndex(ctx: RequestContext, region: Region, query: string): Promise<FoundInShop> {
  const { language, code } = ctx.locale
  const [catalogue, tree] = await Promise.all([getCatalogueIndex(ctx, region), listCategoryTree(ctx)])
  const pages = listHelpPages(language)
  // every region's catalogue has the same products, and its own offers
  const search = await shelf.get(language, catalogue.products, () =>
    createShopSearch({ catalogue, tree, pages, words: getSearchWords(language), language }),
  )
  const { products, categories, pages: slugs, ...rest } = search.find(query)
  const nodes = new Map(tree.flatMap(listNodes).map((node) => [node.id, node]))
  const titles = new Map(pages.map(({ slug, title }) => [slug, title]))
  return {
    ...rest,
    catalogue,
    positions: products.flatMap((id) => findPosition(catalogue, id)),
    categories: categories.flatMap((id) => nodes.get(id) ?? []).map(toCategoryLink),
    pages: slugs.map((slug) => ({ path: toHelpPath(code, slug), title: titles.get(slug) ?? slug })),
  }
}

function listNodes(node: CategoryNode): CategoryNode[] {
  return [node, ...node.children.flatMap(listNodes)]
}

// nothing for what is gone, which an index finds while the next one is being built, and for what is so new that it has
// no offer yet: products and offers are read at different times
function findPosition({ positions, offers }: CatalogueIndex, id: string): number[] {
  const position = positions.get(id) ?? -1
  const offer = offers[position]
  return offer && offer !== noOffer ? [position] : []
}
