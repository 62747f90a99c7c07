// @ts-nocheck
import { toTranslate } from '../../messages/messages'
import { listPieces } from '../line-titles'
import { parseLocale } from '../locale'
import { composeOrderLetter } from '../order-letter'
import { readParcel } from './read-parcel'

export async function writeDeliveredMail({ subjectId }, services, settings) {
  const { locale, ...delivery } = await readParcel(subjectId, services)
  return composeDeliveredMail(delivery, { ...settings, locale })
}

/**
 * The mail about a parcel that has been delivered.
 * @param {{ parcel: { id: string, items: { quantity: number, item: object }[], metadata: { delivered_at: string } },
 *   order: object }} delivery `delivered_at` in ISO 8601; see `composeOrderLetter` for the order
 * @param {{ locale?: string, from: string, shopName: string, storeUrl: string, timeZone?: string }} options
 * @returns {object} for nodemailer
 */
export function composeDeliveredMail({ parcel, order }, options) {
  const { language, tag } = parseLocale(options.locale)
  const t = toTranslate(language)
  const number = order.display_id
  const format = new Intl.DateTimeFormat(tag, { dateStyle: 'long', timeZone: options.timeZone ?? 'UTC' })
  const day = format.format(new Date(parcel.metadata.delivered_at))
  const letter = {
    subject: t('delivered.subject', { number, shop: options.shopName }),
    paragraphs: [t('delivered.intro', { number, day }), t('delivered.wrong'), t('delivered.back')],
    lists: [{ title: t('delivered.contents'), lines: listPieces(parcel.items, language) }],
    reference: `${parcel.id}.delivered`,
  }
  return composeOrderLetter(order, letter, options)
}
