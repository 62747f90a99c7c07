'use strict'

/** What the mails about a return say: when it is announced and when it has arrived. */
const returnWords = {
  en: {
    items: 'You send back',
    way: 'How it comes back',
    refund: 'Refund',
    ownWay: 'You send it yourself',
    requested: {
      subject: (number, shop) => `Your return of order no. ${number} at ${shop}`,
      intro: (name, number) =>
        `we have your return ${name} of order no. ${number}. Please print its slip and put it into the parcel with the items:`,
      action: 'Open the slip',
      paidWay: 'The costs of the way back are taken off the refund already.',
      ownWay:
        'Send the parcel with a carrier of your choice, and keep the receipt until we have told you that it has arrived.',
      then: 'Once it has arrived and we have looked at it, we pay the amount back the way you paid. What is not paid yet comes off the invoice.',
    },
    received: {
      subject: (number, shop) => `Your return of order no. ${number} at ${shop} has arrived`,
      intro: (name, number) => `your return ${name} of order no. ${number} has arrived.`,
      items: 'In the parcel',
      refunded: 'We have paid the amount back the way you paid. It may take your bank some days until you see it.',
      exchange: 'It belongs to your exchange.',
      checked: 'It is not quite what was announced, so we are looking into it.',
    },
  },
  de: {
    items: 'Sie senden zurück',
    way: 'Weg der Rücksendung',
    refund: 'Erstattung',
    ownWay: 'Sie verschicken es selbst',
    requested: {
      subject: (number, shop) => `Ihre Rücksendung zur Bestellung Nr. ${number} bei ${shop}`,
      intro: (name, number) =>
        `Ihre Rücksendung ${name} zur Bestellung Nr. ${number} ist bei uns angemeldet. Bitte drucken Sie den Rücksendeschein aus und legen Sie ihn mit den Artikeln in das Paket:`,
      action: 'Zum Rücksendeschein',
      paidWay: 'Die Kosten des Rückwegs sind von der Erstattung schon abgezogen.',
      ownWay:
        'Senden Sie das Paket mit einem Paketdienst Ihrer Wahl, und bewahren Sie den Beleg auf, bis wir Ihnen die Ankunft bestätigt haben.',
      then: 'Sobald es angekommen und geprüft ist, erstatten wir den Betrag auf dem Weg, auf dem Sie bezahlt haben. Was noch nicht bezahlt ist, ziehen wir von der Rechnung ab.',
    },
    received: {
      subject: (number, shop) => `Ihre Rücksendung zur Bestellung Nr. ${number} bei ${shop} ist angekommen`,
      intro: (name, number) => `Ihre Rücksendung ${name} zur Bestellung Nr. ${number} ist bei uns angekommen.`,
      items: 'Im Paket',
      refunded:
        'Wir haben den Betrag auf dem Weg erstattet, auf dem Sie bezahlt haben. Bis Sie ihn sehen, kann es bei Ihrer Bank einige Tage dauern.',
      exchange: 'Sie gehört zu Ihrem Umtausch.',
      checked: 'Der Inhalt weicht von der Ankündigung ab; wir gehen dem nach.',
    },
  },
}

module.exports = { returnWords }
