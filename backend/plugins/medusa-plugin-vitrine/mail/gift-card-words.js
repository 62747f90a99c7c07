'use strict'

const { words } = require('./words')

/** What the mail with the code of a gift card says. */
const giftCardWords = {
  en: {
    subject: (value, shop) => `Your gift card over ${value} for ${shop}`,
    greeting: words.en.greeting,
    intro: (value, number, code) =>
      `here is the gift card over ${value} from your order no. ${number}. Its code is ${code}.`,
    howTo: 'Enter it in the bag or at the checkout. What is left stays on the card for the next time.',
    action: 'Use it now',
    keep: 'Whoever has the code can use the card. Pass this mail on only to the person that it is for.',
  },
  de: {
    subject: (value, shop) => `Ihre Geschenkkarte über ${value} für ${shop}`,
    greeting: words.de.greeting,
    intro: (value, number, code) =>
      `hier ist die Geschenkkarte über ${value} aus Ihrer Bestellung Nr. ${number}. Ihr Code lautet ${code}.`,
    howTo:
      'Geben Sie ihn im Warenkorb oder an der Kasse ein. Was übrig bleibt, bleibt für das nächste Mal auf der Karte.',
    action: 'Jetzt einlösen',
    keep: 'Wer den Code hat, kann die Karte einlösen. Geben Sie diese Mail nur an die Person weiter, für die sie ist.',
  },
}

module.exports = { giftCardWords }
