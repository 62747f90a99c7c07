import { type ProductSummary } from '~/commerce/shop/product'
import { type EnergyClass } from '~/commerce/shop/product-facts'
import { readMaker } from '../maker'
import { toPictureRecord, toPlainPicture } from '../picture-record'
import { readSwatches } from '../swatches'
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
  /** See `readMaker`. */
  brand: string | null
  maker: string | null
  /** The first picture of each option value that has one. */
  shown: ShownValue[]
  /** Another picture, of no one value before those of one; null where the thumbnail is all there is. */
  second: string | null
}

interface ShownValue {
  option: string
  value: string
  src: string
  /** See `readSwatches`; null where nobody says. */
  color: string | null
}

export function toCatalogueRow({ variants, collection, metadata, ...product }: ProductSummary): CatalogueRow {
  return {
    ...product,
    collection: collection && { ...collection, metadata: pickTranslations(collection.metadata) },
    skus: variants.flatMap(({ sku }) => sku || []),
    variants: variants.map(({ values }) => values),
    metadata: pickTranslations(metadata),
    ...readMaker(metadata),
    shown: listShown(metadata, variants),
    second: findSecond(metadata, product.thumbnail),
  }
}

function findSecond(metadata: ProductSummary['metadata'], thumbnail: string | null): string | null {
  const first = toPlainPicture(thumbnail)?.src
  const pictures = listDescribed(metadata).flatMap((details) => toPictureRecord(details) ?? [])
  const others = pictures.filter(({ src }) => src !== first)
  return (others.find(({ option }) => !option) ?? others[0])?.src ?? null
}

function listDescribed(metadata: ProductSummary['metadata']): unknown[] {
  return Array.isArray(metadata?.images) ? metadata.images : []
}

function listShown(metadata: ProductSummary['metadata'], variants: ProductSummary['variants']): ShownValue[] {
  const swatches = readSwatches(metadata)
  const shown = new Map<string, ShownValue>()
  for (const details of listDescribed(metadata)) {
    const picture = toPictureRecord(details)
    if (!picture?.option) continue
    const { title: option, value } = picture.option
    const key = `${option} ${value}`
    const isThere = variants.some(({ values }) => values.some(([name, one]) => name === option && one === value))
    if (isThere && !shown.has(key)) shown.set(key, { option, value, src: picture.src, color: swatches[value] ?? null })
  }
  return [...shown.values()]
}
