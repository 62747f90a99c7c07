'use strict'

const { listPieces } = require('../line-titles')
const { parseLocale } = require('../locale')
const { composeOrderLetter } = require('../order-letter')
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
  return order.no_notification ? null : composeOrderEditAnswerMail({ id, answer, order }, { ...settings, locale })
}

/**
 * The mail that confirms how a proposed change of an order was answered.
 * @param {{ id: string, answer: 'confirmed' | 'declined', order: object }} edit the order with its
 *   `items.variant.product` as they are now, see `composeOrderLetter`
 * @param {{ locale?: string, from: string, shopName: string, storeUrl: string }} options
 * @returns {object} for nodemailer
 */
function composeOrderEditAnswerMail({ id, answer, order }, options) {
  const { language } = parseLocale(options.locale)
  const say = orderEditAnswerWords[language][answer]
  const pieces = order.items.map((item) => ({ quantity: item.quantity, item }))
  const letter = {
    subject: say.subject(order.display_id, options.shopName),
    paragraphs: [say.intro(order.display_id)],
    lists: [{ title: say.items, lines: listPieces(pieces, language) }],
    reference: `${id}.${answer}`,
  }
  return composeOrderLetter(order, letter, options)
}

module.exports = { writeOrderEditConfirmedMail, writeOrderEditDeclinedMail, composeOrderEditAnswerMail }
