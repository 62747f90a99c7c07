import type { DeliveryDates } from '@vitrine/shared/delivery-dates'

/** The shopper's name, as far as an address or an account has it. */
export interface MailedName {
  first_name?: string | null
  last_name?: string | null
}

/** Where a parcel goes. */
export interface MailedDestination {
  /** ISO 3166-1 alpha-2, in either case. */
  country_code?: string | null
}

type Metadata = Record<string, unknown> | null

/** A line of an order, with `variant.product.images` where these are still there. */
export interface MailedItem {
  id?: string
  title: string
  description: string | null
  quantity: number
  created_at: string | Date
  is_giftcard?: boolean
  /** Minor units. */
  unit_price?: number
  shipped_quantity?: number | null
  /** The product's as it was when the line was made. */
  thumbnail?: string | null
  variant?: { product?: { metadata?: Metadata; images?: { url: string }[] } | null } | null
}

/** Some pieces of a line. */
export interface MailedPieces {
  quantity: number
  item: MailedItem
}

/** A way of shipping, there or back. */
export interface MailedMethod {
  /** With the days that were promised when it was ordered. */
  data?: { arrives?: DeliveryDates }
  shipping_option?: { name?: string; metadata?: Metadata } | null
}

/** What a letter says of the order that it is about. */
export interface MailedOrder {
  id: string
  email: string
  display_id: number
  currency_code: string
  shipping_address?: (MailedName & MailedDestination) | null
  billing_address?: MailedName | null
}

export interface MailedOrderWithItems extends MailedOrder {
  items: MailedItem[]
}
