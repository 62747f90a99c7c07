'use strict'

const { words } = require('./words')

/** What the mail says with which a guest's orders are moved into an account. */
const claimWords = {
  en: {
    subject: (numbers, shop) => `Add order ${numbers} at ${shop} to an account`,
    greeting: words.en.greeting,
    reason: (numbers, shop) =>
      `somebody who is signed in at ${shop} asked for order ${numbers}, which was placed with this address, to be added to their account. If that was you, confirm it on this page:`,
    action: 'Look and confirm',
    validity: (minutes) => `The link holds for ${minutes} minutes, for the account that asked for it only.`,
    otherwise: 'If that was not you, you need not do anything. The order stays as it is.',
  },
  de: {
    subject: (numbers, shop) => `Bestellung ${numbers} bei ${shop} in ein Konto übernehmen`,
    greeting: words.de.greeting,
    reason: (numbers, shop) =>
      `jemand, der bei ${shop} angemeldet ist, möchte die Bestellung ${numbers}, die mit dieser Adresse aufgegeben wurde, in das eigene Konto übernehmen. Waren Sie das, bestätigen Sie es auf dieser Seite:`,
    action: 'Ansehen und bestätigen',
    validity: (minutes) => `Der Link gilt ${minutes} Minuten und nur für das Konto, das ihn angefordert hat.`,
    otherwise: 'Wenn Sie das nicht waren, müssen Sie nichts tun. Die Bestellung bleibt, wie sie ist.',
  },
}

module.exports = { claimWords }
