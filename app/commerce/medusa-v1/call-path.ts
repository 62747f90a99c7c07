// Only these words of a path are ours to log; all else is an id, a code or an e-mail address.
const words = new Set(
  `store admin auth token carts complete shipping-methods payment-sessions payment-session refresh discounts line-items taxes
  collections product-categories product-tags product-types products search variants customers me orders payment-methods
  addresses password-token password-reset gift-cards order-edits decline batch customer confirm cart payment-collections
  sessions authorize regions return-reasons returns shipping-options swaps health
  batch-jobs cancel currencies customer-groups code conditions dynamic-codes draft-orders pay notes price-lists prices
  shipping-profiles stock-locations sales-channels reservations publishable-api-keys revoke users reset-password
  inventory-items location-levels invites accept resend notifications items changes request capture refund fulfillment
  fulfillments shipment shipments return archive claims process-payment payments types tag-usage metadata options countries
  fulfillment-providers fulfillment-options payment-providers receive tax-providers tax-rates uploads protected
  download-url inventory vitrine tasks done`.split(/\s+/),
)

/** The path as logs may show it: `/store/carts/:id/line-items/:id`, no query. */
export function toPathTemplate(path: string): string {
  const [pathname = ''] = path.split(/[?#]/, 1)
  const segments = pathname.split('/').filter((segment) => segment !== '')
  return `/${segments.map((segment) => (words.has(segment) ? segment : ':id')).join('/')}`
}

/**
 * The address of `path` under `baseUrl`, each with or without slashes at the joint.
 * Null for a path that would leave its place: dot segments, empty segments, a fragment, control characters.
 */
export function toCallUrl(baseUrl: string, path: string): URL | null {
  const relative = path.replace(/^\//, '')
  const [pathname = ''] = relative.split('?', 1)
  const segments = pathname.split('/')
  if (segments.some((segment) => segment === '' || /^(\.|%2e){1,2}$/i.test(segment))) return null
  if (!/^[\x21-\x7e]+$/.test(relative) || /[#\\]/.test(relative)) return null
  return new URL(`${baseUrl.replace(/\/+$/, '')}/${relative}`)
}
