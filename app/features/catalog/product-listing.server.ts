import { type RequestContext } from '~/context.server'
import { getRegion } from '~/features/region/region.server'
import { paths } from '~/paths'
import { getCategory, listCategoryTree } from './categories.server'
import { type CategoryNode, listCategoryIds } from './category-tree'
import { getCollection } from './collections.server'
import { describePicture } from './describe-picture.server'
import { toPicture } from './picture-record'
import { type ListingData } from './product-listing'
import { listProducts, type ProductFilter } from './products.server'

type Words = Pick<ListingData, 'title' | 'description' | 'picture' | 'ancestors' | 'children' | 'path'>

/** The page of the category of that handle in the backend, its descendants' products included; null where there is no such category, page or region. */
export async function getCategoryListing(
  ctx: RequestContext,
  handle: string,
  page: number,
): Promise<ListingData | null> {
  if (handle === 'all') return getEverything(ctx, page)
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
  return getListing(ctx, words, { categoryIds: listCategoryIds(category) }, page)
}

async function getEverything(ctx: RequestContext, page: number): Promise<ListingData | null> {
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
  return getListing(ctx, words, {}, page)
}

/** The page of the collection of that handle in the backend; null where there is no such collection, page or region. */
export async function getCollectionListing(
  ctx: RequestContext,
  handle: string,
  page: number,
): Promise<ListingData | null> {
  const collection = await getCollection(ctx, handle)
  if (!collection) return null
  const { title, description } = collection
  const picture = collection.picture && toPicture(collection.picture, ctx.locale.language)
  const words = {
    title,
    description,
    picture,
    ancestors: [],
    children: [],
    path: paths.collection(ctx.locale.code, collection.handle),
  }
  return getListing(ctx, words, { collectionId: collection.id }, page)
}

async function getListing(ctx: RequestContext, words: Words, filter: ProductFilter, page: number) {
  const region = await getRegion(ctx)
  if (!region) return null
  const list = await listProducts(ctx, region, filter, { page })
  if (page > list.pageCount) return null
  const picture = await describePicture(words.picture)
  return { ...words, ...list, picture, currency: region.currency, taxInclusive: region.taxInclusive }
}

function toLink({ name, handle }: CategoryNode, code: string): { title: string; path: string } {
  return { title: name, path: paths.category(code, handle) }
}
