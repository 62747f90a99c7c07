// @ts-nocheck
import { listPieces } from '../line-titles'
import { parseLocale } from '../locale'
import { composeOrderLetter } from '../order-letter'
import { deliveredWords } from './delivered-words'
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
  const say = deliveredWords[language]
  const format = new Intl.DateTimeFormat(tag, { dateStyle: 'long', timeZone: options.timeZone ?? 'UTC' })
  const day = format.format(new Date(parcel.metadata.delivered_at))
  const letter = {
    subject: say.subject(order.display_id, options.shopName),
    paragraphs: [say.intro(order.display_id, day), say.wrong, say.back],
    lists: [{ title: say.contents, lines: listPieces(parcel.items, language) }],
    reference: `${parcel.id}.delivered`,
  }
  return composeOrderLetter(order, letter, options)
}
