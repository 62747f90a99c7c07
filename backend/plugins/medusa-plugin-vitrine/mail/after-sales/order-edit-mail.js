'use strict'

const { parseLocale } = require('../locale')
const { composeOrderLetter } = require('../order-letter')
const { orderEditWords } = require('./order-edit-words')
const { readOrder } = require('./read-order')

/** What was answered or taken back before the mail went out is proposed no more. */
async function writeOrderEditMail({ subjectId }, { orderEdits, orders }, settings) {
  const { order_id: orderId, status } = await orderEdits.retrieve(subjectId)
  if (status !== 'requested') return null
  const { order, locale } = await readOrder(orders, orderId)
  return order.no_notification ? null : composeOrderEditMail({ id: subjectId, order }, { ...settings, locale })
}

/**
 * The mail that proposes a change of an order, to who ordered and in the language of the order.
 * @param {{ id: string, order: object }} edit see `composeOrderLetter`
 * @param {{ locale?: string, from: string, shopName: string, storeUrl: string }} options
 * @returns {object} for nodemailer
 */
function composeOrderEditMail({ id, order }, options) {
  const say = orderEditWords[parseLocale(options.locale).language]
  const { display_id: number } = order
  const letter = {
    subject: say.subject(number, options.shopName),
    paragraphs: [say.intro(number), say.stays],
    page: `/edits/${encodeURIComponent(id)}`,
    action: say.action,
    reference: `${id}.requested`,
  }
  return composeOrderLetter(order, letter, options)
}

module.exports = { writeOrderEditMail, composeOrderEditMail }
