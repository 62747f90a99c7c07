import type { ComposedLetter, LetterLine } from '@vitrine/mail/letter'
import { toTranslate, type Translate } from '../../messages/messages'
import { listPieces } from '../line-titles'
import { parseLocale } from '../locale'
import type { LetterOptions, MailServices, MailSettings, QueuedMail } from '../mail-writer'
import type { MailedOrder, MailedPieces } from '../mailed-order'
import { composeOrderLetter } from './order-letter'
import { readParcel } from './read-parcel'

export async function writeShippedMail(
  { subjectId }: Pick<QueuedMail, 'subjectId'>,
  services: Pick<MailServices, 'fulfillments' | 'orders'>,
  settings: MailSettings,
): Promise<ComposedLetter> {
  const { locale, ...shipment } = await readParcel(subjectId, services)
  return composeShippedMail(shipment, { ...settings, locale })
}

interface TrackingLink {
  tracking_number: string
  url?: string | null
}

interface Shipment {
  parcel: { id: string; items: MailedPieces[]; tracking_links: TrackingLink[] }
  order: MailedOrder
}

/** The mail about a parcel that is on its way, with what is in it and where it can be followed. */
export function composeShippedMail({ parcel, order }: Shipment, options: LetterOptions): ComposedLetter {
  const { tag } = parseLocale(options.locale)
  const t = toTranslate(tag)
  const number = order.display_id
  const letter = {
    subject: t('shipped.subject', { number, shop: options.shopName }),
    paragraphs: [t('shipped.intro', { number })],
    lists: [
      {
        title: t('shipped.contents'),
        lines: listPieces(parcel.items, { ...options, currency: order.currency_code }),
      },
      { title: t('shipped.tracking'), lines: parcel.tracking_links.map((link) => toTracking(link, t)) },
    ],
    reference: `${parcel.id}.shipped`,
  }
  return composeOrderLetter(order, letter, options)
}

// what the merchant typed may be no web page
function toTracking({ tracking_number: text, url }: TrackingLink, t: Translate): LetterLine {
  if (!url || !URL.canParse(url) || !/^https?:$/.test(new URL(url).protocol)) return { text }
  return { text, link: { to: url, asText: t('letter.pair', { name: text, value: url }) } }
}
