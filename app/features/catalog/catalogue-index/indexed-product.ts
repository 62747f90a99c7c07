import { type EnergyClass } from '~/commerce/shop/product-facts'
import { catalogueLanguage } from '~/i18n/resources.server'
import { type CatalogueRow } from './catalogue-row'
import { type PictureRecord, toPlainPicture } from '../picture-record'
import { createTermTable, type Term, type TermTable } from './term'

/** A product as the index keeps it: what lists and the search need, the same in every region. */
export interface IndexedProduct {
  id: string
  handle: string
  title: string
  subtitle: string | null
  /** Its first words, for the search. */
  description: string | null
  /** What stands for its maker, see `readMaker`. */
  maker: string | null
  /** `translations` of title, subtitle, description, handle and maker by language; null without any. See `toTranslated`. */
  metadata: Record<string, unknown> | null
  picture: PictureRecord | null
  giftCard: boolean
  /** Milliseconds since 1970. */
  createdAt: number
  collection: Term | null
  type: Term | null
  brand: Term | null
  tags: readonly Term[]
  collectionId: string | null
  /** The categories that it is in, and all above them. */
  categoryIds: readonly string[]
  skus: readonly string[]
  /** Option values of each variant, in the merchant's order. */
  variants: readonly (readonly Term[])[]
  energy: EnergyClass | null
  /** What shows it with a term of its options. */
  shown: readonly { term: Term; picture: PictureRecord; color: string | null }[]
  /** A path for the picture route. */
  second: string | null
}

export interface IndexedCatalogue {
  /** Newest first; the same order for equal times. */
  products: readonly IndexedProduct[]
  /** All terms, each at its own `number`. */
  terms: readonly Term[]
  /** By product id. */
  positions: ReadonlyMap<string, number>
}

/** Builds the part of the index that all regions share. `ancestors` has the ids above each category, itself included. */
export function createIndexBuilder(ancestors: ReadonlyMap<string, readonly string[]>) {
  const table = createTermTable()
  const share = createSharing()
  const products: IndexedProduct[] = []
  return {
    /** Takes each product once. */
    add(row: Omit<CatalogueRow, 'updatedAt'>): void {
      products.push(toIndexedProduct(row, table, share, ancestors))
    },
    build(): IndexedCatalogue {
      products.sort((a, b) => b.createdAt - a.createdAt || (a.id < b.id ? 1 : -1))
      return { products, terms: table.terms, positions: new Map(products.map(({ id }, position) => [id, position])) }
    },
  }
}

function toIndexedProduct(
  row: Omit<CatalogueRow, 'updatedAt'>,
  table: TermTable,
  share: ReturnType<typeof createSharing>,
  ancestors: ReadonlyMap<string, readonly string[]>,
): IndexedProduct {
  const { id, handle, title, subtitle, thumbnail, giftCard, collection, type, brand, maker, tags, categoryIds } = row
  const words = listTranslations(row.metadata)
  return {
    id,
    handle,
    title,
    subtitle,
    description: row.description,
    maker,
    metadata: pickListed(words),
    picture: toPlainPicture(thumbnail),
    giftCard,
    createdAt: Date.parse(row.createdAt) || 0,
    collection: collection && toCollectionTerm(collection, table),
    type: type === null ? null : table.find(typeFacet, { label: type, labels: pickLabels(words, ['type']) }),
    brand: brand === null ? null : table.find(brandFacet, toBrandWords(brand, words)),
    tags: share.terms(tags.map((label) => table.find(tagFacet, { label, labels: pickLabels(words, ['tags', label]) }))),
    collectionId: collection?.id ?? null,
    categoryIds: share.ids([...new Set(categoryIds.flatMap((category) => ancestors.get(category) ?? category))]),
    skus: row.skus,
    second: row.second,
    energy: row.energy,
    variants: row.variants.map((values) =>
      share.terms(
        values.map(([option, value]) =>
          table.find(
            { label: option, labels: pickLabels(words, ['options', option]) },
            { label: value, labels: pickLabels(words, ['values', value]) },
          ),
        ),
      ),
    ),
    shown: row.shown.flatMap(({ option: title, value, src, color }) => {
      const picture = toPlainPicture(src)
      const term = table.find({ label: title, labels: {} }, { label: value, labels: {} })
      if (color) term.color ??= color
      return picture ? [{ term, picture: { ...picture, option: { title, value } }, color }] : []
    }),
  }
}

// their own names are not shown by these words: pages name them in the page's language
const collectionFacet = { key: 'collection', label: 'collection', labels: {} }
const typeFacet = { key: 'type', label: 'type', labels: {} }
const tagFacet = { key: 'tag', label: 'tag', labels: {} }
const brandFacet = { key: 'brand', label: 'brand', labels: {} }

type Translations = [language: string, words: Record<string, unknown>][]

function toCollectionTerm(collection: NonNullable<CatalogueRow['collection']>, table: TermTable): Term {
  const labels = pickLabels(listTranslations(collection.metadata), ['title'])
  return table.find(collectionFacet, { key: collection.handle, label: collection.title, labels })
}

// a name is of no language, though it may be written otherwise in one
function toBrandWords(brand: string, words: Translations) {
  return { label: brand, labels: { [catalogueLanguage]: brand, ...pickLabels(words, ['brand']) } }
}

function listTranslations(metadata: CatalogueRow['metadata']): Translations {
  const translations = metadata?.translations
  return isRecord(translations)
    ? Object.entries(translations).flatMap(([language, words]) => (isRecord(words) ? [[language, words]] : []))
    : []
}

function pickLabels(translations: Translations, path: string[]): Record<string, string> {
  return Object.fromEntries(
    translations.flatMap(([language, words]) => {
      const word = path.reduce<unknown>(
        (at, name) => (isRecord(at) && Object.hasOwn(at, name) ? at[name] : undefined),
        words,
      )
      return typeof word === 'string' && word !== '' ? [[language, word]] : []
    }),
  )
}

function pickListed(translations: Translations): IndexedProduct['metadata'] {
  const kept = translations.map(([language, { title, subtitle, handle, description, maker }]) => [
    language,
    { title, subtitle, handle, description, maker },
  ])
  return kept.length > 0 ? { translations: Object.fromEntries(kept) } : null
}

// thousands of products have the same few lists
function createSharing() {
  const terms = new Map<string, readonly Term[]>()
  const ids = new Map<string, readonly string[]>()
  function share<T>(known: Map<string, readonly T[]>, list: readonly T[], key: string): readonly T[] {
    const same = known.get(key) ?? list
    known.set(key, same)
    return same
  }
  return {
    terms: (list: readonly Term[]) => share(terms, list, list.map(({ number }) => number).join()),
    ids: (list: readonly string[]) => share(ids, list, list.join()),
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
