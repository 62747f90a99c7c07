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
  'gift-note': [],
  'delivery-promise': [],
  catalog: ['delivery-promise', 'gift-note', 'guarantee', 'payment', 'region', 'pictures', 'session'],
  search: ['region', 'catalog', 'content', 'limits', 'session'],
  cart: ['delivery-promise', 'gift-note', 'region', 'catalog', 'limits', 'orders', 'session'],
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
  orders: ['address', 'delivery-promise', 'gift-note', 'region', 'catalog', 'limits', 'payment', 'session'],
  'gift-cards': ['auth', 'gift-note', 'limits', 'orders', 'region', 'session'],
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
