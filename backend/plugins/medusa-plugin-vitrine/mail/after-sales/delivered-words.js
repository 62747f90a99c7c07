'use strict'

/** What the mail says that tells of a parcel at its door. */
const deliveredWords = {
  en: {
    subject: (number, shop) => `A parcel from your order no. ${number} at ${shop} has been delivered`,
    intro: (number, day) => `a parcel from your order no. ${number} was delivered on ${day}.`,
    contents: 'In this parcel',
    wrong: 'If it has not reached you, or something in it is not as it should be, please answer this mail.',
    back: 'What you do not want to keep you can send back from the page of your order.',
  },
  de: {
    subject: (number, shop) => `Ein Paket aus Ihrer Bestellung Nr. ${number} bei ${shop} wurde zugestellt`,
    intro: (number, day) => `ein Paket aus Ihrer Bestellung Nr. ${number} wurde am ${day} zugestellt.`,
    contents: 'In diesem Paket',
    wrong: 'Falls es nicht bei Ihnen angekommen ist oder etwas darin nicht stimmt, antworten Sie bitte auf diese Mail.',
    back: 'Was Sie nicht behalten möchten, können Sie über die Seite Ihrer Bestellung zurücksenden.',
  },
}

module.exports = { deliveredWords }
