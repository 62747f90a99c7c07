import { redirect } from '@remix-run/node'
import { type RequestContext } from '~/context.server'
import { listCategoryTree } from '~/features/catalog/categories.server'
import { toCategoryLink } from '~/features/catalog/category-tree'
import { getListData } from '~/features/catalog/listing/list-data.server'
import { pickListingSearch } from '~/features/catalog/listing/listing-query'
import { amongFound } from '~/features/catalog/listing/listing-scope'
import { getRegion } from '~/features/region/region.server'
import { TooManyError } from '~/http/server/too-many-error'
import { paths } from '~/paths'
import { type SearchPageData } from './search-page'
import { type SearchInput, toSearchParams, toSearchPath } from './search-path'
import { searchProducts } from './search.server'

/**
 * The page of a search, or that which asks for a pause where this network has searched too often; null where the country
 * of the URL has no region and for a page behind the last.
 * @throws a redirect to the one way to write what is chosen among the results, where the address writes it otherwise or
 * where there are none to choose from
 */
export async function getSearchPage(ctx: RequestContext, input: SearchInput): Promise<SearchPageData | null> {
  const region = await getRegion(ctx)
  if (!region) return null
  if (input.query && (await isTooSoon(ctx))) return { ...input, list: null, categories: [], isTooSoon: true }
  const found = input.query ? await searchProducts(ctx, region, input.query) : null
  if (!found || found.positions.length === 0) {
    if (pickListingSearch(ctx.url.searchParams)) throw redirect(toSearchPath(ctx.locale.code, input))
    return { ...input, list: null, categories: await listTopCategories(ctx), isTooSoon: false }
  }
  const { catalogue, positions } = found
  const address = { path: paths.search(ctx.locale.code), kept: toSearchParams(input) }
  const list = await getListData(ctx, address, amongFound(catalogue.products, positions), region, catalogue)
  return list && { ...input, list, categories: [], isTooSoon: false }
}

// the page of the search itself says so, since what was typed is in its field
async function isTooSoon(ctx: RequestContext): Promise<boolean> {
  try {
    await ctx.limits.count('search')
    return false
  } catch (error) {
    if (!(error instanceof TooManyError)) throw error
    ctx.headers.set('Retry-After', String(error.waitSeconds))
    return true
  }
}

async function listTopCategories(ctx: RequestContext): Promise<SearchPageData['categories']> {
  const tree = await listCategoryTree(ctx)
  return tree.map(toCategoryLink)
}
