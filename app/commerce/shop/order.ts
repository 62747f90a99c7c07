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
  /** Address of a picture. */
  thumbnail: string | null
  /** For one piece, in minor units. */
  unitPrice: number
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
  option: { name: string; metadata: Metadata } | null
  /** Null where the shop does not say. */
  days: DeliveryTime | null
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

/** Which of a customer's orders are listed; null for all. */
export interface OrderFilter {
  state: OrderState | null
  number: number | null
}

export interface OrderPage {
  offset: number
  limit: number
}

/** An order as far as a list shows it. */
export interface OrderSummary extends Pick<Order, 'id' | 'number' | 'placedAt' | 'total' | 'currency' | 'status'> {
  items: CountedLine[]
}

/** What a cart became. */
export interface Placed {
  /** For an exchange the order that it belongs to. */
  orderId: string
}

/** What a guest says of an order. */
export interface LookUp {
  number: number
  email: string
  postalCode: string
}

export interface FoundOrder {
  id: string
  cartId: string | null
  /** Empty for one that has none, as gift cards alone have. The backend may not have compared it. */
  postalCode: string
}

/** What a mailed link says that moves orders into an account; only the backend can tell whether it is one of its own. */
export interface ClaimToken {
  /** The account that asked for it. */
  customerId: string
  orderIds: string[]
  expiresAt: Date
}

/**
 * Orders, whoever's they are: `features/orders/own-order.server` decides who may see one, before it is asked for.
 * Everything rejects with CommerceError when the backend is down.
 */
export interface Orders {
  /** Null where there is none. */
  getOrder(orderId: string): Promise<Order | null>
  /** The order that a cart became; null while there is none. */
  getPlaced(cartId: string): Promise<Placed | null>
  /** The same for the cart of an exchange. */
  getPlacedExchange(cartId: string): Promise<Placed | null>
  /** Of the customer, the newest first; `count` is of all that the filter leaves. */
  listOwn(page: OrderPage, filter: OrderFilter): Promise<{ orders: OrderSummary[]; count: number }>
  /** Whether the customer has placed it or taken it over. */
  isOwn(orderId: string): Promise<boolean>
  /** The order of that number and address, null where there is none: compare the postcode, and count who asks. */
  lookUp(said: LookUp): Promise<FoundOrder | null>
  /**
   * The gift cards that an order was paid with, for whoever may see it; none where the backend does not know them any more.
   * Ask as nobody: a customer's reading may change the cart.
   */
  listSpentCards(order: Pick<Order, 'cartId' | 'giftCardTotal'>): Promise<{ code: string }[]>
  /** Has links mailed that move these orders into the customer's account; asked twice, it mails twice. */
  requestClaim(orderIds: string[]): Promise<void>
  /** Null for a text that is no such link's. */
  readClaim(token: string): ClaimToken | null
  /**
   * Moves the orders into the account that asked for it, whoever calls: look first who does. Idempotent.
   * @returns false for a token that the backend never made
   */
  acceptClaim(token: string): Promise<boolean>
}
