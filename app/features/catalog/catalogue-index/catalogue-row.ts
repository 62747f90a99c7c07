import { type Product } from '~/commerce/medusa-v1/types'
import { compareVariants } from '../product-record'
import { pickTranslations } from '../translation'

/** What the index takes of a product; only this, without `updatedAt`, decides whether it must be made anew. */
export interface CatalogueRow {
  id: string
  handle: string
  title: string
  subtitle: string | null
  description: string | null
  thumbnail: string | null
  /** With `translations`. */
  metadata: Record<string, unknown> | null
  giftCard: boolean
  /** ISO 8601. */
  createdAt: string
  /** ISO 8601. */
  updatedAt: string
  collection: { id: string; handle: string; title: string; metadata: Record<string, unknown> | null } | null
  type: string | null
  tags: string[]
  categoryIds: string[]
  skus: string[]
  /** Of each variant, in the merchant's order, option name and value. */
  variants: [string, string][][]
}

/** The query of those fields, without prices and stock. */
export const rowFields = {
  fields: 'id,handle,title,subtitle,description,thumbnail,metadata,is_giftcard,created_at,updated_at,collection_id',
  expand: 'collection,tags,type,categories,options,variants,variants.options',
}

export function toCatalogueRow(product: Product): CatalogueRow {
  const { id, handle, title, subtitle, thumbnail, metadata, collection, type, tags, categories, options } = product
  const names = new Map(options?.map((option) => [option.id, option.title]))
  return {
    id,
    handle: handle ?? id,
    title,
    subtitle,
    description: product.description,
    thumbnail,
    metadata: pickTranslations(metadata),
    giftCard: product.is_giftcard,
    createdAt: String(product.created_at),
    updatedAt: String(product.updated_at),
    collection: collection && toCollectionRow(collection),
    type: type?.value ?? null,
    tags: tags?.map(({ value }) => value) ?? [],
    categoryIds: categories?.map((category) => category.id) ?? [],
    skus: product.variants.flatMap(({ sku }) => sku || []),
    variants: product.variants
      .toSorted(compareVariants)
      .map((variant) => variant.options?.map(({ option_id, value }) => [names.get(option_id) ?? '', value]) ?? []),
  }
}

function toCollectionRow({ id, handle, title, metadata }: NonNullable<Product['collection']>) {
  return { id, handle: handle ?? id, title, metadata: pickTranslations(metadata) }
}
