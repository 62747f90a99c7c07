import { type Language } from './locales'

/** The two parts of a name in the order in which readers of `language` fill them in: Japanese have the family name first. */
export function toNameOrder<Part>(language: Language, given: Part, family: Part): [Part, Part] {
  return language === 'ja' ? [family, given] : [given, family]
}

/** A whole name; one in Chinese, Japanese or Korean letters begins with the family. Empty for nobody's. */
export function toFullName(given: string | null | undefined, family: string | null | undefined): string {
  const isFamilyFirst = /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Hang}]/u.test(`${given ?? ''}${family ?? ''}`)
  const parts = isFamilyFirst ? [family, given] : [given, family]
  return parts.filter(Boolean).join(' ').trim()
}

/** What a letter or page calls somebody by: the first name; the whole name in Japanese, where the first alone is too familiar. */
export function toGreetingName(language: Language, given: string, family: string): string {
  return language === 'ja' ? toFullName(given, family) : given
}
