'use strict'

const { readStatement } = require('../../withdrawals/statements')
const { composeLetter } = require('../letter')
const { toPiecesText } = require('../line-titles')
const { parseLocale } = require('../locale')
const { isPlainName, toPlainText } = require('../plain-name')
const { withdrawalWords } = require('./withdrawal-words')

async function writeWithdrawalMail({ subjectId }, { manager, orders }, settings) {
  const statement = await readStatement(manager, subjectId)
  const order = await orders.retrieve(statement.orderId, { relations: ['items', 'items.variant.product'] })
  return composeWithdrawalMail({ ...statement, order }, { ...settings, locale: statement.locale })
}

/**
 * Confirms to a consumer what was received and when: Directive 2011/83/EU, Article 11a(4), asks for the statement's
 * content with date and time.
 * @param {{ id: string, name: string, declaredAt: Date, lines: Array<{ item_id: string, quantity: number }>,
 *   order: object }} withdrawal `order` with `items.variant.product`
 * @param {{ from: string, shopName: string, storeUrl: string, timeZone?: string,
 *   locale: string }} options
 * @returns {object} for nodemailer
 */
function composeWithdrawalMail(
  { id, name, declaredAt, lines, order },
  { from, shopName, storeUrl, timeZone = 'UTC', locale },
) {
  const { language, tag, path } = parseLocale(locale)
  const say = withdrawalWords[language]
  const time = new Intl.DateTimeFormat(tag, { dateStyle: 'long', timeStyle: 'long', timeZone }).format(declaredAt)
  return composeLetter({
    from,
    to: order.email,
    language,
    shopName,
    subject: say.subject(order.display_id, shopName),
    greeting: say.greeting(isPlainName(name) ? name : undefined),
    paragraphs: [
      say.received(time, order.display_id),
      say.statement(toPlainText(name)),
      ...lines.map((line) => toLine(line, order, language)),
      say.further,
    ],
    link: storeUrl.replace(/\/$/, '') + path + (path && `/orders/${order.id}`),
    action: say.action,
    reference: `${id}.withdrawn`,
  })
}

function toLine({ item_id: id, quantity }, { items }, language) {
  return toPiecesText({ quantity, item: items.find((item) => item.id === id) }, language)
}

module.exports = { writeWithdrawalMail, composeWithdrawalMail }
