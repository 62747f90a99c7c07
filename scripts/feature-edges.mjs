/**
 * Which feature may use which, never in a circle. The lint refuses everything else, and `npm test -- --changed` reads off
 * it what a change may reach.
 * @type {Record<string, string[]>}
 */
export const featureEdges = {
  account: ['address', 'auth', 'catalog', 'limits', 'orders', 'region', 'session'],
  address: ['region', 'session'],
  'after-sales': ['address', 'auth', 'cart', 'catalog', 'checkout', 'guarantee', 'orders', 'payment', 'region'],
  auth: ['cart', 'limits', 'orders', 'session'],
  region: [],
  guarantee: [],
  'delivery-promise': [],
  catalog: ['delivery-promise', 'guarantee', 'payment', 'region', 'pictures', 'session'],
  search: ['region', 'catalog', 'content', 'limits', 'session'],
  cart: ['delivery-promise', 'region', 'catalog', 'limits', 'orders', 'session'],
  checkout: [
    'address',
    'auth',
    'cart',
    'delivery-promise',
    'guarantee',
    'region',
    'catalog',
    'limits',
    'orders',
    'payment',
    'session',
  ],
  orders: ['address', 'delivery-promise', 'region', 'catalog', 'limits', 'payment', 'session'],
  'gift-cards': ['auth', 'limits', 'orders', 'region', 'session'],
  content: [],
  merchant: ['limits', 'session'],
  offline: ['session'],
  sitemap: ['catalog', 'content', 'region'],
  payment: ['session'],
  pictures: [],
  limits: ['session'],
  session: [],
  vitals: [],
}
