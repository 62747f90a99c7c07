// What the seed and the tests read out of Medusa's answers; each answer holds one or two of these.

export interface Row {
  id: string
  name: string
  type: string
  handle: string
  metadata?: Record<string, unknown>
}

export interface Line {
  id: string
  quantity: number
}

export interface Order {
  id: string
  display_id: number
  items: Line[]
  fulfillments: { id: string }[]
}

export interface Product extends Row {
  is_giftcard: boolean
  variants: { id: string; sku: string; title: string }[]
}

export interface Answer {
  access_token: string
  type: string
  cart: { id: string }
  collection: Row
  data: Order
  gift_card: { code: string; balance: number }
  order: Order
  product: Product
  product_category: Row
  publishable_api_key: Row
  region: Row
  return_reason: Row
  sales_channels: Row[]
  shipping_options: Row[]
  shipping_profiles: Row[]
}
