import type { ComposedLetter, LetterList } from '@vitrine/mail/letter'
import { toTranslate } from '../../messages/messages'
import { listPieces } from '../line-titles'
import { parseLocale } from '../locale'
import { formatMoney } from '@vitrine/shared/money'
import type { LetterOptions, MailServices, MailSettings, QueuedMail } from '../mail-writer'
import type { MailedOrder, MailedOrderWithItems } from '../mailed-order'
import { composeOrderLetter } from './order-letter'
import { type EditSums, toEditSums } from './edit-sums'
import { readOrder } from './read-order'

type AnswerServices = Pick<MailServices, 'orderEdits' | 'orders'>

interface EditAnswer {
  id: string
  answer: 'confirmed' | 'declined'
  /** As it is now. */
  order: MailedOrderWithItems
  sums: EditSums
  /** Where the order's page takes the difference still. */
  isPayable?: boolean
}

export function writeOrderEditConfirmedMail(
  mail: Pick<QueuedMail, 'subjectId'>,
  services: AnswerServices,
  settings: MailSettings,
): Promise<ComposedLetter | null> {
  return writeMail('confirmed', mail, services, settings)
}

export function writeOrderEditDeclinedMail(
  mail: Pick<QueuedMail, 'subjectId'>,
  services: AnswerServices,
  settings: MailSettings,
): Promise<ComposedLetter | null> {
  return writeMail('declined', mail, services, settings)
}

async function writeMail(
  answer: EditAnswer['answer'],
  { subjectId: id }: Pick<QueuedMail, 'subjectId'>,
  { orderEdits, orders }: AnswerServices,
  settings: MailSettings,
): Promise<ComposedLetter | null> {
  const { order_id: orderId, payment_collection: difference } = await orderEdits.retrieve(id, {
    select: ['id', 'order_id'],
    relations: ['payment_collection'],
  })
  const { order, locale } = await readOrder(orders, orderId, ['items.variant.product'])
  if (order.no_notification) return null
  const sums = toEditSums(await orders.retrieveWithTotals(orderId))
  const isPayable = difference?.status === 'not_paid'
  return composeOrderEditAnswerMail({ id, answer, order, sums, isPayable }, { ...settings, locale })
}

/**
 * The mail that confirms how a proposed change of an order was answered; of an accepted one it says what is paid, what is
 * to be paid and how.
 */
export function composeOrderEditAnswerMail(
  { id, answer, order, sums, isPayable = false }: EditAnswer,
  options: LetterOptions,
): ComposedLetter {
  const { tag } = parseLocale(options.locale)
  const t = toTranslate(tag)
  const number = order.display_id
  const pieces = order.items.map((item) => ({ quantity: item.quantity, item }))
  const money =
    answer === 'confirmed' ? tellSums({ ...sums, isPayable }, order, options) : { paragraphs: [], lists: [] }
  const letter = {
    subject: t(`order-edit-answer.${answer}.subject`, { number, shop: options.shopName }),
    paragraphs: [t(`order-edit-answer.${answer}.intro`, { number }), ...money.paragraphs],
    lists: [
      {
        title: t(`order-edit-answer.${answer}.items`),
        lines: listPieces(pieces, { locale: options.locale, currency: order.currency_code }),
      },
      ...money.lists,
    ],
    reference: `${id}.${answer}`,
  }
  return composeOrderLetter(order, letter, options)
}

function tellSums(
  { total, paid, reserved, due, byInvoice, isPayable }: EditSums & { isPayable: boolean },
  { currency_code: currency }: MailedOrder,
  { locale }: LetterOptions,
): { paragraphs: string[]; lists: LetterList[] } {
  const { tag } = parseLocale(locale)
  const t = toTranslate(tag)
  const toText = (amount: number) => formatMoney(amount, currency, tag)
  const toList = (title: string, amount: number) => ({ title, lines: [{ text: toText(amount) }] })
  const owed = due > 0 ? [toList(t('edit-sums.due'), due)] : due < 0 ? [toList(t('edit-sums.back'), -due)] : []
  return {
    paragraphs: [
      ...(byInvoice > 0 ? [t('edit-sums.by-invoice', { amount: toText(byInvoice) })] : []),
      ...(due > byInvoice
        ? [t(isPayable ? 'edit-sums.on-page' : 'edit-sums.otherwise', { amount: toText(due - byInvoice) })]
        : []),
      ...(due < 0 ? [t('edit-sums.refund')] : []),
    ],
    lists: [
      toList(t('edit-sums.total'), total),
      ...(paid > 0 ? [toList(t('edit-sums.paid'), paid)] : []),
      ...(reserved > 0 ? [toList(t('edit-sums.reserved'), reserved)] : []),
      ...owed,
    ],
  }
}
