import { type ProductCategory } from '~/commerce/types'
import { type RequestContext } from '~/context.server'
import { type CategoryNode, type CategoryRecord, findTrail, toCategoryTree } from './category-tree'
import { toTranslated } from './translation'

/** A category's page: its own words, the way to it and what stands below it. */
export interface Category extends CategoryNode {
  description: string
  /** From the top down, without the category itself. */
  ancestors: CategoryNode[]
}

/** The whole tree in the page's language, siblings in the merchant's order, without inactive categories. */
export async function listCategoryTree(ctx: RequestContext): Promise<CategoryNode[]> {
  return toCategoryTree(await listCategories(ctx))
}

/** The category of that handle, or null where the shop has none. */
export async function getCategory(ctx: RequestContext, handle: string): Promise<Category | null> {
  const categories = await listCategories(ctx)
  const trail = findTrail(toCategoryTree(categories), (candidate) => candidate.handle === handle)
  const node = trail?.at(-1)
  if (!trail || !node) return null
  const description = categories.find((category) => category.id === node.id)?.description ?? ''
  return { ...node, description, ancestors: trail.slice(0, -1) }
}

async function listCategories(ctx: RequestContext): Promise<CategoryRecord[]> {
  const { catalogue } = ctx.commerce
  const records = await catalogue.read(
    { key: 'categories', tags: ['categories'], policy: 'catalogue' },
    async (medusa) => {
      const query = { limit: 1000, fields: 'id,handle,name,description,parent_category_id,rank,metadata', expand: '' }
      const { product_categories: categories } = await medusa.productCategories.list(query)
      return categories.map(toRecord)
    },
  )
  return records.map((record) => toTranslated(record, ctx.locale.language))
}

function toRecord(category: ProductCategory): CategoryRecord {
  const { id, handle, name, description = '', parent_category_id: parentId, rank = 0, metadata } = category
  return { id, handle, name, description, parentId, rank, metadata }
}
