import { type RequestContext } from '~/context.server'
import { listCategoryTree } from '~/features/catalog/categories.server'
import { countPages } from '~/features/catalog/listing/page-number'
import { getRegion } from '~/features/region/region.server'
import { paths } from '~/paths'
import { type SearchPageData } from './search-page'
import { type SearchInput } from './search-path'
import { searchProducts } from './search.server'

const perPage = 24

/** The page of a search; null where the country of the URL has no region and for a page behind the last. */
export async function getSearchPage(ctx: RequestContext, input: SearchInput): Promise<SearchPageData | null> {
  const { query, from, page = 1 } = input
  const region = await getRegion(ctx)
  if (!region) return null
  const slice = { offset: (page - 1) * perPage, limit: perPage }
  const { products, count } = query ? await searchProducts(ctx, region, query, slice) : { products: [], count: 0 }
  const pageCount = countPages(count, perPage)
  if (page > pageCount) return null
  return {
    query,
    from,
    products,
    count,
    page,
    pageCount,
    categories: count > 0 ? [] : await listTopCategories(ctx),
    currency: region.currency,
    taxInclusive: region.taxInclusive,
  }
}

async function listTopCategories(ctx: RequestContext): Promise<SearchPageData['categories']> {
  const tree = await listCategoryTree(ctx)
  return tree.map(({ name, handle }) => ({ name, path: paths.category(ctx.locale.code, handle) }))
}
