'use strict'

/** What the mail says that tells of money paid back. */
const refundWords = {
  en: {
    subject: (amount, number, shop) => `A refund of ${amount}: order no. ${number} at ${shop}`,
    intro: (amount, number) => `we have paid back ${amount} of your order no. ${number} to you.`,
    // by Medusa's reason; `other` says nothing
    reasons: {
      discount: 'The reason is a discount.',
      return: 'The reason is your return.',
      swap: 'It is the difference of your exchange.',
      claim: 'The reason is your complaint.',
    },
    way: 'It comes back the way you paid. It may take your bank some days until you see it.',
  },
  de: {
    subject: (amount, number, shop) => `Erstattung von ${amount}: Bestellung Nr. ${number} bei ${shop}`,
    intro: (amount, number) => `wir haben Ihnen ${amount} aus Ihrer Bestellung Nr. ${number} erstattet.`,
    reasons: {
      discount: 'Der Grund ist ein nachträglicher Rabatt.',
      return: 'Der Grund ist Ihre Rücksendung.',
      swap: 'Es ist der Unterschied aus Ihrem Umtausch.',
      claim: 'Der Grund ist Ihre Reklamation.',
    },
    way: 'Das Geld kommt auf dem Weg zurück, auf dem Sie bezahlt haben. Bis Sie es sehen, kann es bei Ihrer Bank einige Tage dauern.',
  },
}

module.exports = { refundWords }
