import { type GiftNote } from '@vitrine/shared/gift-note'
import { type DeliveryDates } from '@vitrine/shared/delivery-dates'
import { type PostalAddress } from './address'
import { type CartLine, type ComputedAmounts } from './cart'
import { type Metadata } from './product'
import { type DeliveryTime } from './shipping'

export type OrderStatus = 'pending' | 'completed' | 'archived' | 'cancelled' | 'action-needed'

/** `awaiting`: by an invoice, or promised by the provider. It stays `captured` when a change of the order costs more. */
export type PaymentStatus =
  'not-paid' | 'awaiting' | 'captured' | 'partly-refunded' | 'refunded' | 'cancelled' | 'action-needed'

/** What a line is called by: of an order, of an exchange and of a change alike. */
export interface NamedLine {
  title: string
  /** The chosen values, untranslated. */
  description: string | null
  /** Null once the variant or its product was deleted. */
  variant: { id: string; productId: string } | null
  /** Called by its worth. */
  giftCard: boolean
  /** For one piece, in minor units. */
  unitPrice: number
}

/** A line as far as an order edit leaves it behind. */
export interface FormerLine {
  id: string
  quantity: number
  /** The line that an edit has put this one in place of. */
  originalId: string | null
  /** The edit that it came with; null for what was bought in the first place. */
  editId: string | null
}

/** A line with how many pieces of it are where. */
export interface CountedLine extends FormerLine {
  /** Packed. */
  fulfilled: number
  shipped: number
  returned: number
  giftCard: boolean
}

export interface OrderLine extends CountedLine, NamedLine, Pick<CartLine, 'subtotal' | 'originalTotal'> {
  /** ISO 8601; lines come in no order. */
  createdAt: string
  /** For whom it is, of a gift card. */
  gift: GiftNote | null
  /** Address of a picture. */
  thumbnail: string | null
  /** `unitPrice` is with tax. */
  includesTax: boolean
  /** Per cent. */
  taxRates: number[]
  /** For all of the line, in minor units without tax. */
  discount: number
}

/** A payment of an order; those of its exchanges and changes are among them. Moments are ISO 8601. */
export interface OrderPayment {
  /** The provider's id in the backend. */
  provider: string
  /** Minor units. */
  amount: number
  /** Minor units, of what was paid back of this one payment. */
  refunded: number
  createdAt: string
  /** When it was charged. */
  capturedAt: string | null
  cancelledAt: string | null
  /** The order's own, that of an exchange, or none for what a change of the order costs. */
  cartId: string | null
  /** The exchange whose difference it pays. */
  exchangeId: string | null
}

/** A parcel. Moments are ISO 8601. */
export interface Fulfillment {
  /** When it was packed. */
  createdAt: string
  shippedAt: string | null
  cancelledAt: string | null
  /** Where a carrier has told. */
  deliveredAt: string | null
  tracking: TrackingNumber[]
}

/** What the merchant noted to follow a parcel by. */
export interface TrackingNumber {
  number: string
  /** Nobody has checked it. */
  url: string | null
}

/** A way in which an order is sent. */
export interface OrderShipping {
  /** Without tax and with it. */
  subtotal: number
  total: number
  /** Null where the merchant has deleted the option since. */
  option: { id: string; name: string; metadata: Metadata } | null
  /** Null where the shop does not say. */
  days: DeliveryTime | null
  /** The days that were promised when it was ordered; null where the backend has kept none. */
  promised: DeliveryDates | null
}

/** An order with all that its pages need; amounts in minor units. */
export interface Order extends Omit<ComputedAmounts, 'giftCards'> {
  id: string
  /** The number that shoppers and shop call it by. */
  number: number
  /** Null for one that the merchant has drafted. */
  cartId: string | null
  customerId: string
  email: string
  regionId: string
  /** ISO 4217, lower case. */
  currency: string
  /** ISO 8601. */
  placedAt: string
  status: OrderStatus
  paymentStatus: PaymentStatus
  items: OrderLine[]
  /** Paid back so far. */
  refundedTotal: number
  /** What its payments still hold to be paid back. */
  refundableAmount: number
  /** Null where all of it comes by mail. */
  shippingAddress: PostalAddress | null
  billingAddress: PostalAddress | null
  shippingMethods: OrderShipping[]
  payments: OrderPayment[]
  fulfillments: Fulfillment[]
}

export const orderStates = ['preparing', 'partly-shipped', 'shipped', 'returned', 'cancelled'] as const
/** What a shopper wants to know of where an order stands. */
export type OrderState = (typeof orderStates)[number]
