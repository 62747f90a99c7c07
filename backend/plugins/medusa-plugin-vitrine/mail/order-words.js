'use strict'

const { words } = require('./words')

/** What the order's mail says, by language. Functions where a value stands in the sentence. */
const orderWords = {
  en: {
    ...words.en,
    subject: (number, shop) => `Your order no. ${number} at ${shop}`,
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
  },
  de: {
    ...words.de,
    subject: (number, shop) => `Ihre Bestellung Nr. ${number} bei ${shop}`,
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
  },
}

module.exports = { orderWords }
