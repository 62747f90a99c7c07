import { toOwnNumbers as toNumbersOf } from '@vitrine/shared/digits'
import { type Language } from './languages'
import { type Locale, toFormatTag } from './locales'

/** Whom a text is for: readers of a language, and of which country where its numbers are to be theirs too. */
export type Readers = Language | Locale

export function toLanguage(readers: Readers): Language {
  return typeof readers === 'string' ? readers : readers.language
}

/** A merchant's text; for readers of a country with its numbers as everything around it has them. */
export function toOwnNumbers(text: string, readers: Readers): string {
  return typeof readers === 'string' ? text : toNumbersOf(text, toFormatTag(readers))
}
