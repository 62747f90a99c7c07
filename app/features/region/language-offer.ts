import { type Language } from '~/i18n/languages'

export interface LanguageOffer {
  language: Language
  /** BCP 47 with the page's country. */
  tag: string
  dir: 'ltr' | 'rtl'
  /** The words are of the language that is offered. */
  link: string
  dismiss: string
}

/**
 * The language to offer to the reader of a page in another one: the dearest that the shop speaks.
 * @param preferred ISO 639 or BCP 47, the dearest first
 */
export function findOfferedLanguage<L extends string>(
  preferred: readonly string[],
  current: string,
  known: readonly L[],
): L | null {
  const spoken = preferred.flatMap(
    (tag) => known.find((language) => language === tag.toLowerCase().split('-')[0]) ?? [],
  )
  // who reads this page's language as well chose the order, not the shop
  return spoken[0] !== undefined && spoken[0] !== current ? spoken[0] : null
}
