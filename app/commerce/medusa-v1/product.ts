import {
  type LiveVariant,
  type OfferedVariant,
  type Product as ShopProduct,
  type ProductOffer,
  type ProductSummary,
  type Variant,
} from '../shop/product'
import { toGtin } from './gtin'
import { toEnergyClass, toProductFacts } from './product-facts'
import { type MedusaStock, toStock } from './stock'
import { type Product, type ProductVariant } from './types'
import { toVariantPrice, type VariantPricing } from './variant-price'

/** The query of what `toProduct` takes. */
export const productFields = {
  fields: `id,handle,title,subtitle,description,thumbnail,is_giftcard,collection_id,material,origin_country,weight,length,width,height,metadata`,
  expand: 'images,options,categories,profiles,variants,variants.prices,variants.options',
}

export function toProduct(product: Product): ShopProduct {
  const { id, title, subtitle, description, thumbnail, material, weight, length, width, height, metadata } = product
  const variants = listInOrder(product.variants)
  return {
    ...{ id, title, subtitle, description, thumbnail, material, weight, length, width, height, metadata },
    handle: product.handle ?? id,
    images: listImages(product),
    options: listOptions(product, variants[0]),
    variants: variants.map(toVariant),
    categoryIds: listIds(product.categories),
    collectionId: product.collection_id,
    giftCard: product.is_giftcard,
    shippingProfileIds: listIds(product.profiles),
    originCountry: product.origin_country,
    contents: metadata?.unit_price,
    facts: toProductFacts(metadata),
  }
}

/** The query of what `toProductSummary` takes. */
export const summaryFields = {
  fields: 'id,handle,title,subtitle,description,thumbnail,metadata,is_giftcard,created_at,updated_at,collection_id',
  expand: 'collection,tags,type,categories,options,variants,variants.options',
}

export function toProductSummary(product: Product): ProductSummary {
  const { id, title, subtitle, description, thumbnail, metadata, collection } = product
  const names = new Map(product.options?.map((option) => [option.id, option.title]))
  return {
    ...{ id, title, subtitle, description, thumbnail, metadata },
    handle: product.handle ?? id,
    giftCard: product.is_giftcard,
    createdAt: String(product.created_at),
    updatedAt: String(product.updated_at),
    collection: collection && toCollection(collection),
    type: product.type?.value ?? null,
    tags: product.tags?.map(({ value }) => value) ?? [],
    categoryIds: listIds(product.categories),
    energy: toEnergyClass(metadata),
    variants: listInOrder(product.variants).map(({ sku, options }) => ({
      sku,
      values: options?.map(({ option_id, value }) => [names.get(option_id) ?? '', value]) ?? [],
    })),
  }
}

function toCollection({ id, handle, title, metadata }: NonNullable<Product['collection']>) {
  return { id, handle: handle ?? id, title, metadata }
}

/** The query of what `toProductOffer` takes, beside the region's prices. */
export const offerFields = { fields: 'id', expand: 'variants,variants.prices' }

export function toProductOffer({ id, variants }: Pick<Product, 'id' | 'variants'>): ProductOffer {
  return { id, variants: listInOrder(variants).map(toOfferedVariant) }
}

interface LiveProduct {
  id: string
  status: string
  handle: string | null
  title: string
  thumbnail: string | null
  metadata: Record<string, unknown> | null
  is_giftcard: boolean
}

/** None of a variant without a product, which is one of a deleted product. */
export function toLiveVariants(
  variant: Omit<ProductVariant, 'prices'> & VariantPricing & { product?: LiveProduct | null },
): LiveVariant[] {
  const { product } = variant
  if (!product) return []
  const { id, title, thumbnail, metadata, is_giftcard: giftCard } = product
  const published = product.status === 'published'
  const handle = product.handle ?? id
  const shown = { id, published, handle, title, thumbnail, energy: toEnergyClass(metadata), metadata, giftCard }
  return [{ ...toOfferedVariant(variant), title: variant.title, product: shown }]
}

function toVariant(variant: ProductVariant): Variant {
  const { sku, metadata, options } = variant
  const values = Object.fromEntries(options?.map((option) => [option.option_id, option.value]) ?? [])
  return { ...toOfferedVariant(variant), values, sku, gtin: toGtin(variant), contents: metadata?.unit_price }
}

function toOfferedVariant(variant: { id: string } & MedusaStock & VariantPricing): OfferedVariant {
  return { id: variant.id, stock: toStock(variant), price: toVariantPrice(variant) }
}

function listInOrder(variants: readonly ProductVariant[]): ProductVariant[] {
  return variants.toSorted((a, b) => (a.variant_rank ?? 0) - (b.variant_rank ?? 0) || a.id.localeCompare(b.id))
}

// Medusa keeps no order of options; a variant's title, "Black / M", names the values in the merchant's.
function listOptions({ options = [] }: Product, variant: ProductVariant | undefined): ShopProduct['options'] {
  const words = variant?.title.split(' / ') ?? []
  const places = new Map(variant?.options?.map((option) => [option.option_id, words.indexOf(option.value)]))
  const named = (options ?? []).map(({ id, title }) => ({ id, name: title }))
  return named.toSorted((a, b) => (places.get(a.id) ?? 0) - (places.get(b.id) ?? 0) || a.id.localeCompare(b.id))
}

// Nor does it keep an order of pictures: their names do, by a number or by the time of the upload.
function listImages({ images }: Product): string[] {
  const urls = images?.map(({ url }) => url) ?? []
  return urls.toSorted((a, b) => a.localeCompare(b, 'en', { numeric: true }))
}

function listIds(entities: readonly { id: string }[] | null | undefined): string[] {
  return entities?.map(({ id }) => id) ?? []
}
