import { formatList } from './format-list'
import { toTranslate, type Translate } from './i18n.server'
import { type Namespace, type Section } from './keys'
import { type Locale, toFormatTag } from './locales'
import { listMessages } from './resources.server'
import { type Messages } from './translate'

/** What follows from the locale that a request's answer speaks. */
export interface Speech {
  locale: Locale
  t: Translate
  /** Messages of these namespaces or sections for the page's components; a loader sends them as `messages`. */
  messages(...parts: readonly (Namespace | Section)[]): Messages
  /** Names as a sentence lists them, see `formatList`. */
  list(names: readonly string[]): string
}

export function speak(locale: Locale): Speech {
  return {
    locale,
    t: toTranslate(locale.language, toFormatTag(locale)),
    list: (names) => formatList(names, toFormatTag(locale)),
    messages: (...parts) => Object.assign({}, ...parts.map((part) => listMessages(locale.language, part))),
  }
}
