// @ts-nocheck
import { toTranslate } from '../../messages/messages'
import { listPieces } from '../line-titles'
import { parseLocale } from '../locale'
import { formatMoney } from '@vitrine/shared/money'
import { composeOrderLetter } from '../order-letter'
import { toEditSums } from './edit-sums'
import { readOrder } from './read-order'

export function writeOrderEditConfirmedMail(mail, services, settings) {
  return writeMail('confirmed', mail, services, settings)
}

export function writeOrderEditDeclinedMail(mail, services, settings) {
  return writeMail('declined', mail, services, settings)
}

async function writeMail(answer, { subjectId: id }, { orderEdits, orders }, settings) {
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
 * @param {{ id: string, answer: 'confirmed' | 'declined', order: object, sums: ReturnType<typeof toEditSums>,
 *   isPayable?: boolean }} edit the order with its `items.variant.product` as they are now, see `composeOrderLetter`;
 *   `isPayable` where the order's page takes the difference still
 * @param {{ locale?: string, from: string, shopName: string, storeUrl: string }} options
 * @returns {object} for nodemailer
 */
export function composeOrderEditAnswerMail({ id, answer, order, sums, isPayable = false }, options) {
  const { language } = parseLocale(options.locale)
  const t = toTranslate(language)
  const number = order.display_id
  const pieces = order.items.map((item) => ({ quantity: item.quantity, item }))
  const money =
    answer === 'confirmed' ? tellSums({ ...sums, isPayable }, order, options) : { paragraphs: [], lists: [] }
  const letter = {
    subject: t(`order-edit-answer.${answer}.subject`, { number, shop: options.shopName }),
    paragraphs: [t(`order-edit-answer.${answer}.intro`, { number }), ...money.paragraphs],
    lists: [{ title: t(`order-edit-answer.${answer}.items`), lines: listPieces(pieces, language) }, ...money.lists],
    reference: `${id}.${answer}`,
  }
  return composeOrderLetter(order, letter, options)
}

function tellSums({ total, paid, reserved, due, byInvoice, isPayable }, { currency_code: currency }, { locale }) {
  const { language, tag } = parseLocale(locale)
  const t = toTranslate(language)
  const toText = (amount) => formatMoney(amount, currency, tag)
  const toList = (title, amount) => ({ title, lines: [{ text: toText(amount) }] })
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
