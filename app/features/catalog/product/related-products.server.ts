import { type RequestContext } from '~/context.server'
import { type Region } from '~/features/region/region.server'
import { type ListedProduct } from '../listed-product'
import { type ProductRecord } from '../product-record'
import { listProducts } from '../products.server'
import { toHandle } from '../translation'

const shown = 4

/** Products of the same collection, then of the same categories, what can be bought first; never the product itself. */
export async function listRelatedProducts(
  ctx: RequestContext,
  region: Region,
  product: ProductRecord,
): Promise<ListedProduct[]> {
  const { collectionId, categoryIds } = product
  const filters = [
    ...(collectionId ? [{ collectionId }] : []),
    ...(categoryIds.length > 0 ? [{ categoryIds: categoryIds.toSorted() }] : []),
  ]
  // one more than is shown, so that products of one collection share one read
  const slice = { perPage: shown + 1 }
  const lists = await Promise.all(
    filters.map((filter) => listProducts(ctx, region, { ...filter, withoutGiftCards: true }, slice)),
  )
  const own = toHandle(product, ctx.locale.language)
  const others = lists.flatMap(({ products }) => products).filter(({ handle }) => handle !== own)
  const unique = [...new Map(others.map((product) => [product.handle, product])).values()]
  return unique.toSorted((a, b) => Number(a.soldOut) - Number(b.soldOut)).slice(0, shown)
}
