/** What every step of the checkout says: how far it is, what is ordered, what it costs. */
const stepMessages = [
  ...[
    'cart:codes',
    'cart:errors',
    'cart:prices',
    'cart:region',
    'gift-cards:line',
    'checkout:edit',
    'checkout:notes',
    'checkout:shipping',
  ],
  ...['checkout:steps', 'checkout:summary', 'orders:days', 'orders:days-range', 'orders:free', 'orders:quantity'],
  'checkout:title',
  'orders:total',
] as const

export const addressStepMessages = [...stepMessages, 'checkout:address', 'checkout:fields', 'checkout:select'] as const

export const deliveryStepMessages = [
  ...stepMessages,
  'checkout:delivery',
  'checkout:payment',
  'orders:payment',
] as const

export const reviewStepMessages = [
  ...deliveryStepMessages,
  ...['checkout:address', 'checkout:place', 'checkout:review', 'checkout:same-as-shipping'],
] as const
