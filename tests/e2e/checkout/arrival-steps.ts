import { type DeliveryDates, formatDeliveryDates, toDeliveryPromise } from '@vitrine/shared/delivery-dates'
import { isFreeDay } from '@vitrine/shared/free-days'
import { type MessageKey } from '../../../app/i18n/keys'
import { type MessageParams } from '../../../app/i18n/translate'

/**
 * On which days arrives what is ordered at a moment, by default now, by the hours of a shop that has set none.
 * @param country ISO 3166-1, lower case
 */
export function readDates(days: { min: number; max: number }, country = 'de', at = new Date()): DeliveryDates {
  const hours = { timeZone: 'UTC', cutOff: '12:00' }
  return toDeliveryPromise({ at, days, hours, isFree: (day) => isFreeDay(country, day) })
}

/** The words for it. @param place the language, and the country of the page's address, upper case */
export function toArrival(
  t: (key: MessageKey, params?: MessageParams) => string,
  dates: DeliveryDates,
  place: string,
): string {
  return t('orders:arrives', { dates: formatDeliveryDates(dates, place) })
}
