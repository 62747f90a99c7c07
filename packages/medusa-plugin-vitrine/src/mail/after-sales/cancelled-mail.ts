import type { ComposedLetter } from '@vitrine/mail/letter'
import { toTranslate } from '../../messages/messages'
import { listPieces } from '../line-titles'
import { parseLocale } from '../locale'
import { formatMoney } from '@vitrine/shared/money'
import type { LetterOptions, MailServices, MailSettings, QueuedMail } from '../mail-writer'
import type { MailedOrderWithItems } from '../mailed-order'
import { composeOrderLetter } from './order-letter'
import { readCardsLeft } from '../../refunds/gift-cards'
import { readOrder } from './read-order'

export async function writeCancelledMail(
  { subjectId }: Pick<QueuedMail, 'subjectId'>,
  { orders, manager }: Pick<MailServices, 'orders' | 'manager'>,
  settings: MailSettings,
): Promise<ComposedLetter> {
  const { order, locale } = await readOrder(orders, subjectId, ['items.variant.product.images', 'payments'])
  const onCards = await readCardsLeft(manager, order.id)
  return composeCancelledMail({ order, onCards }, { ...settings, locale })
}

interface Cancelled {
  order: MailedOrderWithItems & { payments: { captured_at: Date | string | null }[] }
  /** What gift cards had paid of it and have back, in minor units. */
  onCards?: number
}

/** The mail about an order that is cancelled. */
export function composeCancelledMail({ order, onCards = 0 }: Cancelled, options: LetterOptions): ComposedLetter {
  const { tag } = parseLocale(options.locale)
  const t = toTranslate(tag)
  const number = order.display_id
  const isPaid = order.payments.some(({ captured_at: at }) => at)
  const toCards = onCards > 0 ? [t('cancelled.card', { amount: formatMoney(onCards, order.currency_code, tag) })] : []
  const pieces = order.items.map((item) => ({ quantity: item.quantity, item }))
  const letter = {
    subject: t('cancelled.subject', { number, shop: options.shopName }),
    paragraphs: [t('cancelled.intro', { number }), isPaid ? t('cancelled.paid') : t('cancelled.unpaid'), ...toCards],
    lists: [
      {
        title: t('cancelled.items'),
        lines: listPieces(pieces, { ...options, currency: order.currency_code }),
      },
    ],
    reference: `${order.id}.cancelled`,
  }
  return composeOrderLetter(order, letter, options)
}
