'use strict'

/** What the mail says that tells of an order's cancellation. */
const cancelledWords = {
  en: {
    subject: (number, shop) => `Your order no. ${number} at ${shop} is cancelled`,
    intro: (number) => `your order no. ${number} is cancelled. Nothing of it will be sent.`,
    items: 'Cancelled',
    paid: 'What you have paid comes back to you the way you paid it.',
    unpaid: 'You have nothing to pay for it. If your bank has set the amount aside, it is released.',
  },
  de: {
    subject: (number, shop) => `Ihre Bestellung Nr. ${number} bei ${shop} ist storniert`,
    intro: (number) => `Ihre Bestellung Nr. ${number} ist storniert. Es wird nichts davon verschickt.`,
    items: 'Storniert',
    paid: 'Was Sie bezahlt haben, bekommen Sie auf dem Weg zurück, auf dem Sie bezahlt haben.',
    unpaid: 'Sie müssen dafür nichts bezahlen. Hat Ihre Bank den Betrag vorgemerkt, wird er wieder frei.',
  },
}

module.exports = { cancelledWords }
