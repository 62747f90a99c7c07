// What the seed and the tests read out of Medusa's answers; each answer holds one or two of these.

export interface Metadata {
  kind?: string
  translations?: Record<string, Record<string, string>>
  [name: string]: unknown
}

export interface Row {
  id: string
  name: string
  type: string
  handle: string
  metadata?: Metadata
}

export interface Region extends Row {
  currency_code: string
  countries: { iso_2: string }[]
  tax_rate: number
  includes_tax: boolean
}

export interface Variant {
  id: string
  sku: string
  title: string
  inventory_quantity: number
  calculated_price: number
  original_price: number
  prices: { id: string; amount: number; currency_code: string }[]
}

export interface Product extends Row {
  title: string
  is_giftcard: boolean
  variants: Variant[]
}

export interface Line {
  id: string
  title: string
  quantity: number
  unit_price: number
  variant_id: string
  returned_quantity: number | null
  fulfilled_quantity: number | null
  shipped_quantity: number | null
  discount_total: number
  original_item_id: string | null
  is_return: boolean
  total: number
  subtotal: number
  tax_total: number
  refundable: number
  metadata: Metadata
  adjustments: { amount: number; discount_id: string }[]
  item_id: string
}

export interface PaymentData {
  id: string
  amount: number
  client_secret: string
  currency: string
  metadata: Record<string, string>
  status: string
  url: string
  payment: string
  capture_method: string
  customer: string
}

export interface Session {
  id: string
  provider_id: string
  status: string
  amount: number
  data: PaymentData
}

export interface Payment {
  id: string
  amount: number
  amount_refunded: number
  swap_id: string | null
  captured_at: string | null
  canceled_at: string | null
  provider_id: string
  data: PaymentData
}

export interface Totals {
  total: number
  subtotal: number
  tax_total: number
  shipping_total: number
  discount_total: number
  gift_card_total: number
  paid_total: number
  refunded_total: number
  refundable_amount: number
}

export interface Cart extends Totals {
  id: string
  type: string
  email: string
  customer_id: string
  completed_at: string | null
  items: Line[]
  region: Region
  payment: Payment
  payment_session: Session
  payment_sessions: Session[]
  gift_cards: GiftCard[]
  discounts: Discount[]
  shipping_methods: { id: string; price: number }[]
  region_id: string
}

export interface Refund {
  id: string
  amount: number
  reason: string
  note: string | null
}

export interface Return {
  id: string
  metadata: Metadata
  status: string
  refund_amount: number
  items: Line[]
  shipping_method: { id: string; price: number } | null
}

export interface Swap {
  id: string
  cart_id: string
  order_id: string
  payment_status: string
  fulfillment_status: string
  canceled_at: string | null
  confirmed_at: string | null
  difference_due: number
  additional_items: Line[]
  return_order: Return
  payment: Payment
  fulfillments: Fulfillment[]
}

export interface Claim {
  id: string
  metadata: Metadata
  type: string
  refund_amount: number
  payment_status: string
  fulfillment_status: string
  canceled_at: string | null
  additional_items: Line[]
  return_order: Return
  fulfillments: Fulfillment[]
}

export interface Fulfillment {
  id: string
  items: Line[]
  canceled_at: string | null
  shipped_at: string | null
  metadata: Metadata
}

export interface Order extends Totals {
  id: string
  region_id: string
  display_id: number
  email: string
  status: string
  payment_status: string
  fulfillment_status: string
  cart_id: string
  customer_id: string
  currency_code: string
  items: Line[]
  payments: Payment[]
  refunds: Refund[]
  returns: Return[]
  claims: Claim[]
  swaps: Swap[]
  edits: Edit[]
  fulfillments: Fulfillment[]
  region: Region
  metadata: Metadata
  difference_due: number
  gift_card_tax_total: number
  shipping_address: Record<string, string>
  shipping_methods: { id: string; price: number; total: number }[]
}

export interface Edit {
  id: string
  total: number
  status: string
  order_id: string
  items: Line[]
  difference_due: number
  payment_collection_id: string
  payment_collection: Collection
}

export interface Collection extends Row {
  status: string
  amount: number
  authorized_amount: number
  payments: Payment[]
  payment_sessions: Session[]
}

export interface GiftCard {
  id: string
  code: string
  value: number
  balance: number
  order_id: string | null
  is_disabled: boolean
}

export interface Discount {
  id: string
  code: string
  usage_count: number
}

export interface Customer {
  id: string
  billing_address_id: string | null
  shipping_addresses: Record<string, string>[]
  billing_address: Record<string, string> | null
  email: string
  first_name: string
  last_name: string
  phone: string
  has_account: boolean
  metadata: Metadata
}

export interface Task {
  id: string
  kind: string
  order_id: string
  amount: number
  data: Record<string, unknown>
  subject_id: string
  currency: string
  done_at: string | null
  /** of one task alone */
  mail?: { kind: string; is_tried: boolean; attempts: number } | null
}

export interface Withdrawal {
  id: string
  name: string
  lines: object[]
  declared_at: string
}

export interface Passkey {
  id: string
  credential_id: string
  name: string
  device: string
  counter: number
  used_at: string | null
}

export interface Answer extends Return {
  access_token: string
  own_prices: boolean
  code: string
  message: string
  type: string
  changed: boolean
  hits: { id: string }[]
  passkeys: Passkey[]
  providers: { id: string; issuer: string; email: string }[]
  sessions: { id: string; current: boolean; device: string }[]
  valid: boolean
  created: boolean
  edits: { status: string; difference: number; payment: object }[]
  made: string[]
  passkey: Passkey & { customer_id: string }
  place: { id: string; state: string; title: string } | null
  product_ids: string[]
  prior_prices: { currency_code: string; amount: number; current_amount: number }[]
  released: string[]
  sales_channel: Row
  withdrawal: Withdrawal
  withdrawals: Withdrawal[]
  notes: { value: string }[]
  payment_status: string
  errors: { code: string; reason: string; discount_code: string; variant_id: string; message: string }[]
  lines: { id: string; pieces: number; total: number; gone: { pieces: number; amount: number } }[]
  prices: Record<string, { known: number; live: number }>
  reset: boolean
  cart: Cart
  collection: Row
  customer: Customer
  customer_group: Row
  data: Order
  discount: Discount
  draft_order: Order
  gift_card: GiftCard
  order: Order
  order_edit: Edit
  orders: Order[]
  payment_collection: Collection
  price_list: Row
  product: Product
  product_category: Row
  products: Product[]
  publishable_api_key: Row
  region: Region
  regions: Region[]
  return: Return
  return_reason: Row
  return_reasons: (Row & { value: string })[]
  sales_channels: Row[]
  shipping_option: Row & { amount: number }
  shipping_options: (Row & { region_id: string; is_return: boolean; requirements: unknown[]; amount: number })[]
  shipping_profiles: Row[]
  store: { default_sales_channel_id: string }
  swap: Swap
  task: Task
  tasks: Task[]
  user: { id: string; email: string; password_hash?: string }
  variant: Variant
}
