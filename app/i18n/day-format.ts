import { keptFormat } from '@vitrine/shared/kept-format'
import { type Locale, toFormatTag } from './locales'

/** Writes days in the page's language as the shop tells them: a browser in another time zone must not change the page. */
export function toDayFormat(locale: Locale, timeZone: string): Intl.DateTimeFormat {
  return keptFormat(Intl.DateTimeFormat, toFormatTag(locale), { dateStyle: 'long', timeZone })
}
