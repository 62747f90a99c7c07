'use strict'

const { listPieces } = require('../line-titles')
const { parseLocale } = require('../locale')
const { composeOrderLetter } = require('../order-letter')
const { cancelledWords } = require('./cancelled-words')
const { readOrder } = require('./read-order')

async function writeCancelledMail({ subjectId }, { orders }, settings) {
  const { order, locale } = await readOrder(orders, subjectId, ['items.variant.product', 'payments'])
  return composeCancelledMail(order, { ...settings, locale })
}

/**
 * The mail about an order that is cancelled.
 * @param {object} order see `composeOrderLetter`; with `items.variant.product` and `payments`
 * @param {{ locale?: string, from: string, shopName: string, storeUrl: string }} options
 * @returns {object} for nodemailer
 */
function composeCancelledMail(order, options) {
  const { language } = parseLocale(options.locale)
  const say = cancelledWords[language]
  const isPaid = order.payments.some(({ captured_at: at }) => at)
  const pieces = order.items.map((item) => ({ quantity: item.quantity, item }))
  const letter = {
    subject: say.subject(order.display_id, options.shopName),
    paragraphs: [say.intro(order.display_id), isPaid ? say.paid : say.unpaid],
    lists: [{ title: say.items, lines: listPieces(pieces, language) }],
    reference: `${order.id}.cancelled`,
  }
  return composeOrderLetter(order, letter, options)
}

module.exports = { writeCancelledMail, composeCancelledMail }
