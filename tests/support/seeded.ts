import { type Language } from '../../app/i18n/locales'
import { categories } from '../../backend/seed/categories.mjs'
import { products } from '../../backend/seed/products.mjs'
import { germanWord } from '../../backend/seed/words.mjs'

interface Category {
  en: { name: string }
  de: { name: string }
  children?: Category[]
}

const germanTitles = new Map([
  ...listCategories(categories).map(({ en, de }) => [en.name, de.name] as const),
  ...products.map(({ en, de }) => [en.title, de.title] as const),
])

/**
 * What a shopper of `language` reads in the seeded catalogue where the seed says `english`; the made-up languages have
 * no catalogue of their own.
 * @param kind `title` of a product or category, name of an `option`, `value` of one
 * @throws Error where nobody has translated it
 */
export function seeded(language: Language, kind: 'title' | 'option' | 'value', english: string): string {
  if (language !== 'de') return english
  if (kind !== 'title') return germanWord(kind, english)
  const title = germanTitles.get(english)
  if (title === undefined) throw new Error(`The seed has no “${english}”`)
  return title
}

function listCategories(list: Category[]): Category[] {
  return list.flatMap((category) => [category, ...listCategories(category.children ?? [])])
}
