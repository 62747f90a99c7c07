'use strict'

const { composeLetter } = require('./letter')
const { parseLocale } = require('./locale')
const { addressWords } = require('./words')

/**
 * Tells the former address of an account that it has another. The other one is not named: whoever reads this mail need
 * not be the one who owns it.
 * @param {string} recipient
 * @param {{ locale?: string, from: string, shopName: string, storeUrl: string }} options
 * @returns {object} for nodemailer
 */
function composeAddressMail(recipient, { locale, from, shopName, storeUrl }) {
  const { language, path } = parseLocale(locale)
  const say = addressWords[language]
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

module.exports = { composeAddressMail }
