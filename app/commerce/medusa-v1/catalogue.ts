import { readProducerGuarantee } from '@vitrine/shared/guarantee/producer-guarantee'
import { z } from 'zod'
import { type Catalogue, type Category, type Collection, type Pricing, type ProductPage } from '../shop/catalogue'
import { type Region } from '../shop/region'
import { type GetCapabilities } from './offers'
import { getHandleStatus, listBestsellers, listPriorPrices } from './plugin-catalogue'
import {
  offerFields,
  productFields,
  summaryFields,
  toLiveVariants,
  toProduct,
  toProductOffer,
  toProductSummary,
} from './product'
import { type ReasonRecord, toReturnOption, toReturnReasons } from './return-option'
import { toShippingRate } from './shipping-rate'
import { toStock } from './stock'
import {
  type Medusa,
  type ProductCategory,
  type ProductCollection,
  type ProductQuery,
  type Region as MedusaRegion,
} from './types'

export function toCatalogue(medusa: Medusa, getCapabilities: GetCapabilities): Catalogue {
  return {
    ...toPlaces(medusa),
    ...toProducts(medusa, getCapabilities),
    ...toVariants(medusa),
    ...toReturnTerms(medusa),
    getHandleStatus: (kind, handle, language) => getHandleStatus(medusa, kind, handle, language),
    async listShippingRates(regionId) {
      const { shipping_options: options } = await medusa.shippingOptions.list({ region_id: regionId })
      return options.map(toShippingRate)
    },
    search: async (query, limit) => toHitIds(await medusa.products.search({ q: query, limit })),
  }
}

function toReturnTerms({
  returnReasons,
  shippingOptions,
}: Medusa): Pick<Catalogue, 'listReturnReasons' | 'listReturnOptions'> {
  return {
    async listReturnReasons() {
      const { return_reasons: reasons } = await returnReasons.list()
      return toReturnReasons(reasons as unknown as ReasonRecord[])
    },
    async listReturnOptions(regionId) {
      const { shipping_options: options } = await shippingOptions.list({ is_return: true, region_id: regionId })
      return options.flatMap(toReturnOption)
    },
  }
}

function toPlaces(
  medusa: Medusa,
): Pick<Catalogue, 'listRegions' | 'listCategories' | 'listCollections' | 'listTermNames'> {
  return {
    async listRegions() {
      const { regions } = await medusa.regions.list({ limit: 100 })
      return regions.map(toRegion)
    },
    async listCategories() {
      const fields = 'id,handle,name,description,parent_category_id,rank,metadata,updated_at'
      const query = { limit: 1000, fields, expand: '' }
      const { product_categories: categories } = await medusa.productCategories.list(query)
      return categories.map(toCategory)
    },
    async listCollections() {
      const collections = await readAll(async (page) => {
        const { collections: some, count } = await medusa.collections.list(page)
        return { some, count }
      })
      return collections.toSorted((a, b) => a.created_at.localeCompare(b.created_at)).map(toCollection)
    },
    async listTermNames(kind) {
      // a merchant's words: more than these are none
      const all = { limit: 1000 }
      const terms =
        kind === 'tag'
          ? (await medusa.productTags.list(all)).product_tags
          : (await medusa.productTypes.list(all)).product_types
      return terms.map(({ value }) => value)
    },
  }
}

type ReadPage<T> = (page: { offset: number; limit: number }) => Promise<{ some: T[]; count: number }>

/** What a list has on all its pages. */
async function readAll<T>(readPage: ReadPage<T>): Promise<T[]> {
  const all: T[] = []
  for (;;) {
    const { some, count } = await readPage({ offset: all.length, limit: 100 })
    all.push(...some)
    if (some.length === 0 || all.length >= count) return all
  }
}

function toProducts(
  medusa: Medusa,
  getCapabilities: GetCapabilities,
): Pick<
  Catalogue,
  'getProduct' | 'listProducts' | 'listOffers' | 'listKnownProducts' | 'listPriorPrices' | 'listBestsellers'
