/** What every step of the checkout says: how far it is, what is ordered, what it costs. */
const stepWords = [
  ...[
    'cart:codes',
    'cart:errors',
    'cart:prices',
    'cart:region',
    'checkout:edit',
    'checkout:notes',
    'checkout:shipping',
  ],
  ...['checkout:steps', 'checkout:summary', 'orders:days', 'orders:days-range', 'orders:free', 'orders:quantity'],
  'orders:total',
] as const

export const addressStepWords = [...stepWords, 'checkout:address', 'checkout:fields', 'checkout:select'] as const

export const shippingStepWords = stepWords

export const paymentStepWords = [...stepWords, 'checkout:payment', 'orders:payment'] as const

export const reviewStepWords = [
  ...paymentStepWords,
  ...['checkout:address', 'checkout:place', 'checkout:review', 'checkout:same-as-shipping'],
] as const
