// @ts-nocheck
import { toTranslate } from '../../messages/messages'
import { listPieces } from '../line-titles'
import { parseLocale } from '../locale'
import { composeOrderLetter } from '../order-letter'
import { readParcel } from './read-parcel'

export async function writeShippedMail({ subjectId }, services, settings) {
  const { locale, ...shipment } = await readParcel(subjectId, services)
  return composeShippedMail(shipment, { ...settings, locale })
}

/**
 * The mail about a parcel that is on its way, with what is in it and where it can be followed.
 * @param {{ parcel: { id: string, items: { quantity: number, item: object }[],
 *   tracking_links: { tracking_number: string, url?: string | null }[] }, order: object }} shipment see
 *   `composeOrderLetter` for the order
 * @param {{ locale?: string, from: string, shopName: string, storeUrl: string }} options
 * @returns {object} for nodemailer
 */
export function composeShippedMail({ parcel, order }, options) {
  const { language } = parseLocale(options.locale)
  const t = toTranslate(language)
  const number = order.display_id
  const letter = {
    subject: t('shipped.subject', { number, shop: options.shopName }),
    paragraphs: [t('shipped.intro', { number })],
    lists: [
      { title: t('shipped.contents'), lines: listPieces(parcel.items, language) },
      { title: t('shipped.tracking'), lines: parcel.tracking_links.map((link) => toTracking(link, t)) },
    ],
    reference: `${parcel.id}.shipped`,
  }
  return composeOrderLetter(order, letter, options)
}

// what the merchant typed may be no web page
function toTracking({ tracking_number: text, url }, t) {
  const isPage = url && URL.canParse(url) && /^https?:$/.test(new URL(url).protocol)
  return isPage ? { text, link: { to: url, asText: t('letter.pair', { name: text, value: url }) } } : { text }
}