> {
  return {
    async getProduct(handle, pricing) {
      // the database cannot even be asked for some characters
      if (/\p{Cc}/u.test(handle)) return null
      const { products } = await medusa.products.list({ handle, limit: 1, ...productFields, ...toPriceQuery(pricing) })
      return products[0] ? toProduct(products[0]) : null
    },
    async listProducts(page) {
      const { products, count } = await medusa.products.list({ ...summaryFields, ...toPageQuery(page) })
      return { products: products.map(toProductSummary), count }
    },
    async listOffers(page, pricing) {
      const query = { ...offerFields, ...toPageQuery(page), ...toPriceQuery(pricing) }
      const { products, count } = await medusa.products.list(query)
      return { products: products.map(toProductOffer), count }
    },
    async listKnownProducts(ids) {
      const query = { id: ids, limit: ids.length, fields: 'id,handle,thumbnail,metadata', expand: 'images,variants' }
      const { products } = await medusa.products.list(query)
      return products.map(({ id, handle, thumbnail, metadata, variants, images }) => ({
        id,
        handle: handle ?? id,
        metadata,
        guarantee: readProducerGuarantee(metadata?.guarantee),
        images: [thumbnail, ...images.map(({ url }) => url)].flatMap((url) => url ?? []),
        variantIds: variants.map((variant) => variant.id),
      }))
    },
    listBestsellers: () => listBestsellers(medusa, getCapabilities),
    listPriorPrices: (productIds, { id }) => listPriorPrices(medusa, getCapabilities, productIds, id),
  }
}

function toVariants(medusa: Medusa): Pick<Catalogue, 'listLiveVariants' | 'listStock'> {
  return {
    async listLiveVariants(ids, pricing) {
      const query = { id: ids, limit: ids.length, ...toPriceQuery(pricing) }
      const { variants } = await medusa.products.variants.list(query)
      return variants.filter(({ id }) => ids.includes(id)).flatMap(toLiveVariants)
    },
    async listStock(ids) {
      const fields = 'id,manage_inventory,allow_backorder,inventory_quantity'
      const { variants } = await medusa.products.variants.list({
        id: ids,
        limit: ids.length,
        fields,
        expand: 'product',
      })
      return variants.flatMap((variant) => {
        if (variant.product?.status !== 'published' || !ids.includes(variant.id)) return []
        return { variantId: variant.id, stock: toStock(variant) }
      })
    },
  }
}

// region_id makes Medusa compute prices, currency_code those that hold for the currency as a whole
function toPriceQuery({ id, currency }: Pricing): Pick<ProductQuery, 'region_id' | 'currency_code'> {
  return { region_id: id, currency_code: currency }
}

function toPageQuery({ offset, limit, ids }: ProductPage): ProductQuery {
  return { offset, limit, order: 'id', ...(ids && { id: ids }) }
}

function toRegion(region: MedusaRegion): Region {
  return {
    id: region.id,
    name: region.name,
    currency: region.currency_code,
    taxInclusive: region.includes_tax ?? false,
    taxRate: region.tax_rate,
    countries: region.countries.map((country) => country.iso_2),
    paymentProviders: (region.payment_providers ?? []).map(({ id }) => id),
  }
}

function toCategory(category: ProductCategory): Category {
  const { id, handle, name, description = '', parent_category_id: parentId, rank = 0, metadata } = category
  return { id, handle, name, description, parentId, rank, updatedAt: String(category.updated_at), metadata }
}

function toCollection({ id, handle, title, metadata, updated_at: updatedAt }: ProductCollection): Collection {
  return { id, handle: handle ?? id, title, updatedAt: String(updatedAt), metadata }
}

const searchSchema = z.object({ hits: z.array(z.unknown()) })
const hitSchema = z.union([z.object({ id: z.string() }), z.object({ document: z.object({ id: z.string() }) })])

// A Medusa without a search plugin answers 200 with no hits. Algolia and Meilisearch give the document itself, Typesense
// wraps it.
function toHitIds(answer: unknown): string[] {
  const { data } = searchSchema.safeParse(answer)
  return (data?.hits ?? []).flatMap((hit) => {
    const { data: known } = hitSchema.safeParse(hit)
    if (!known) return []
    return 'id' in known ? known.id : known.document.id
  })
}
