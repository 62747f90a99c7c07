// @ts-nocheck
import { listPieces } from '../line-titles'
import { parseLocale } from '../locale'
import { formatMoney } from '../money'
import { composeOrderLetter } from '../order-letter'
import { editSumWords } from './edit-sum-words'
import { toEditSums } from './edit-sums'
import { orderEditAnswerWords } from './order-edit-answer-words'
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
  const say = orderEditAnswerWords[language][answer]
  const pieces = order.items.map((item) => ({ quantity: item.quantity, item }))
  const money =
    answer === 'confirmed' ? tellSums({ ...sums, isPayable }, order, options) : { paragraphs: [], lists: [] }
  const letter = {
    subject: say.subject(order.display_id, options.shopName),
    paragraphs: [say.intro(order.display_id), ...money.paragraphs],
    lists: [{ title: say.items, lines: listPieces(pieces, language) }, ...money.lists],
    reference: `${id}.${answer}`,
  }
  return composeOrderLetter(order, letter, options)
}

function tellSums({ total, paid, reserved, due, byInvoice, isPayable }, { currency_code: currency }, { locale }) {
  const { language, tag } = parseLocale(locale)
  const say = editSumWords[language]
  const toText = (amount) => formatMoney(amount, currency, tag)
  const toList = (title, amount) => ({ title, lines: [{ text: toText(amount) }] })
  const owed = due > 0 ? [toList(say.due, due)] : due < 0 ? [toList(say.back, -due)] : []
  return {
    paragraphs: [
      ...(byInvoice > 0 ? [say.byInvoice(toText(byInvoice))] : []),
      ...(due > byInvoice ? [(isPayable ? say.onPage : say.otherwise)(toText(due - byInvoice))] : []),
      ...(due < 0 ? [say.refund] : []),
    ],
    lists: [
      toList(say.total, total),
      ...(paid > 0 ? [toList(say.paid, paid)] : []),
      ...(reserved > 0 ? [toList(say.reserved, reserved)] : []),
      ...owed,
    ],
  }
}
