import { type IndexedProduct } from '~/features/catalog/catalogue-index/indexed-product'
import { type Term, toLabel } from '~/features/catalog/catalogue-index/term'
import { toTranslated } from '~/features/catalog/translation.server'
import { type Language } from '~/i18n/languages'
import { type SearchDocument } from './product-index'

/** What a product is found by in one language. `categoryNames` is by id, in that language. */
export function toSearchDocument(
  product: IndexedProduct,
  language: Language,
  categoryNames: ReadonlyMap<string, string>,
): SearchDocument {
  const { id, handle, skus, collection, type, tags, categoryIds, variants } = product
  const { title, subtitle, description, handle: translated } = toTranslated(product, language)
  const groups = [type, collection, ...tags].flatMap((term) => (term ? toLabel(term, language) : []))
  const values = new Set<Term>(variants.flat())
  return {
    id,
    title,
    groups: [...groups, ...categoryIds.flatMap((category) => categoryNames.get(category) ?? [])],
    words: [subtitle ?? '', ...[...values].map((value) => toLabel(value, language))],
    codes: [...new Set([translated, handle, ...skus])],
    about: description ?? '',
  }
}
