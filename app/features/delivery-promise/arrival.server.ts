import {
  type DeliveryDates,
  type DeliveryPromise,
  formatDeliveryDates,
  toDeliveryPromise,
} from '@vitrine/shared/delivery-dates'
import { isFreeDay } from '@vitrine/shared/free-days'
import { keptFormat } from '@vitrine/shared/kept-format'
import { type DeliveryTime } from '~/commerce/shop/shipping'
import { type RequestContext } from '~/context.server'
import { env } from '~/env.server'
import { toFormatTag } from '~/i18n/locales'

interface Sent {
  days: DeliveryTime
  /** ISO 3166-1 alpha-2, in either case. */
  country: string
  /** By default now. */
  at?: Date
}

/** When a parcel comes that is ordered at a moment, with the shop's hours and the free days of the country that it goes to. */
export function promiseArrival({ days, country, at = new Date() }: Sent): DeliveryPromise {
  const code = country.toLowerCase()
  const hours = { timeZone: env.TIME_ZONE, cutOff: env.ORDER_CUT_OFF }
  return toDeliveryPromise({ at, days, hours, isFree: (day) => isFreeDay(code, day) })
}

/** "Arrives Thu, Nov 26 – Tue, Dec 1", in the page's language. */
export function toArrivalText({ t, locale }: Pick<RequestContext, 't' | 'locale'>, dates: DeliveryDates): string {
  return t('orders:arrives', { dates: formatDeliveryDates(dates, toFormatTag(locale)) })
}

/** The same of what is about to be ordered, with the moment until which it holds: who goes on reading may pass it. */
export function toPromiseText({ t, locale }: Pick<RequestContext, 't' | 'locale'>, promise: DeliveryPromise): string {
  const tag = toFormatTag(locale)
  const until = keptFormat(Intl.DateTimeFormat, tag, {
    weekday: 'long',
    hour: 'numeric',
    minute: 'numeric',
    timeZone: env.TIME_ZONE,
    timeZoneName: 'short',
  })
  const dates = formatDeliveryDates(promise, tag)
  return t('orders:arrives-if', { dates, until: until.format(promise.validUntil) })
}
