import { toFormatTag } from '~/i18n/locales'
import { useLocale } from '~/i18n/use-t'

/** Writes the day of a moment (ISO 8601) in the page's language. It is the server's: a browser elsewhere changes nothing. */
export function useDay(): (iso: string) => string {
  const format = new Intl.DateTimeFormat(toFormatTag(useLocale()), { dateStyle: 'long', timeZone: 'UTC' })
  return (iso) => format.format(new Date(iso))
}
