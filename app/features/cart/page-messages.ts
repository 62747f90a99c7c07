/** What the page of the bag says. */
export const cartMessages = [
  ...['cart:attempt', 'cart:checkout', 'cart:codes', 'cart:done', 'cart:empty', 'cart:errors'],
  ...['cart:lines', 'cart:notices', 'cart:prices', 'cart:region', 'cart:saved', 'cart:state'],
  ...['cart:summary', 'cart:title', 'cart:undo', 'orders:days', 'orders:days-range', 'orders:free', 'orders:total'],
  ...['gift-cards:edit', 'gift-cards:line', 'gift-cards:note'],
] as const

/** What the page of a bag that is not empty says beside that: how far its checkout is, what shipping would cost. */
export const cartCheckoutMessages = [
  ...['checkout:estimate', 'checkout:fields', 'checkout:notes', 'checkout:payment', 'checkout:shipping'],
  ...['checkout:steps', 'checkout:title'],
] as const
