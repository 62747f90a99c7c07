'use strict'

const { composeLetter } = require('./letter')
const { parseLocale } = require('./locale')
const { toTitle } = require('./order-view')
const { withdrawalWords } = require('./withdrawal-words')

/**
 * Confirms to a consumer what was received and when: Directive 2011/83/EU, Article 11a(4), asks for the statement's
 * content with date and time.
 * @param {{ id: string, name: string, declaredAt: Date, lines: Array<{ item_id: string, quantity: number }>,
 *   order: object }} withdrawal `order` with `items.variant.product`
 * @param {{ from: string, shopName: string, storeUrl: string, locale: string }} options
 * @returns {object} for nodemailer
 */
function composeWithdrawalMail({ id, name, declaredAt, lines, order }, { from, shopName, storeUrl, locale }) {
  const { language, tag, path } = parseLocale(locale)
  const say = withdrawalWords[language]
  const time = new Intl.DateTimeFormat(tag, { dateStyle: 'long', timeStyle: 'long', timeZone: 'UTC' }).format(
    declaredAt,
  )
  const letter = composeLetter({
    from,
    to: order.email,
    language,
    shopName,
    subject: say.subject(order.display_id, shopName),
    greeting: say.greeting(name),
    paragraphs: [
      say.received(time, order.display_id),
      say.statement(name),
      ...lines.map((line) => toLine(line, order, language)),
      say.further,
    ],
    link: storeUrl.replace(/\/$/, '') + path + (path && `/orders/${order.id}`),
    action: say.action,
  })
  // the same each time, so that a mail that had to be sent again can be known for the same
  return { ...letter, messageId: `<${id}.withdrawn@${/@([^>\s]+)/.exec(from)?.[1] ?? 'localhost'}>` }
}

function toLine({ item_id: id, quantity }, { items }, language) {
  const { title, variant } = toTitle(
    items.find((item) => item.id === id),
    language,
  )
  return `${quantity} × ${title}${variant ? ` (${variant})` : ''}`
}

module.exports = { composeWithdrawalMail }
