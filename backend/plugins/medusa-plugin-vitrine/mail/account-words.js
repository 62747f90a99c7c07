'use strict'

const { words } = require('./words')

/** What the former address of an account is told when its owner confirms another. */
const addressWords = {
  en: {
    subject: (shop) => `Your e-mail address at ${shop} has been changed`,
    greeting: words.en.greeting,
    reason: (shop) =>
      `your account at ${shop} has another e-mail address now. You sign in with that one, and we no longer write to this address.`,
    action: words.en.visit,
    otherwise: 'If that was not you, please write to us at once, so that we can give the account back to you.',
  },
  de: {
    subject: (shop) => `Ihre E-Mail-Adresse bei ${shop} wurde geändert`,
    greeting: words.de.greeting,
    reason: (shop) =>
      `Ihr Konto bei ${shop} hat jetzt eine andere E-Mail-Adresse. Mit ihr melden Sie sich an, und an diese hier schreiben wir nicht mehr.`,
    action: words.de.visit,
    otherwise:
      'Wenn Sie das nicht waren, schreiben Sie uns bitte gleich, damit wir Ihnen das Konto zurückgeben können.',
  },
}

/** What the address of an account is told when the account is deleted. */
const erasureWords = {
  en: {
    subject: (shop) => `Your account at ${shop} has been deleted`,
    greeting: words.en.greeting,
    reason: (shop) =>
      `your account at ${shop} is deleted, with your name, your saved addresses and your way to sign in. Of your orders we keep what the law obliges us to keep.`,
    action: words.en.visit,
    otherwise: 'If that was not you, please write to us. This is the last mail about the account.',
  },
  de: {
    subject: (shop) => `Ihr Konto bei ${shop} wurde gelöscht`,
    greeting: words.de.greeting,
    reason: (shop) =>
      `Ihr Konto bei ${shop} ist gelöscht, mit Ihrem Namen, Ihren gespeicherten Adressen und Ihrer Anmeldung. Von Ihren Bestellungen bewahren wir auf, wozu uns das Gesetz verpflichtet.`,
    action: words.de.visit,
    otherwise: 'Wenn Sie das nicht waren, schreiben Sie uns bitte. Dies ist die letzte Mail zu diesem Konto.',
  },
}

/** What an account's owner is told when its password was changed. */
const newPasswordWords = {
  en: {
    subject: (shop) => `Your password at ${shop} has been changed`,
    greeting: words.en.greeting,
    reason: (shop) =>
      `your account at ${shop} has another password now. Whoever was signed in to it elsewhere has to sign in again.`,
    action: () => 'Choose another password',
    authPage: 'forgot-password',
    otherwise: 'If that was you, you need not do anything. If it was not, choose another password at once:',
  },
  de: {
    subject: (shop) => `Ihr Passwort bei ${shop} wurde geändert`,
    greeting: words.de.greeting,
    reason: (shop) =>
      `Ihr Konto bei ${shop} hat jetzt ein anderes Passwort. Wer anderswo darin angemeldet war, muss sich neu anmelden.`,
    action: () => 'Ein anderes Passwort wählen',
    authPage: 'forgot-password',
    otherwise: 'Wenn Sie das waren, müssen Sie nichts tun. Wenn nicht, wählen Sie bitte gleich ein anderes Passwort:',
  },
}

module.exports = { addressWords, erasureWords, newPasswordWords }
