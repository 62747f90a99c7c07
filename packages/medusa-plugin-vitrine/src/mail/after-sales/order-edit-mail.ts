import type { ComposedLetter } from '@vitrine/mail/letter'
import { toTranslate } from '../../messages/messages'
import { parseLocale } from '../locale'
import { formatMoney } from '@vitrine/shared/money'
import type { LetterOptions, MailServices, MailSettings, QueuedMail } from '../mail-writer'
import type { MailedOrder } from '../mailed-order'
import { composeOrderLetter } from './order-letter'
import { readOrder } from './read-order'

/** What was answered or taken back before the mail went out is proposed no more. */
export async function writeOrderEditMail(
  { subjectId }: Pick<QueuedMail, 'subjectId'>,
  { orderEdits, orders }: Pick<MailServices, 'orderEdits' | 'orders'>,
  settings: MailSettings,
): Promise<ComposedLetter | null> {
  const edit = await orderEdits.retrieve(subjectId)
  if (edit.status !== 'requested') return null
  const { order, locale } = await readOrder(orders, edit.order_id)
  if (order.no_notification) return null
  const { total, difference_due: difference } = await orderEdits.decorateTotals(edit)
  return composeOrderEditMail({ id: subjectId, total, difference, order }, { ...settings, locale })
}

/** In minor units. */
interface ProposedEdit {
  id: string
  total: number
  /** Negative where the order becomes cheaper. */
  difference: number
  order: MailedOrder
}

/** The mail that proposes a change of an order and says what it comes to, to who ordered and in the language of the order. */
export function composeOrderEditMail(
  { id, total, difference, order }: ProposedEdit,
  options: LetterOptions,
): ComposedLetter {
  const { tag } = parseLocale(options.locale)
  const t = toTranslate(tag)
  const { display_id: number, currency_code: currency } = order
  const money = (amount: number) => [{ text: formatMoney(Math.max(0, amount), currency, tag) }]
  const letter = {
    subject: t('order-edit.subject', { number, shop: options.shopName }),
    paragraphs: [
      t('order-edit.intro', { number }),
      ...(difference > 0 ? [t('edit-sums.proposed-due')] : []),
      ...(difference < 0 ? [t('edit-sums.proposed-back')] : []),
      t('order-edit.stays'),
    ],
    lists: [
      { title: t('edit-sums.proposed-total'), lines: money(total) },
      {
        title: difference > 0 ? t('edit-sums.difference') : t('edit-sums.difference-back'),
        lines: difference === 0 ? [] : money(Math.abs(difference)),
      },
    ],
    page: `/edits/${encodeURIComponent(id)}`,
    action: t('order-edit.action'),
    reference: `${id}.requested`,
  }
  return composeOrderLetter(order, letter, options)
}
