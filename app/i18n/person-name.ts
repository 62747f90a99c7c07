import { type NameCustom, toCalledName } from '@vitrine/shared/person-name'
import { type Language } from './languages'

// of each language only this: search and the like are not for browsers
const files = import.meta.glob<NameCustom>('../../locales/*/language.json', { eager: true, import: 'names' })

function getCustom(language: Language): NameCustom | undefined {
  return files[`../../locales/${language}/language.json`]
}

/** The two parts of a name in the order in which readers of `language` fill them in. */
export function toNameOrder<Part>(language: Language, given: Part, family: Part): [Part, Part] {
  return getCustom(language)?.order === 'family-given' ? [family, given] : [given, family]
}

export function toGreetingName(language: Language, given: string, family: string): string {
  return toCalledName(getCustom(language), given, family)
}
