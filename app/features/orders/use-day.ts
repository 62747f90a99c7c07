import { toDayFormat } from '~/i18n/day-format'
import { useLocale, useTimeZone } from '~/i18n/use-t'

/** Writes the day of a moment (ISO 8601) in the page's language and the shop's time zone. */
export function useDay(): (iso: string) => string {
  const format = toDayFormat(useLocale(), useTimeZone())
  return (iso) => format.format(new Date(iso))
}
