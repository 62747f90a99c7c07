'use strict'

const { toOrderHtml } = require('./order-html')
const { toOrderText } = require('./order-text')
const { toOrderView } = require('./order-view')

/**
 * The mail that confirms an order, in the language of its cart.
 * @param {object} order see `toOrderView`
 * @param {{ locale?: string, from: string, shopName: string, storeUrl: string }} options
 * @returns {{ from: string, to: string, subject: string, text: string, html: string, messageId: string,
 *   headers: Record<string, string> }} for nodemailer
 */
function composeOrderMail(order, { locale, from, shopName, storeUrl }) {
  const view = toOrderView(order, { locale, shopName, storeUrl })
  return {
    from,
    to: order.email,
    subject: view.subject,
    text: toOrderText(view),
    html: toOrderHtml(view),
    // the same each time, so that a mail that had to be sent again can be known for the same
    messageId: `<${order.id}.placed@${readDomain(from)}>`,
    headers: { 'Content-Language': view.language, 'Auto-Submitted': 'auto-generated' },
  }
}

function readDomain(from) {
  return /@([^>\s]+)/.exec(from)?.[1] ?? 'localhost'
}

module.exports = { composeOrderMail }
