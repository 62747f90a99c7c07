'use strict'

const { composeLetter } = require('./letter')
const { parseLocale } = require('./locale')
const { orderEditWords } = require('./words')

/**
 * The mail that proposes a change of an order, to who ordered and in the language of the order.
 * @param {{ id: string, order: { id: string, email: string, display_id: number,
 *   shipping_address?: { first_name: string | null } | null } }} edit
 * @param {{ locale?: string, from: string, shopName: string, storeUrl: string }} options
 * @returns {object} for nodemailer
 */
function composeOrderEditMail({ id, order }, { locale, from, shopName, storeUrl }) {
  const { language, path } = parseLocale(locale)
  const say = orderEditWords[language]
  const { display_id: number } = order
  const page = path && `${path}/orders/${encodeURIComponent(order.id)}/edits/${encodeURIComponent(id)}`
  const letter = composeLetter({
    from,
    to: order.email,
    language,
    shopName,
    subject: say.subject(number, shopName),
    greeting: say.greeting(order.shipping_address?.first_name),
    paragraphs: [say.intro(number), say.stays, say.proof(number)],
    link: storeUrl.replace(/\/$/, '') + page,
    action: say.action,
  })
  // the same each time, so that a mail that had to be sent again can be known for the same
  return { ...letter, messageId: `<${id}.requested@${/@([^>\s]+)/.exec(from)?.[1] ?? 'localhost'}>` }
}

module.exports = { composeOrderEditMail }
