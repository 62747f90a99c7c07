type Check = (value: unknown) => boolean

const isRecord: Check = (value) => typeof value === 'object' && value !== null && !Array.isArray(value)
const isRecords: Check = (value) => Array.isArray(value) && value.every(isRecord)
const isText: Check = (value) => typeof value === 'string'
// JSON can write numbers that are none: 1e999
const isNumber: Check = (value) => typeof value === 'number' && Math.abs(value) <= Number.MAX_SAFE_INTEGER
// that of a country is a number
const isId: Check = (value) => isText(value) || isNumber(value)
const isMoment: Check = (value) => typeof value === 'string' && !Number.isNaN(Date.parse(value))
const orNull =
  (check: Check): Check =>
  (value) =>
    value === null || check(value)

// Medusa's fields are columns of its database and mean the same in every answer; those whose name means two things are left out
const fields: [check: Check, names: string][] = [
  [isId, 'id'],
  [isText, 'title name currency_code iso_2 display_name status'],
  [
    orNull(isText),
    `code handle subtitle description thumbnail email customer_id region_id variant_id product_id parent_category_id collection_id
    first_name last_name company address_1 address_2 postal_code city province country_code phone url sku provider_id
    option_id profile_id shipping_option_id tracking_number material origin_country allocation`,
  ],
  [isNumber, 'quantity unit_price display_id count offset limit balance'],
  [
    orNull(isNumber),
    `amount subtotal total original_total discount_total gift_card_total gift_card_tax_total tax_total shipping_total
    refunded_total refundable_amount paid_total calculated_price calculated_price_incl_tax calculated_tax original_price
    original_price_incl_tax original_tax inventory_quantity tax_rate rank usage_limit usage_count refund_amount
    fulfilled_quantity shipped_quantity returned_quantity difference_due weight length height width`,
  ],
  [
    orNull(isMoment),
    'created_at updated_at completed_at canceled_at starts_at ends_at shipped_at captured_at confirmed_at received_at',
  ],
  [
    isRecords,
    `items variants images categories profiles countries payment_providers shipping_methods shipping_addresses discounts
    gift_cards payment_sessions fulfillments payments tracking_links regions products product_categories collections
    product_tags product_types shipping_options return_reasons orders payment_methods`,
  ],
  [
    orNull(isRecords),
    'options tags tax_lines adjustments refunds returns swaps claims additional_items return_items children',
  ],
  [
    orNull(isRecord),
    `cart order customer region variant product shipping_address billing_address payment_session shipping_option
    collection metadata context rule price_list return`,
  ],
]
const checks = new Map(fields.flatMap(([check, names]) => names.split(/\s+/).map((name) => [name, check] as const)))

// what anybody may have written anything into; so are the records of a field that another plugin has added
const free = new Set(['metadata', 'context', 'data'])
const deepest = 40

// by the call, as logs name it: what its answer holds and cannot be without
const roots: [call: RegExp, root: string, check: Check][] = [
  [/^POST \/store\/carts\/:id\/complete$/, 'data', isRecord],
  [/^\w+ \/store\/carts/, 'cart', isRecord],
  [/^GET \/store\/customers\/me\/orders$/, 'orders', isRecords],
  [/^GET \/store\/customers\/me\/payment-methods$/, 'payment_methods', isRecords],
  [/^(?:GET|POST) \/store\/customers(?:\/me)?$/, 'customer', isRecord],
  [/^GET \/store\/orders/, 'order', isRecord],
  [/^POST \/store\/returns$/, 'return', isRecord],
  [/^GET \/store\/products$/, 'products', isRecords],
  [/^GET \/store\/variants$/, 'variants', isRecords],
  [/^GET \/store\/regions$/, 'regions', isRecords],
  [/^GET \/store\/product-categories$/, 'product_categories', isRecords],
  [/^GET \/store\/collections$/, 'collections', isRecords],
  [/^GET \/store\/product-tags$/, 'product_tags', isRecords],
  [/^GET \/store\/product-types$/, 'product_types', isRecords],
  [/^GET \/store\/shipping-options/, 'shipping_options', isRecords],
  [/^GET \/store\/return-reasons$/, 'return_reasons', isRecords],
  [/^GET \/store\/gift-cards\/:id$/, 'gift_card', isRecord],
]

/**
 * Whether a good answer can be what Medusa says to `call`, `GET /store/carts/:id`: what that cannot be without is there, and
 * each field that has one of Medusa's names holds what it always holds. Our plugin's own answers are read with schemas.
 */
export function isMedusasAnswer(call: string, answer: unknown): boolean {
  const [, path = ''] = call.split(' ')
  if (!path.startsWith('/store/') || path.startsWith('/store/vitrine/')) return isShallow(answer, 0)
  if (!isRecord(answer)) return false
  const [, root, check] = roots.find(([known]) => known.test(call)) ?? []
  return (!root || Boolean(check?.(Reflect.get(answer as object, root)))) && isSound(answer, 0)
}

// lists of the whole catalogue go through these: nothing is made on the way
function isSound(value: unknown, depth: number): boolean {
  if (typeof value !== 'object' || value === null) return true
  if (depth > deepest) return false
  if (Array.isArray(value)) return value.every((one) => isSound(one, depth + 1))
  for (const name in value) {
    const held: unknown = Reflect.get(value, name)
    if (checks.get(name)?.(held) === false) return false
    const isMedusas = checks.has(name) && !free.has(name)
    if (typeof held === 'object' && !(isMedusas ? isSound : isShallow)(held, depth + 1)) return false
  }
  return true
}

function isShallow(value: unknown, depth: number): boolean {
  if (typeof value !== 'object' || value === null) return true
  return depth <= deepest && Object.values(value).every((held) => isShallow(held, depth + 1))
}
