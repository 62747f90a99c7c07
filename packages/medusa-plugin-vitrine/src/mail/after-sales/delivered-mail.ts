import type { ComposedLetter } from '@vitrine/mail/letter'
import { toTranslate } from '../../messages/messages'
import { listPieces } from '../line-titles'
import { parseLocale } from '../locale'
import type { LetterOptions, MailServices, MailSettings, QueuedMail } from '../mail-writer'
import type { MailedOrder, MailedPieces } from '../mailed-order'
import { composeOrderLetter } from './order-letter'
import { readParcel } from './read-parcel'

export async function writeDeliveredMail(
  { subjectId }: Pick<QueuedMail, 'subjectId'>,
  services: Pick<MailServices, 'fulfillments' | 'orders'>,
  settings: MailSettings,
): Promise<ComposedLetter> {
  const { locale, ...delivery } = await readParcel(subjectId, services)
  return composeDeliveredMail(delivery, { ...settings, locale })
}

interface Delivery {
  /** `delivered_at` in ISO 8601. */
  parcel: { id: string; items: MailedPieces[]; metadata: Record<string, unknown> }
  order: MailedOrder
}

/** The mail about a parcel that has been delivered. */
export function composeDeliveredMail({ parcel, order }: Delivery, options: LetterOptions): ComposedLetter {
  const { tag } = parseLocale(options.locale)
  const t = toTranslate(tag)
  const number = order.display_id
  const format = new Intl.DateTimeFormat(tag, { dateStyle: 'long', timeZone: options.timeZone ?? 'UTC' })
  const day = format.format(new Date(String(parcel.metadata.delivered_at)))
  const letter = {
    subject: t('delivered.subject', { number, shop: options.shopName }),
    paragraphs: [t('delivered.intro', { number, day }), t('delivered.wrong'), t('delivered.back')],
    lists: [
      {
        title: t('delivered.contents'),
        lines: listPieces(parcel.items, { ...options, currency: order.currency_code }),
      },
    ],
    reference: `${parcel.id}.delivered`,
  }
  return composeOrderLetter(order, letter, options)
}
