'use strict'

/** What the order's mail says, by language. Functions where a value stands in the sentence. */
const words = {
  en: {
    subject: (number, shop) => `Your order no. ${number} at ${shop}`,
    greeting: (name) => (name ? `Hello ${name},` : 'Hello,'),
    thanks: 'thank you for your order. We have received it and will begin with it right away.',
    orderNumber: 'Order number',
    orderDate: 'Date',
    item: 'Item',
    quantity: 'Quantity',
    price: 'Price',
    goods: 'Items',
    shipping: 'Shipping',
    discount: 'Discount',
    giftCard: 'Gift card',
    tax: 'Tax',
    totalIncludingTax: 'Total including tax',
    includedTax: 'Tax included',
    pricesInclude: 'All prices include tax.',
    pricesExclude: 'Item prices are without tax; it is listed separately.',
    shippingAddress: 'Delivery address',
    billingAddress: 'Billing address',
    // of any country, whose name for it the shop's pages know
    vatNumber: (number) => `VAT or tax number ${number}`,
    shippingMethod: 'Shipping method',
    attached: 'Attached, for you to keep',
    visit: (shop) => `Visit ${shop}`,
  },
  de: {
    subject: (number, shop) => `Ihre Bestellung Nr. ${number} bei ${shop}`,
    greeting: (name) => (name ? `Guten Tag ${name},` : 'Guten Tag,'),
    thanks: 'vielen Dank für Ihre Bestellung. Sie ist bei uns eingegangen, und wir kümmern uns gleich darum.',
    orderNumber: 'Bestellnummer',
    orderDate: 'Datum',
    item: 'Artikel',
    quantity: 'Menge',
    price: 'Preis',
    goods: 'Artikel',
    shipping: 'Versand',
    discount: 'Rabatt',
    giftCard: 'Geschenkkarte',
    tax: 'Steuern',
    totalIncludingTax: 'Gesamtbetrag inkl. MwSt.',
    includedTax: 'Enthaltene MwSt.',
    pricesInclude: 'Alle Preise enthalten die gesetzliche MwSt.',
    pricesExclude: 'Die Artikelpreise verstehen sich ohne Steuern; sie sind eigens aufgeführt.',
    shippingAddress: 'Lieferadresse',
    billingAddress: 'Rechnungsadresse',
    vatNumber: (number) => `USt-IdNr. oder Steuernummer ${number}`,
    shippingMethod: 'Versandart',
    attached: 'Im Anhang, zum Aufbewahren',
    visit: (shop) => `Zu ${shop}`,
  },
}

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

/** What the mail says with which a change of an order is proposed. */
const orderEditWords = {
  en: {
    subject: (number, shop) => `A change to your order no. ${number} at ${shop}`,
    greeting: words.en.greeting,
    intro: (number) =>
      `we would like to change something in your order no. ${number}. Please look at it and tell us whether you agree:`,
    action: 'See the change',
    stays: 'Until you answer, your order stays as it is.',
    proof: (number) =>
      `If the page asks for it: the number is ${number}, with the e-mail address of this mail and your postcode.`,
  },
  de: {
    subject: (number, shop) => `Eine Änderung Ihrer Bestellung Nr. ${number} bei ${shop}`,
    greeting: words.de.greeting,
    intro: (number) =>
      `wir möchten an Ihrer Bestellung Nr. ${number} etwas ändern. Bitte sehen Sie es sich an und sagen Sie uns, ob Sie einverstanden sind:`,
    action: 'Änderung ansehen',
    stays: 'Bis Sie antworten, bleibt Ihre Bestellung, wie sie ist.',
    proof: (number) =>
      `Falls die Seite danach fragt: Die Nummer ist ${number}, dazu gehören die E-Mail-Adresse dieser Mail und Ihre Postleitzahl.`,
  },
}

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

module.exports = {
  words,
  passwordWords,
  addressWords,
  erasureWords,
  newPasswordWords,
  giftCardWords,
  orderEditWords,
  claimWords,
}
