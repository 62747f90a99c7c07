/**
 * @typedef {object} Discount
 * @property {string} code
 * @property {'percentage' | 'fixed' | 'free_shipping'} type
 * @property {number} value
 * @property {string} description
 * @property {string[]} [regions]
 * @property {string} [startsAt]
 * @property {string} [endsAt]
 * @property {number} [usageLimit]
 */

/**
 * Codes to try. Where no regions are named, a code is good in all of them; fixed values are minor units.
 * @type {Discount[]}
 */
export const discounts = [
  { code: 'WELCOME10', type: 'percentage', value: 10, description: '10% off for newcomers' },
  { code: 'TAKE5', type: 'fixed', value: 500, regions: ['eu'], description: '5 euros off' },
  { code: 'TAKE5US', type: 'fixed', value: 500, regions: ['us'], description: '5 dollars off' },
  { code: 'TAKE5GB', type: 'fixed', value: 500, regions: ['gb'], description: '5 pounds off' },
  { code: 'TAKE500JP', type: 'fixed', value: 500, regions: ['jp'], description: '500 yen off' },
  { code: 'TAKE1KW', type: 'fixed', value: 1000, regions: ['kw'], description: '1 dinar off' },
  { code: 'FREESHIP', type: 'free_shipping', value: 0, description: 'Free shipping' },
  {
    code: 'SUMMER24',
    type: 'percentage',
    value: 20,
    startsAt: '2024-06-01T00:00:00.000Z',
    endsAt: '2024-08-31T22:00:00.000Z',
    description: 'Summer 2024, over',
  },
  {
    code: 'SPRING30',
    type: 'percentage',
    value: 30,
    startsAt: '2030-03-01T00:00:00.000Z',
    description: 'Spring 2030, not begun yet',
  },
  {
    code: 'OPENING',
    type: 'percentage',
    value: 25,
    usageLimit: 1,
    description: '25% off at the opening, used up by the customer’s first order',
  },
  { code: 'ONCE', type: 'percentage', value: 15, usageLimit: 1, description: '15% off, for the first who comes' },
]

/**
 * What is on sale: the share taken off the price in every currency.
 * @type {{ name: string, description: string, off: Record<string, number> }}
 */
export const sale = {
  name: 'End of season',
  description: 'The last of the season, for as long as it lasts',
  off: {
    'drift-throw': 0.2,
    'isla-vase': 0.15,
    'bell-pendant': 0.25,
    'sail-linen-shirt': 0.3,
    'fisher-sweater': 0.2,
    'cove-lantern': 0.15,
    'almanac-planner': 0.25,
    'arco-rug': 0.15,
    'sunday-napkin': 0.2,
  },
}

/** Gift cards that have been issued; Medusa makes up their codes. */
export const issuedGiftCards = [
  { region: 'eu', value: 5000 },
  { region: 'us', value: 5000 },
  { region: 'jp', value: 8000 },
]
