import { redirect } from '@remix-run/node'
import { type RequestContext } from '~/context.server'
import { listCategoryTree } from '~/features/catalog/categories.server'
import { toCategoryLink } from '~/features/catalog/category-tree'
import { getListData } from '~/features/catalog/listing/list-data.server'
import { toListPath } from '~/features/catalog/listing/list-address'
import { parseListingQuery, pickListingSearch, rankedSorts } from '~/features/catalog/listing/listing-query'
import { amongFound } from '~/features/catalog/listing/listing-scope'
import { getRegion } from '~/features/region/region.server'
import { TooManyError } from '~/http/server/too-many-error'
import { paths } from '~/paths'
import { type SearchPageData } from './search-page'
import { type SearchInput, toSearchParams, toSearchPath } from './search-path'
import { type FoundInShop, searchShop } from './search.server'
import { type ColorFilter } from './shop-search'
import { type PageLink } from './suggestions'

/**
 * The page of a search, or that which asks for a pause where this network has searched too often; null where the country
 * of the URL has no region and for a page behind the last.
 * @throws a redirect to the one way to write what is chosen among the results, where the address writes it otherwise,
 * where the query names a colour, or where there are none to choose from
 */
export async function getSearchPage(ctx: RequestContext, input: SearchInput): Promise<SearchPageData | null> {
  const region = await getRegion(ctx)
  if (!region) return null
  const page = { ...input, list: null, categories: [], links: [], note: null, isTooSoon: false }
  if (!input.query) {
    refuseChoice(ctx, input)
    return { ...page, categories: await listTopCategories(ctx) }
  }
  if (await isTooSoon(ctx)) return { ...page, isTooSoon: true }
  const found = await searchShop(ctx, region, input.query)
  const { catalogue, positions, color } = found
  const links = toLinks(ctx.locale.code, found)
  if (positions.length === 0) {
    refuseChoice(ctx, input)
    const note = links.length > 0 ? toNote(found) : null
    return { ...page, links, note, categories: links.length > 0 ? [] : await listTopCategories(ctx) }
  }
  if (color) chooseColor(ctx, input, color)
  // once the colour is chosen it is taken back by its filter
  const kept = toSearchParams({ ...input, query: color?.rest || input.query })
  const scope = amongFound(catalogue.products, positions)
  const list = await getListData(ctx, { path: paths.search(ctx.locale.code), kept }, scope, region, catalogue)
  return list && { ...page, list, links, note: toNote(found) }
}

/** @throws a redirect to the search alone, where the address chooses among results that it does not have */
function refuseChoice({ locale, url }: RequestContext, input: SearchInput): void {
  if (pickListingSearch(url.searchParams)) throw redirect(toSearchPath(locale.code, input))
}

/** @throws a redirect to the results in that colour, where none is chosen yet */
function chooseColor({ locale, url }: RequestContext, input: SearchInput, { facet, terms }: ColorFilter): void {
  if (url.searchParams.has(facet)) return
  const query = parseListingQuery(url.searchParams, rankedSorts)
  const keys = terms.map(({ key }) => key).sort()
  const address = { path: paths.search(locale.code), kept: toSearchParams(input), sorts: rankedSorts }
  throw redirect(toListPath(address, { ...query, terms: { ...query.terms, [facet]: keys } }))
}

const mostLinks = 4

function toLinks(locale: string, { pages, categories }: FoundInShop): PageLink[] {
  const found = categories.map(({ handle, name, lang }) => ({
    path: paths.category(locale, handle),
    title: name,
    ...(lang && { lang }),
  }))
  return [...pages, ...found].slice(0, mostLinks)
}

function toNote({ manner, as, color }: FoundInShop): SearchPageData['note'] {
  if (color) return { kind: 'color', as: color.word }
  return manner === 'asked' ? null : { kind: manner, as }
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
