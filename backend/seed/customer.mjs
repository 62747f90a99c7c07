/** The customer to try the shop with. */
export const person = { first_name: 'Lena', last_name: 'Brandt', phone: '+49 30 5550142' }

export const addresses = {
  de: {
    ...person,
    company: '',
    address_1: 'Oderberger Straße 21',
    address_2: 'Hinterhaus, 3. OG',
    city: 'Berlin',
    postal_code: '10435',
    country_code: 'de',
    province: '',
  },
  us: {
    ...person,
    phone: '+1 718 555 0142',
    company: 'Brandt Studio',
    address_1: '412 Lafayette Avenue',
    address_2: 'Apt 4B',
    city: 'Brooklyn',
    postal_code: '11238',
    country_code: 'us',
    province: 'NY',
  },
}

/**
 * @typedef {object} PastOrder
 * @property {string} region
 * @property {keyof typeof addresses} address
 * @property {string} locale
 * @property {string} shipping
 * @property {string} [discount]
 * @property {{ sku: string, quantity: number }[]} lines
 * @property {('capture' | 'fulfil' | 'ship' | 'cancel')[]} then
 */

/**
 * What she has ordered before, oldest first; `then` is what the shop has done about it since.
 * @type {PastOrder[]}
 */
export const pastOrders = [
  {
    region: 'us',
    address: 'us',
    locale: 'en-us',
    shipping: 'standard',
    discount: 'OPENING',
    lines: [
      { sku: 'FIE-TERRACO-A5-DOTTED', quantity: 3 },
      { sku: 'LNR-INK-05MM', quantity: 1 },
    ],
    then: ['capture', 'fulfil'],
  },
  {
    region: 'eu',
    address: 'de',
    locale: 'en-de',
    shipping: 'standard',
    lines: [{ sku: 'DUS-FIG-180G', quantity: 1 }],
    then: ['cancel'],
  },
  {
    region: 'eu',
    address: 'de',
    locale: 'de-de',
    shipping: 'standard',
    lines: [
      { sku: 'KUM-CLAY-250ML', quantity: 2 },
      { sku: 'MIR-CHALK-MEDIUM', quantity: 1 },
      { sku: 'EVE-OAT-M', quantity: 1 },
    ],
    then: ['capture', 'fulfil', 'ship'],
  },
  {
    region: 'eu',
    address: 'de',
    locale: 'de-de',
    shipping: 'express',
    lines: [{ sku: 'DRI-RUST-130180CM', quantity: 1 }],
    then: [],
  },
]
