import { type SpentCard } from './cart'
import { type CountedLine, type NamedLine, type Order, type OrderLine, type OrderState } from './order'

/** Which of a customer's orders are listed; null for all. */
export interface OrderFilter {
  state: OrderState | null
  number: number | null
}

export interface OrderPage {
  offset: number
  limit: number
}

/** A line as far as a list of orders shows it. */
export type ListedLine = CountedLine & NamedLine & Pick<OrderLine, 'createdAt' | 'thumbnail'>

/** An order as far as a list shows it. */
export interface OrderSummary extends Pick<Order, 'id' | 'number' | 'placedAt' | 'total' | 'currency' | 'status'> {
  items: ListedLine[]
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
  listSpentCards(order: Pick<Order, 'id' | 'cartId' | 'giftCardTotal'>): Promise<SpentCard[]>
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
