import { type ProductSummary } from '~/commerce/shop/product'
import { type EnergyClass } from '~/commerce/shop/product-facts'
import { toPictureRecord } from '../picture-record'
import { pickTranslations } from '../translation.server'

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
  energy: EnergyClass | null
  /** The first picture of each option value that has one. */
  shown: ShownValue[]
}

interface ShownValue {
  option: string
  value: string
  src: string
}

export function toCatalogueRow({ variants, collection, metadata, ...product }: ProductSummary): CatalogueRow {
  return {
    ...product,
    collection: collection && { ...collection, metadata: pickTranslations(collection.metadata) },
    skus: variants.flatMap(({ sku }) => sku || []),
    variants: variants.map(({ values }) => values),
    metadata: pickTranslations(metadata),
    shown: listShown(metadata, variants),
  }
}

function listShown(metadata: ProductSummary['metadata'], variants: ProductSummary['variants']): ShownValue[] {
  const described: unknown[] = Array.isArray(metadata?.images) ? metadata.images : []
  const shown = new Map<string, ShownValue>()
  for (const details of described) {
    const picture = toPictureRecord(details)
    if (!picture?.option) continue
    const { title: option, value } = picture.option
    const key = `${option} ${value}`
    const isThere = variants.some(({ values }) => values.some(([name, one]) => name === option && one === value))
    if (isThere && !shown.has(key)) shown.set(key, { option, value, src: picture.src })
  }
  return [...shown.values()]
}
