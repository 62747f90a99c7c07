import { type IndexedCatalogue } from '~/features/catalog/catalogue-index/indexed-product'
import { type Term } from '~/features/catalog/catalogue-index/term'
import { type CategoryNode } from '~/features/catalog/category-tree'
import { type Language } from '~/i18n/languages'
import { type AskedColor, createColorReader } from './colors'
import { type HelpPage, toCategoryDocuments, toPageDocument, toSearchDocument } from './search-document'
import { createSearchIndex, type Found } from './search-index'
import { type SearchWords } from './search-words.server'

/** A colour that narrows down what is found, as a list's address says it. */
export interface ColorFilter {
  /** As it was typed, and what was typed beside it. */
  word: string
  rest: string
  facet: string
  /** The option values that have the colour. */
  terms: readonly Term[]
}

/** What a search finds, each kind with the best first. */
export interface ShopFound extends Pick<Found, 'manner' | 'as'> {
  /** Ids of products, of every colour. */
  products: string[]
  /** Ids of categories. */
  categories: string[]
  /** Slugs of help pages. */
  pages: string[]
  color: ColorFilter | null
}

/** What can be found in the shop, in one language. */
export interface ShopSearch {
  find(query: string): ShopFound
}

interface ShopSearchOptions {
  catalogue: Pick<IndexedCatalogue, 'products' | 'positions' | 'terms'>
  tree: readonly CategoryNode[]
  pages: readonly HelpPage[]
  words: SearchWords
  language: Language
}

export async function createShopSearch(options: ShopSearchOptions): Promise<ShopSearch> {
  const { catalogue, tree, pages, words, language } = options
  const { products, positions, terms } = catalogue
  const names = new Map(tree.flatMap(listNames))
  function* listDocuments() {
    for (const product of products) yield toSearchDocument(product, language, names)
    yield* toCategoryDocuments(tree)
    for (const page of pages) yield toPageDocument(page, words.pages[page.slug])
  }
  const index = await createSearchIndex(listDocuments(), { language, synonyms: words.synonyms })
  const readColor = createColorReader({ colors: words.colors, terms, language })

  function listVariantTerms(id: string): Term[] {
    return products[positions.get(id) ?? -1]?.variants.flat() ?? []
  }

  /** The option that most of the products have the colour in; null where none has it. */
  function toFilter({ word, rest, terms: colors }: AskedColor, ids: readonly string[]): ColorFilter | null {
    const had = new Set<Term>()
    const counts = new Map<string, number>()
    for (const id of ids) {
      const having = listVariantTerms(id).filter((term) => colors.includes(term))
      for (const term of having) had.add(term)
      for (const facet of new Set(having.map((term) => term.facet.key))) counts.set(facet, (counts.get(facet) ?? 0) + 1)
    }
    const [most] = [...counts].sort(([, one], [, other]) => other - one)
    if (!most) return null
    const [facet] = most
    return { word, rest, facet, terms: colors.filter((term) => had.has(term) && term.facet.key === facet) }
  }

  function findColored(color: AskedColor, query: string): ShopFound | null {
    const found = color.rest
      ? index.search(color.rest)
      : { ids: products.map(({ id }) => id), manner: 'asked' as const }
    const filter = found.manner === 'nearest' ? null : toFilter(color, found.ids)
    if (filter) {
      const ids = color.rest ? found.ids : found.ids.filter((id) => hasOne(listVariantTerms(id), filter.terms))
      return { ...toKinds({ as: query, ...found, ids }), color: filter }
    }
    const whole = index.search(query)
    if (whole.manner === 'asked' && whole.ids.length > 0) return toKinds(whole)
    return found.ids.length > 0 && color.rest ? toKinds({ ids: found.ids, manner: 'nearest', as: color.rest }) : null
  }

  return {
    find(query) {
      const color = readColor(query)
      // something may be called so: "Red Wine Glass"
      const colored = color && !index.hasTitle(query) ? findColored(color, query) : null
      return colored ?? toKinds(index.search(query))
    },
  }
}

function hasOne(terms: readonly Term[], wanted: readonly Term[]): boolean {
  return terms.some((term) => wanted.includes(term))
}

function toKinds({ ids, manner, as }: Found): ShopFound {
  const pick = (kind: string) => ids.flatMap((id) => (id.startsWith(kind) ? id.slice(kind.length) : []))
  return {
    products: ids.filter((id) => !id.includes(':')),
    categories: pick('category:'),
    pages: pick('page:'),
    manner,
    as,
    color: null,
  }
}

function listNames({ id, name, children }: CategoryNode): [string, string][] {
  return [[id, name], ...children.flatMap(listNames)]
}
