import { type TermKind } from '~/commerce/shop/catalogue'
import { type Region } from '~/commerce/shop/region'
import { type RequestContext } from '~/context.server'
import { getRegion } from '~/features/region/region.server'
import { paths } from '~/paths'
import { type CatalogueIndex, getCatalogueIndex } from '../catalogue-index/catalogue-index.server'
import { getCategory, listCategoryTree } from '../categories.server'
import { type CategoryNode } from '../category-tree'
import { getCollection } from '../collections.server'
import { measurePicture } from '../measured-picture.server'
import { optionalPart } from '../optional-part.server'
import { toLabelLang } from '../translation.server'
import { getListData } from './list-data.server'
import { everything, inCategory, inCollection, type ListingScope, ofType, withTag } from './listing-scope'
import { toPicture } from '../picture-record'
import { type ListingData, type ListLink } from './product-listing'
import { toSlug } from '../catalogue-index/slug'
import { toLabel } from '../catalogue-index/term'

type Words = Pick<ListingData, 'title' | 'description' | 'picture' | 'ancestors' | 'children' | 'path' | 'foreign'>

/** The category's page, its descendants' products included; null where there is no such category, page or region. */
export async function getCategoryListing(ctx: RequestContext, handle: string): Promise<ListingData | null> {
  if (handle === 'all') return getEverything(ctx)
  const category = await getCategory(ctx, handle)
  if (!category) return null
  const { code } = ctx.locale
  const { name: title, description, foreign } = category
  const words = {
    title,
    description,
    picture: category.picture,
    ancestors: category.ancestors.map((ancestor) => toLink(ancestor, code)),
    children: category.children.map((child) => toLink(child, code)),
    path: paths.category(code, category.handle),
    ...(foreign && { foreign: { ...foreign, title: foreign.name } }),
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
  const { id, title, description, foreign } = collection
  const picture = collection.picture && toPicture(collection.picture, ctx.locale)
  const path = paths.collection(ctx.locale.code, collection.handle)
  const words = { title, description, picture, ancestors: [], children: [], path, ...(foreign && { foreign }) }
  return getListing(ctx, words, inCollection(id))
}

/**
 * The page of all products with a tag, or of a type, by its key, which may have none left; null where there is no such tag
 * or type, or no region.
 */
export async function getTermListing(ctx: RequestContext, kind: TermKind, key: string): Promise<ListingData | null> {
  const region = await getRegion(ctx)
  if (!region) return null
  const index = await getCatalogueIndex(ctx, region)
  const used = index.terms.find((candidate) => candidate.facet.key === kind && candidate.key === key)
  const term = used ?? (await getUnusedTerm(ctx, kind, key))
  if (!term) return null
  const { code, language } = ctx.locale
  const { lang } = toLabelLang(term, language)
  const words = {
    title: toLabel(term, ctx.locale),
    description: '',
    picture: null,
    ancestors: [{ title: ctx.t('catalog:all.title'), path: paths.allProducts(code) }],
    children: [],
    path: paths[kind](code, key),
    ...(lang && { foreign: { title: lang } }),
  }
  return toListing(ctx, words, kind === 'tag' ? withTag(key) : ofType(key), region, index)
}

/** A tag or type that no published product has; the same question for every key, so that guesses cost nothing. */
async function getUnusedTerm(ctx: RequestContext, kind: TermKind, key: string) {
  const options = { key: ['terms', kind], tags: ['products'], policy: 'catalogue' as const }
  const read = ctx.commerce.catalogue.read(options, (shop) => shop.listTermNames(kind))
  const names = await optionalPart(ctx, `${kind}s`, read, [])
  const label = names.find((name) => toSlug(name) === key)
  return label === undefined ? null : { label, labels: {} }
}

async function getListing(ctx: RequestContext, words: Words, scope: ListingScope): Promise<ListingData | null> {
  const region = await getRegion(ctx)
  return region && toListing(ctx, words, scope, region, await getCatalogueIndex(ctx, region))
}

async function toListing(
  ctx: RequestContext,
  words: Words,
  scope: ListingScope,
  region: Region,
  index: CatalogueIndex,
): Promise<ListingData | null> {
  const list = await getListData(ctx, { path: words.path, kept: {} }, scope, region, index)
  return list && { ...words, ...list, picture: await measurePicture(words.picture) }
}

function toLink({ name, handle, lang }: CategoryNode, code: string): ListLink {
  return { title: name, path: paths.category(code, handle), ...(lang && { lang }) }
}
