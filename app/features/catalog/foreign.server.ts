import { type Language } from '~/i18n/locales'
import { catalogueLanguage } from '~/i18n/resources.server'
import { type Facet } from './catalogue-index/term'
import { isTranslated, isTranslatedWord, listValues, type Text, type Translatable, type WordGroup } from './translation'

/** Texts that are shown in another language than the page's, and in which: for their `lang`. Nothing where there are none. */
export interface Foreign {
  foreign?: Partial<Record<Text | 'variant', Language>>
}

/** The language of a name, where that is not the page's. */
export interface InLanguage {
  lang?: Language
}

/**
 * Which of `shown`, as `toTranslated` gives them, are in the backend's language and not in the page's. Of an entity that
 * is translated into what is said to be the backend's language nobody knows which one its own is.
 */
export function toForeign(entity: Translatable, shown: readonly Text[], language: Language): Foreign {
  if (!mayBeForeign(entity, language)) return {}
  const own = shown.filter((text) => !isTranslated(entity, language, text))
  return own.length > 0 ? { foreign: Object.fromEntries(own.map((text) => [text, catalogueLanguage])) } : {}
}

/** The language of `text` alone, as `toForeign` tells it. */
export function toTextLang(entity: Translatable, text: Text, language: Language): InLanguage {
  return toLang(toForeign(entity, [text], language).foreign?.[text] !== undefined)
}

/** The language of what a product's option or one of its values is shown as. */
export function toWordLang(product: Translatable, group: WordGroup, word: string, language: Language): InLanguage {
  const isOwn = isWord(word) && !isTranslatedWord(product, group, word, language)
  return toLang(isOwn && mayBeForeign(product, language))
}

/** `toForeign` of a line: its title and, where none of its words is in the page's language, what was chosen, "Black / M". */
export function toForeignLine(product: Translatable, variant: string, language: Language): Foreign {
  const { foreign } = toForeign(product, ['title'], language)
  const words = listValues(variant).filter(isWord)
  const [lang, ...others] = words.map((word) => toWordLang(product, 'values', word, language).lang)
  const isOwn = lang !== undefined && others.every((other) => other === lang)
  return foreign || isOwn ? { foreign: { ...foreign, ...(isOwn && { variant: lang }) } } : {}
}

/** The language of a facet or of a term of one. */
export function toLabelLang({ label, labels }: Pick<Facet, 'label' | 'labels'>, language: Language): InLanguage {
  const isKnown = [language, catalogueLanguage].some((one) => Object.hasOwn(labels, one))
  return toLang(!isKnown && language !== catalogueLanguage && isWord(label))
}

function mayBeForeign(entity: Translatable, language: Language): boolean {
  return language !== catalogueLanguage && !isTranslated(entity, catalogueLanguage)
}

/** "Oak" is of a language; "XL", "A5" and "350 ml" are read in each. */
function isWord(text: string): boolean {
  return /\p{Lu}\p{Ll}{2}|\p{Ll}{3}|\p{Lo}/u.test(text)
}

function toLang(isForeign: boolean): InLanguage {
  return isForeign ? { lang: catalogueLanguage } : {}
}
