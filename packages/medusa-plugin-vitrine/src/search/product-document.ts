import type { Product } from '@medusajs/medusa'
import type { Field } from './search-index'

/** What of a product is looked at, and what is told about one that was found. */
export const relations = ['variants', 'tags', 'type', 'collection', 'categories']

interface Translation {
  title?: string
  name?: string
  subtitle?: string
  description?: string
  values?: Record<string, string>
}

function listTranslations(metadata: Record<string, unknown> | null | undefined): Translation[] {
  const { translations } = (metadata ?? {}) as { translations?: Record<string, Translation> | null }
  return Object.values(translations ?? {})
}

/** @param product with `relations` */
export function toFields(product: Product): Field[] {
  const translations = listTranslations(product.metadata)
  return [
    { weight: 10, text: product.title },
    ...translations.map(({ title }) => ({ weight: 10, text: title })),
    ...toGroups(product).map((text) => ({ weight: 5, text })),
    { weight: 4, text: product.subtitle },
    ...translations.map(({ subtitle }) => ({ weight: 4, text: subtitle })),
    ...toVariantTexts(product, translations).map((text) => ({ weight: 3, text })),
    { weight: 2, text: product.material },
    { weight: 1, text: product.description },
    ...translations.map(({ description }) => ({ weight: 1, text: description })),
  ]
}

/** Names of what the product belongs to, in every language. */
function toGroups({ collection, type, tags = [], categories: all = [] }: Product) {
  const categories = all.filter((category) => category.is_active && !category.is_internal)
  const translated = [collection, ...categories].flatMap((group) =>
    listTranslations(group?.metadata).map(({ name, title }) => name ?? title),
  )
  return [
    collection?.title,
    type?.value,
    ...tags.map(({ value }) => value),
    ...categories.map(({ name }) => name),
    ...translated,
  ]
}

function toVariantTexts({ variants = [] }: Product, translations: Translation[]) {
  const values = translations.flatMap((translation) => Object.values(translation.values ?? {}))
  return [...variants.flatMap(({ title, sku, ean, barcode }) => [title, sku, ean, barcode]), ...values]
}

export function toHit({
  id,
  handle,
  title,
  subtitle,
  description,
  thumbnail,
  collection_id,
  type_id,
  metadata,
}: Product) {
  return { id, handle, title, subtitle, description, thumbnail, collection_id, type_id, metadata }
}
