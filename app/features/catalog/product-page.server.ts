import { type RequestContext } from '~/context.server'
import { getRegion } from '~/features/region/region.server'
import { listCategoryTree } from './categories.server'
import { type CategoryNode, findTrail } from './category-tree'
import { describePicture } from './describe-picture.server'
import { type PriorPrice } from './prior-price'
import { listPriorPrices } from './prior-prices.server'
import { requireProduct } from './products.server'
import { type ProductView, toProductView } from './product-view'

export interface ProductPageData extends ProductView {
  /** The way down to the product's deepest category. */
  categories: { name: string; handle: string }[]
  /** ISO 4217, lower case. */
  currency: string
  taxInclusive: boolean
  /** What variants on sale cost before, by their ids; those of which nobody knows are not in it. */
  priorPrices: Record<string, PriorPrice>
}

/**
 * The page of the product of that handle in the backend with the region's prices; null where the country of the URL has no region.
 * @throws CommerceError `not-found` where the shop has no such product
 */
export async function getProductPage(ctx: RequestContext, handle: string): Promise<ProductPageData | null> {
  const [region, tree] = await Promise.all([getRegion(ctx), listCategoryTree(ctx)])
  if (!region) return null
  const record = await requireProduct(ctx, region, handle)
  const view = toProductView(record, ctx.locale)
  const onSale = record.variants.some(({ price }) => price?.original)
  const priorPrices = onSale ? await listPriorPrices(ctx, region, record.handle) : {}
  return {
    ...view,
    pictures: await Promise.all(view.pictures.map(describePicture)),
    categories: findDeepest(tree, record.categoryIds).map(({ name, handle }) => ({ name, handle })),
    currency: region.currency,
    taxInclusive: region.taxInclusive,
    priorPrices,
  }
}

function findDeepest(tree: CategoryNode[], ids: readonly string[]): CategoryNode[] {
  const trails = ids.map((id) => findTrail(tree, (node) => node.id === id) ?? [])
  return trails.toSorted((a, b) => b.length - a.length)[0] ?? []
}
