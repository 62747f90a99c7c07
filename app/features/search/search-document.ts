import { type IndexedProduct } from '~/features/catalog/catalogue-index/indexed-product'
import { type Term, toLabel } from '~/features/catalog/catalogue-index/term'
import { type CategoryNode } from '~/features/catalog/category-tree'
import { toTranslated } from '~/features/catalog/translation.server'
import { type Language } from '~/i18n/languages'
import { type SearchDocument } from './search-index'

/** What a product is found by in one language. `categoryNames` is by id, in that language. */
export function toSearchDocument(
  product: IndexedProduct,
  language: Language,
  categoryNames: ReadonlyMap<string, string>,
): SearchDocument {
  const { id, handle, skus, collection, type, brand, tags, categoryIds, variants } = product
  const { title, subtitle, description, handle: translated } = toTranslated(product, { language })
  const values = new Set<Term>(variants.flat())
  return {
    id,
    title,
    groups: [type, ...tags].flatMap((term) => (term ? toLabel(term, { language }) : [])),
    within: [
      ...[collection, brand].flatMap((term) => (term ? toLabel(term, { language }) : [])),
      ...categoryIds.flatMap((category) => categoryNames.get(category) ?? []),
    ],
    values: [...values].map((value) => toLabel(value, { language })),
    codes: [...new Set([translated, handle, ...skus])],
    about: [subtitle, description].filter(Boolean).join(' '),
  }
}

/** What a category is found by: its name, in the tree's language. */
export function toCategoryDocuments(nodes: readonly CategoryNode[]): SearchDocument[] {
  return nodes.flatMap(({ id, name, handle, children }) => [
    { ...empty, id: toCategoryId(id), title: name, codes: [handle] },
    ...toCategoryDocuments(children),
  ])
}

/** A page that helps. */
export interface HelpPage {
  slug: string
  title: string
  /** Its headings. */
  headings: string[]
}

export function toPageDocument({ slug, title, headings }: HelpPage, others: readonly string[] = []): SearchDocument {
  return { ...empty, id: toPageId(slug), title, groups: [...headings, ...others] }
}

const empty = { groups: [], within: [], values: [], codes: [], about: '' }

/** In an index of products, whose ids have no colon. */
function toCategoryId(id: string): string {
  return `category:${id}`
}

function toPageId(slug: string): string {
  return `page:${slug}`
}
