import { type Language } from './locales'

interface NameCustom {
  order: 'given-family' | 'family-given'
  /** What somebody is called by: the given name, or the whole where that alone would be too familiar. */
  greeting: 'given' | 'whole'
}

// of each language only this: search and the like are not for browsers
const files = import.meta.glob<NameCustom>('../../locales/*/language.json', { eager: true, import: 'names' })

function getCustom(language: Language): NameCustom | undefined {
  return files[`../../locales/${language}/language.json`]
}

/** The two parts of a name in the order in which readers of `language` fill them in. */
export function toNameOrder<Part>(language: Language, given: Part, family: Part): [Part, Part] {
  return getCustom(language)?.order === 'family-given' ? [family, given] : [given, family]
}

/** A whole name; one in Chinese, Japanese or Korean letters begins with the family. Empty for nobody's. */
export function toFullName(given: string | null | undefined, family: string | null | undefined): string {
  const isFamilyFirst = /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Hang}]/u.test(`${given ?? ''}${family ?? ''}`)
  const parts = isFamilyFirst ? [family, given] : [given, family]
  return parts.filter(Boolean).join(' ').trim()
}

export function toGreetingName(language: Language, given: string, family: string): string {
  return getCustom(language)?.greeting === 'whole' ? toFullName(given, family) : given
}
