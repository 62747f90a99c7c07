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
}

module.exports = { words }
