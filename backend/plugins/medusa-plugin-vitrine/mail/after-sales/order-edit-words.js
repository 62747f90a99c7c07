'use strict'

/** What the mail says with which a change of an order is proposed. */
const orderEditWords = {
  en: {
    subject: (number, shop) => `A change to your order no. ${number} at ${shop}`,
    intro: (number) =>
      `we would like to change something in your order no. ${number}. Please look at it and tell us whether you agree:`,
    action: 'See the change',
    stays: 'Until you answer, your order stays as it is.',
  },
  de: {
    subject: (number, shop) => `Eine Änderung Ihrer Bestellung Nr. ${number} bei ${shop}`,
    intro: (number) =>
      `wir möchten an Ihrer Bestellung Nr. ${number} etwas ändern. Bitte sehen Sie es sich an und sagen Sie uns, ob Sie einverstanden sind:`,
    action: 'Änderung ansehen',
    stays: 'Bis Sie antworten, bleibt Ihre Bestellung, wie sie ist.',
  },
}

module.exports = { orderEditWords }
