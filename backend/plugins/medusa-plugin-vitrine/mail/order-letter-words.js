'use strict'

/** What every letter about an order says. */
const orderLetterWords = {
  en: {
    action: 'View the order',
    proof: (number) =>
      `If the page asks for it: the number is ${number}, with the e-mail address of this mail and your postcode.`,
  },
  de: {
    action: 'Zur Bestellung',
    proof: (number) =>
      `Falls die Seite danach fragt: Die Nummer ist ${number}, dazu gehören die E-Mail-Adresse dieser Mail und Ihre Postleitzahl.`,
  },
}

module.exports = { orderLetterWords }
