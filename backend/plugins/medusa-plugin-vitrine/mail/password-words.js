'use strict'

const { words } = require('./words')

/** What the mail for a forgotten password says. */
const passwordWords = {
  en: {
    subject: (shop) => `Choose a new password for ${shop}`,
    greeting: words.en.greeting,
    reason: (shop) => `somebody asked for a new password for your account at ${shop}. You choose it on this page:`,
    action: 'Choose a new password',
    validity: (minutes) => `The link works once, within ${minutes} minutes.`,
    otherwise: 'If that was not you, you need not do anything. Your password stays as it is.',
  },
  de: {
    subject: (shop) => `Ein neues Passwort für ${shop} wählen`,
    greeting: words.de.greeting,
    reason: (shop) => `für Ihr Konto bei ${shop} wurde ein neues Passwort angefordert. Sie wählen es auf dieser Seite:`,
    action: 'Neues Passwort wählen',
    validity: (minutes) => `Der Link gilt einmal und für ${minutes} Minuten.`,
    otherwise: 'Wenn Sie das nicht waren, müssen Sie nichts tun. Ihr Passwort bleibt, wie es ist.',
  },
}

module.exports = { passwordWords }
