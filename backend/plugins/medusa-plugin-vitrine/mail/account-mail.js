'use strict'

const { composeLetter } = require('./letter')
const { parseLocale } = require('./locale')

/**
 * A letter about an account as a whole to one address, which it does not name, nor any other: whoever reads it need not
 * be the one who owns the account.
 * @param {string} recipient
 * @param {Record<string, { subject: Function, greeting: Function, reason: Function, otherwise: string, action: Function }>} words
 *   by language
 * @param {{ locale?: string, from: string, shopName: string, storeUrl: string }} options
 * @returns {object} for nodemailer
 */
function composeAccountMail(recipient, words, { locale, from, shopName, storeUrl }) {
  const { language, path } = parseLocale(locale)
  const say = words[language]
  return composeLetter({
    from,
    to: recipient,
    language,
    shopName,
    subject: say.subject(shopName),
    greeting: say.greeting(),
    paragraphs: [say.reason(shopName), say.otherwise],
    link: new URL(path, storeUrl).href,
    action: say.action(shopName),
  })
}

module.exports = { composeAccountMail }
