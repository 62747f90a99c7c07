import { type Category as ShopCategory } from '~/commerce/shop/catalogue'
import { type RequestContext } from '~/context.server'
import { type Locale } from '~/i18n/locales'
import { type CategoryNode, type CategoryRecord, findTrail, toCategoryTree } from './category-tree'
import { type Foreign, pickTranslations, toForeign, toTextLang, toTranslated } from './translation.server'
import { type Picture, toPicture, toPictureRecord, toPlainPicture } from './picture-record'

/** A category's page: its own words, the way to it and what stands below it. */
export interface Category extends CategoryNode, Foreign {
  description: string
  picture: Picture | null
  /** From the top down, without the category itself. */
  ancestors: CategoryNode[]
}

/** The whole tree in the page's language, siblings in the merchant's order, without inactive categories. */
export async function listCategoryTree(ctx: RequestContext): Promise<CategoryNode[]> {
  return toCategoryTree(await listCategories(ctx))
}

/** The category of that handle in the backend, or null where the shop has none. */
export async function getCategory(ctx: RequestContext, handle: string): Promise<Category | null> {
  const records = await listCategoryRecords(ctx)
  const id = records.find((candidate) => candidate.handle === handle)?.id
  const { language } = ctx.locale
  const categories = records.map((candidate) => toOwn(candidate, ctx.locale))
  const trail = findTrail(toCategoryTree(categories), (candidate) => candidate.id === id)
  const node = trail?.at(-1)
  const record = categories.find((candidate) => candidate.id === id)
  if (!trail || !node || !record) return null
  const { description } = record
  const picture = record.picture && toPicture(record.picture, ctx.locale)
  const foreign = toForeign(record, description ? ['name', 'description'] : ['name'], language)
  return { ...node, description, picture, ancestors: trail.slice(0, -1), ...foreign }
}

/** The pictures that categories have of their own, by category id. */
export async function listCategoryPictures(ctx: RequestContext): Promise<Map<string, Picture>> {
  const categories = await listCategories(ctx)
  return new Map(categories.flatMap(({ id, picture }) => (picture ? [[id, toPicture(picture, ctx.locale)]] : [])))
}

async function listCategories(ctx: RequestContext): Promise<CategoryRecord[]> {
  const records = await listCategoryRecords(ctx)
  return records.map((record) => toOwn(record, ctx.locale))
}

function toOwn(record: CategoryRecord, locale: Locale): CategoryRecord {
  return { ...toTranslated(record, locale), ...toTextLang(record, 'name', locale.language) }
}

/** All active categories with their words in every language. */
export function listCategoryRecords(ctx: RequestContext): Promise<CategoryRecord[]> {
  const options = { key: 'categories', tags: ['categories'], policy: 'catalogue' as const }
  return ctx.commerce.catalogue.read(options, async (shop) => (await shop.listCategories()).map(toRecord))
}

function toRecord({ metadata, ...category }: ShopCategory): CategoryRecord {
  const picture = toPictureRecord(metadata?.image) ?? toPlainPicture(metadata?.picture)
  return { ...category, picture, metadata: pickTranslations(metadata) }
}
