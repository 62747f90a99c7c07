import { redirect } from '@remix-run/node'
import { type Region } from '~/commerce/shop/region'
import { type RequestContext } from '~/context.server'
import { createKeeper } from '~/once/keep-with'
import { type CatalogueIndex } from '../catalogue-index/catalogue-index.server'
import { listCards } from '../list-cards.server'
import { countFacetProducts } from './facet-coverage'
import { type ListAddress, toListPath } from './list-address'
import { type ListData } from './list-data'
import { resolveQuery, toFacetViews } from './listing-facets'
import { parseListingQuery, pickListingSearch, plainSorts, rankedSorts, toSearch } from './listing-query'
import { type ListingScope } from './listing-scope'
import { countPages } from './page-number'
import { toListingColumns } from './listing-columns'
import { listOrder } from './product-order'
import { type Selected, selectProducts } from './select-products'

const perPage = 24

interface KeptSelection extends Selected {
  covered: Map<string, number>
}

// a pass over ten thousand products takes as long as half a page: what is asked for again, and its further pages, are found without one
const mostKept = 16
const keepWith = createKeeper<KeptSelection>(mostKept)

/**
 * The page of a list that the request's query asks for; null for a page behind the last.
 * @throws a redirect to the one way to write what the query asks for, where it is written otherwise
 */
export async function getListData(
  ctx: RequestContext,
  { path, kept }: Pick<ListAddress, 'path' | 'kept'>,
  scope: ListingScope,
  region: Region,
  index: CatalogueIndex,
): Promise<ListData | null> {
  const { without, ranked } = scope
  const { language } = ctx.locale
  const { currency, taxInclusive } = region
  const { searchParams } = ctx.url
  const address: ListAddress = { path, kept, sorts: ranked ? rankedSorts : plainSorts }
  const terms = index.terms.filter(({ facet }) => !without.includes(facet.key))
  const asked = parseListingQuery(searchParams, address.sorts)
  const { query, selection, active } = resolveQuery(asked, terms, { currency, readers: ctx.locale })
  if (toSearch(query, address.sorts) !== pickListingSearch(searchParams)) throw redirect(toListPath(address, query))

  const order = await listOrder(index, query.sort, language, ranked)
  const select = async () => {
    const selected = selectProducts(index, order, scope.isInScope, selection)
    return { ...selected, covered: countFacetProducts(toListingColumns(index), index.terms, selected.positions) }
  }
  const name = `${scope.name} ${language} ${toSearch({ ...query, page: 1 }, address.sorts)}`
  const selected = await (scope.name === null ? select() : keepWith(index.offers, name, select))
  const count = selected.positions.length
  const pageCount = countPages(count, perPage)
  if (query.page > pageCount) return null
  const positions = selected.positions.slice((query.page - 1) * perPage, query.page * perPage)
  return {
    ...address,
    products: await listCards(ctx, region, index, positions, { wanted: selection.terms }),
    count,
    page: query.page,
    pageCount,
    currency,
    taxInclusive,
    query,
    active,
    facets: toFacetViews(index.terms, { ...selected, count }, selection, { readers: ctx.locale, without }),
    inStock: selected.inStock,
    prices: selected.prices,
    keptAway: count === 0 ? Object.fromEntries(selected.keptAway) : {},
  }
}
