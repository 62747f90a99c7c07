import { type Language } from '../../app/i18n/languages'
import { categories } from '../../backend/seed/categories.mjs'
import { collections } from '../../backend/seed/collections.mjs'
import { products } from '../../backend/seed/products.mjs'
import { languages, sayAll, sayTerm } from '../../backend/seed/words.mjs'

interface Category {
  handle: string
  en: { name: string }
  children?: Category[]
}

export type SeededKind = 'title' | 'handle' | 'option' | 'value'

type Place = [folder: string, handle: string]

const placesByTitle = new Map<string, Place>([
  ...listCategories(categories).map(({ handle, en }): [string, Place] => [en.name, ['categories', handle]]),
  ...collections.map(({ handle, en }): [string, Place] => [en.title, ['collections', handle]]),
  ...products.map(({ handle, en }): [string, Place] => [en.title, ['products', handle]]),
])
const placesByHandle = new Map([...placesByTitle.values()].map((place) => [place[1], place]))

/**
 * What a shopper of `language` reads in the seeded catalogue where the seed says `english`; the made-up languages have
 * no catalogue of their own.
 * @param kind `title` or `handle` of a product, category or collection, name of an `option`, `value` of one
 * @throws Error where nobody has translated it
 */
export function seeded(language: Language, kind: SeededKind, english: string): string {
  if (language === 'en' || !languages.includes(language)) return english
  if (kind === 'option' || kind === 'value') return sayTerm(language, kind, english)
  const place = (kind === 'title' ? placesByTitle : placesByHandle).get(english)
  if (!place) throw new Error(`The seed has no “${english}”`)
  const { handle, title, name } = sayAll(language, ...place)
  const words = kind === 'handle' ? handle : (title ?? name)
  return typeof words === 'string' ? words : ''
}

function listCategories(list: Category[]): Category[] {
  return list.flatMap((category) => [category, ...listCategories(category.children ?? [])])
}
