import { type CatalogueRow } from '../../app/features/catalog/catalogue-index/catalogue-row'
import { type IndexedCatalogue } from '../../app/features/catalog/catalogue-index/indexed-product'
import { type CategoryNode } from '../../app/features/catalog/category-tree'
import { readMaker } from '../../app/features/catalog/maker'
import { type Language } from '../../app/i18n/languages'
import { categories } from '../../backend/seed/categories.mjs'
import { collections } from '../../backend/seed/collections.mjs'
import { products } from '../../backend/seed/products.mjs'
import { toProduct } from '../../backend/seed/to-product.mjs'
import { seeded } from './seeded'
import { toIndexedCatalogue } from './test-index'

interface SeedCategory {
  handle: string
  en: { name: string }
  children?: SeedCategory[]
}

/** The seeded catalogue as the shop indexes it, without a backend: products, categories and collections go by their handles. */
export function listSeededCatalogue(): IndexedCatalogue {
  const rows = products.filter(({ draft }) => !draft).map(toRow)
  return toIndexedCatalogue(rows, new Map(listTrails(categories, [])))
}

/** The seeded categories in a language; each node's id is its English handle. */
export function listSeededCategories(language: Language, nodes: SeedCategory[] = categories): CategoryNode[] {
  return nodes.map(({ handle, en, children = [] }) => ({
    id: handle,
    handle: seeded(language, 'handle', handle),
    name: seeded(language, 'title', en.name),
    children: listSeededCategories(language, children),
  }))
}

function listTrails(nodes: SeedCategory[], above: string[]): [string, string[]][] {
  return nodes.flatMap(({ handle, children = [] }) => {
    const trail = [...above, handle]
    return [[handle, trail] as [string, string[]], ...listTrails(children, trail)]
  })
}

const known = {
  pictures: [],
  collectionIds: new Map(collections.map(({ handle }) => [handle, handle])),
  categoryIds: new Map(listTrails(categories, []).map(([handle]) => [handle, handle])),
}

function toRow(product: (typeof products)[number], place: number): CatalogueRow {
  const { title, subtitle, description, variants, metadata, ...rest } = toProduct(product, known)
  const collection = collections.find(({ handle }) => handle === product.collection)
  const options = Object.keys(product.options)
  return {
    id: product.handle,
    handle: rest.handle,
    title,
    subtitle,
    description,
    thumbnail: null,
    metadata,
    giftCard: rest.is_giftcard,
    createdAt: new Date(Date.UTC(2026, 0, 1, 0, products.length - place)).toISOString(),
    updatedAt: '2026-01-01T00:00:00.000Z',
    collection: collection
      ? { id: collection.handle, handle: collection.handle, title: collection.en.title, metadata: null }
      : null,
    type: product.type,
    tags: product.tags,
    categoryIds: product.categories,
    skus: variants.map(({ sku }) => sku),
    variants: variants.map((variant) => variant.options.map(({ value }, at) => [options[at] ?? '', value])),
    energy: null,
    ...readMaker(metadata),
    second: null,
    shown: [],
  }
}
