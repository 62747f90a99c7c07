import { type Language } from '~/i18n/locales'
import { catalogueLanguage } from '~/i18n/resources.server'
import { isTranslated, type Text, type Translatable } from './translation'

/** Texts that are shown in another language than the page's, and in which: for their `lang`. Nothing where there are none. */
export interface Foreign {
  foreign?: Partial<Record<Text, Language>>
}

/**
 * Which of `shown`, as `toTranslated` gives them, are in the backend's language and not in the page's. Of an entity that
 * is translated into what is said to be the backend's language nobody knows which one its own is.
 */
export function toForeign(entity: Translatable, shown: readonly Text[], language: Language): Foreign {
  if (language === catalogueLanguage || isTranslated(entity, catalogueLanguage)) return {}
  const own = shown.filter((text) => !isTranslated(entity, language, text))
  return own.length > 0 ? { foreign: Object.fromEntries(own.map((text) => [text, catalogueLanguage])) } : {}
}
