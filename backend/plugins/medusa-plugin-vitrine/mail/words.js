'use strict'

/** What every mail says, by language. What only one says stands beside it. */
const words = {
  en: {
    greeting: (name) => (name ? `Hello ${name},` : 'Hello,'),
    visit: (shop) => `Visit ${shop}`,
  },
  de: {
    greeting: (name) => (name ? `Guten Tag ${name},` : 'Guten Tag,'),
    visit: (shop) => `Zu ${shop}`,
  },
  fr: {
    greeting: (name) => (name ? `Bonjour ${name},` : 'Bonjour,'),
    visit: (shop) => `Aller sur ${shop}`,
  },
  es: {
    greeting: (name) => (name ? `Hola, ${name}:` : 'Hola:'),
    visit: (shop) => `Ir a ${shop}`,
  },
  ja: {
    greeting: (name) => (name ? `${name} 様` : 'お客様'),
    visit: (shop) => `${shop}を見る`,
  },
  ar: {
    greeting: (name) => (name ? `مرحبًا ${name}،` : 'مرحبًا،'),
    visit: (shop) => `زيارة ${shop}`,
  },
}

module.exports = { words }
