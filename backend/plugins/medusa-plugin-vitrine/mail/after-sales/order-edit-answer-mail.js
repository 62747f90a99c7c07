'use strict'

const { listPieces } = require('../line-titles')
const { parseLocale } = require('../locale')
const { formatMoney } = require('../money')
const { composeOrderLetter } = require('../order-letter')
const { editSumWords } = require('./edit-sum-words')
const { toEditSums } = require('./edit-sums')
const { orderEditAnswerWords } = require('./order-edit-answer-words')
const { readOrder } = require('./read-order')

function writeOrderEditConfirmedMail(mail, services, settings) {
  return writeMail('confirmed', mail, services, settings)
}

function writeOrderEditDeclinedMail(mail, services, settings) {
  return writeMail('declined', mail, services, settings)
}

async function writeMail(answer, { subjectId: id }, { orderEdits, orders }, settings) {
  const { order_id: orderId } = await orderEdits.retrieve(id, { select: ['id', 'order_id'] })
  const { order, locale } = await readOrder(orders, orderId, ['items.variant.product'])
  if (order.no_notification) return null
  const sums = toEditSums(await orders.retrieveWithTotals(orderId))
  return composeOrderEditAnswerMail({ id, answer, order, sums }, { ...settings, locale })
}

/**
 * The mail that confirms how a proposed change of an order was answered; of an accepted one it says what is paid, what is
 * to be paid and how.
 * @param {{ id: string, answer: 'confirmed' | 'declined', order: object, sums: ReturnType<typeof toEditSums> }} edit the
 *   order with its `items.variant.product` as they are now, see `composeOrderLetter`
 * @param {{ locale?: string, from: string, shopName: string, storeUrl: string }} options
 * @returns {object} for nodemailer
 */
function composeOrderEditAnswerMail({ id, answer, order, sums }, options) {
  const { language } = parseLocale(options.locale)
  const say = orderEditAnswerWords[language][answer]
  const pieces = order.items.map((item) => ({ quantity: item.quantity, item }))
  const money = answer === 'confirmed' ? tellSums(sums, order, options) : { paragraphs: [], lists: [] }
  const letter = {
    subject: say.subject(order.display_id, options.shopName),
    paragraphs: [say.intro(order.display_id), ...money.paragraphs],
    lists: [{ title: say.items, lines: listPieces(pieces, language) }, ...money.lists],
    reference: `${id}.${answer}`,
  }
  return composeOrderLetter(order, letter, options)
}

function tellSums({ total, paid, reserved, due, isByInvoice }, { currency_code: currency }, { locale }) {
  const { language, tag } = parseLocale(locale)
  const say = editSumWords[language]
  const toList = (title, amount) => ({ title, lines: [{ text: formatMoney(amount, currency, tag) }] })
  const owed = due > 0 ? [toList(say.due, due)] : due < 0 ? [toList(say.back, -due)] : []
  return {
    paragraphs: [...(due > 0 ? [isByInvoice ? say.byInvoice : say.otherwise] : []), ...(due < 0 ? [say.refund] : [])],
    lists: [
      toList(say.total, total),
      ...(paid > 0 ? [toList(say.paid, paid)] : []),
      ...(reserved > 0 ? [toList(say.reserved, reserved)] : []),
      ...owed,
    ],
  }
}

module.exports = { writeOrderEditConfirmedMail, writeOrderEditDeclinedMail, composeOrderEditAnswerMail }
