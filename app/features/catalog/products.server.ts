import { CommerceError } from '~/commerce/errors'
import { type ProductQuery } from '~/commerce/types'
import { type RequestContext } from '~/context.server'
import { type Region } from '~/features/region/region.server'
import { productTag } from './hook/catalogue-change'
import { describePicture } from './describe-picture.server'
import { type ListedProduct, toListedProduct, toListedRecord } from './listed-product'
import { countPages } from './listing/page-number'
import { type ProductRecord, toProductRecord } from './product-record'

/** Which products; the fields given must all hold. */
export interface ProductFilter {
  /** In any of these categories; a category's descendants are not implied. */
  categoryIds?: string[]
  collectionId?: string
  withoutGiftCards?: boolean
}

export interface ProductList {
  products: ListedProduct[]
  /** Of all pages. */
  count: number
  page: number
  pageCount: number
}

interface Slice {
  /** From 1. */
  page?: number
  perPage?: number
}

/** One page of products, newest first, with the region's prices. */
export async function listProducts(
  ctx: RequestContext,
  region: Region,
  filter: ProductFilter,
  { page = 1, perPage = 24 }: Slice = {},
): Promise<ProductList> {
  const query: ProductQuery = {
    ...(filter.categoryIds ? { category_id: filter.categoryIds } : {}),
    ...(filter.collectionId ? { collection_id: [filter.collectionId] } : {}),
    ...(filter.withoutGiftCards ? { is_giftcard: false } : {}),
    limit: perPage,
    offset: (page - 1) * perPage,
  }
  const key = ['products', region.id, JSON.stringify(query)]
  const options = { key, tags: ['products', 'regions'], policy: 'catalogue' as const }
  const { records, count } = await ctx.commerce.catalogue.read(options, async (medusa) => {
    const { products, count } = await medusa.products.list({ ...query, ...listFields, ...toPricing(region) })
    return { records: products.map((product) => toListedRecord(product, region.taxInclusive)), count }
  })
  const listed = records.map((record) => toListedProduct(record, ctx.locale.language))
  const products = await Promise.all(
    listed.map(async (product) => ({ ...product, picture: await describePicture(product.picture) })),
  )
  return { products, count, page, pageCount: countPages(count, perPage) }
}

const listFields = {
  fields: 'id,handle,title,subtitle,thumbnail,metadata',
  expand: 'variants,variants.prices',
  order: '-created_at',
}

/**
 * The published product of that handle with the region's prices and a stock not older than half a minute.
 * @throws CommerceError `not-found` where the shop has none
 */
export async function requireProduct(ctx: RequestContext, region: Region, handle: string): Promise<ProductRecord> {
  const options = {
    key: ['product', region.id, handle],
    tags: ['product', productTag(handle), 'regions'],
    policy: 'stock' as const,
  }
  return ctx.commerce.catalogue.read(options, async (medusa) => {
    // the database cannot even be asked for some characters
    if (/\p{Cc}/u.test(handle)) throw notFound()
    const { products } = await medusa.products.list({ handle, limit: 1, ...pageFields, ...toPricing(region) })
    const [product] = products
    // an answer without the product ends what the cache still holds, as a refusal does
    if (!product) throw notFound()
    return toProductRecord(product, region.taxInclusive)
  })
}

function notFound(): CommerceError {
  return new CommerceError({ kind: 'not-found', call: 'GET /store/products', mayHaveHappened: false })
}

const pageFields = {
  fields: `id,handle,title,subtitle,description,thumbnail,is_giftcard,collection_id,material,origin_country,weight,length,width,height,metadata`,
  expand: 'images,options,categories,profiles,variants,variants.prices,variants.options',
}

// region_id makes Medusa compute prices, currency_code those that hold for the currency as a whole
function toPricing(region: Region): Pick<ProductQuery, 'region_id' | 'currency_code'> {
  return { region_id: region.id, currency_code: region.currency }
}
