import { env } from '~/env.server'
import { type Locale, toFormatTag } from '~/i18n/locales'
import { toGiftDays } from './gift-note.schema'
import { type GiftForm } from './gift-values'

/** What the fields for a gift need to know. */
export function toGiftForm(locale: Locale): GiftForm {
  const timeZone = env.TIME_ZONE
  const names = new Intl.DateTimeFormat(toFormatTag(locale), { timeZone, timeZoneName: 'long' }).formatToParts()
  return {
    days: toGiftDays(timeZone),
    timeZone: names.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone,
  }
}
