import { redirect } from '@remix-run/node'
import { type RequestContext } from '~/context.server'
import { getRegion, type Region } from '~/features/region/region.server'
import { paths } from '~/paths'
import { type CatalogueIndex, getCatalogueIndex } from '../catalogue-index/catalogue-index.server'
import { getCategory, listCategoryTree } from '../categories.server'
import { type CategoryNode } from '../category-tree'
import { getCollection } from '../collections.server'
import { describePicture, describePictures } from '../describe-picture.server'
import { listIndexed } from '../listed-product'
import { resolveQuery, toFacetViews } from './listing-facets'
import { parseListingQuery, pickListingSearch, toSearch } from './listing-query'
import { everything, inCategory, inCollection, type ListingScope, ofType, withTag } from './listing-scope'
import { countPages } from './page-number'
import { toPicture } from '../picture-record'
import { type ListingData } from './product-listing'
import { listOrder } from './product-order'
import { selectProducts } from './select-products'
import { toLabel } from '../catalogue-index/term'

type Words = Pick<ListingData, 'title' | 'description' | 'picture' | 'ancestors' | 'children' | 'path'>

const perPage = 24

/** The category's page, its descendants' products included; null where there is no such category, page or region. */
export async function getCategoryListing(ctx: RequestContext, handle: string): Promise<ListingData | null> {
  if (handle === 'all') return getEverything(ctx)
  const category = await getCategory(ctx, handle)
  if (!category) return null
  const { code } = ctx.locale
  const words = {
    title: category.name,
    description: category.description,
    picture: category.picture,
    ancestors: category.ancestors.map((ancestor) => toLink(ancestor, code)),
    children: category.children.map((child) => toLink(child, code)),
    path: paths.category(code, category.handle),
  }
  return getListing(ctx, words, inCategory(category.id))
}

async function getEverything(ctx: RequestContext): Promise<ListingData | null> {
  const { code } = ctx.locale
  const tree = await listCategoryTree(ctx)
  const words = {
    title: ctx.t('catalog:all.title'),
    description: ctx.t('catalog:all.description'),
    picture: null,
    ancestors: [],
    children: tree.map((node) => toLink(node, code)),
    path: paths.allProducts(code),
  }
  return getListing(ctx, words, everything)
}

/** The collection's page; null where there is no such collection, page or region. */
export async function getCollectionListing(ctx: RequestContext, handle: string): Promise<ListingData | null> {
  const collection = await getCollection(ctx, handle)
  if (!collection) return null
  const { id, title, description } = collection
  const picture = collection.picture && toPicture(collection.picture, ctx.locale.language)
  const path = paths.collection(ctx.locale.code, collection.handle)
  return getListing(ctx, { title, description, picture, ancestors: [], children: [], path }, inCollection(id))
}

/** The page of all products with a tag, or of a type, by its key; null where no product has it, or for no region. */
export async function getTermListing(
  ctx: RequestContext,
  kind: 'tag' | 'type',
  key: string,
): Promise<ListingData | null> {
  const region = await getRegion(ctx)
  if (!region) return null
  const index = await getCatalogueIndex(ctx, region)
  const term = index.terms.find((candidate) => candidate.facet.key === kind && candidate.key === key)
  if (!term) return null
  const { code, language } = ctx.locale
  const words = {
    title: toLabel(term, language),
    description: '',
    picture: null,
    ancestors: [{ title: ctx.t('catalog:all.title'), path: paths.allProducts(code) }],
    children: [],
    path: paths[kind](code, key),
  }
  return toListing(ctx, words, kind === 'tag' ? withTag(key) : ofType(key), region, index)
}

async function getListing(ctx: RequestContext, words: Words, scope: ListingScope): Promise<ListingData | null> {
  const region = await getRegion(ctx)
  return region && toListing(ctx, words, scope, region, await getCatalogueIndex(ctx, region))
}

/** @throws a redirect to the one way to write what the address asks for, where it is written otherwise */
async function toListing(
  ctx: RequestContext,
  words: Words,
  { isInScope, without }: ListingScope,
  { currency, taxInclusive }: Region,
  index: CatalogueIndex,
): Promise<ListingData | null> {
  const { language } = ctx.locale
  const { searchParams, pathname } = ctx.url
  const terms = index.terms.filter(({ facet }) => !without.includes(facet.key))
  const { query, selection, active } = resolveQuery(parseListingQuery(searchParams), terms, { currency, language })
  const search = toSearch(query)
  if (search !== pickListingSearch(searchParams)) throw redirect(pathname + search)

  const selected = selectProducts(index, listOrder(index, query.sort, language), isInScope, selection)
  const count = selected.positions.length
  const pageCount = countPages(count, perPage)
  if (query.page > pageCount) return null
  const positions = selected.positions.slice((query.page - 1) * perPage, query.page * perPage)
  return {
    ...words,
    picture: await describePicture(words.picture),
    products: await describePictures(listIndexed(index, positions, language)),
    count,
    page: query.page,
    pageCount,
    currency,
    taxInclusive,
    query,
    active,
    facets: toFacetViews(index.terms, selected, selection, { language, without }),
    inStock: selected.inStock,
    prices: selected.prices,
    keptAway: count === 0 ? Object.fromEntries(selected.keptAway) : {},
  }
}

function toLink({ name, handle }: CategoryNode, code: string): { title: string; path: string } {
  return { title: name, path: paths.category(code, handle) }
}
