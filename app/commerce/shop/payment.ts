import { type Cart } from './cart'

/** How far the backend has heard that a payment has come: `pending` until the first attempt to order. */
export type PaymentStatus = 'pending' | 'requires-more' | 'authorized' | 'error' | 'canceled'

/** What a provider was asked to be paid. */
export interface PaymentSession {
  /** The provider's id in the backend. */
  provider: string
  status: PaymentStatus
  /** What it was made for, in minor units. */
  amount: number | null
  /** What the provider keeps there, of whatever shape; it is the backend's and may hold secrets. */
  data: Readonly<Record<string, unknown>>
}

/** What is to be paid: a cart, or a payment collection. */
export interface Payable {
  /** With the ids of the providers that it has. */
  region: { paymentProviders: readonly string[] }
  /** The one that it is going to be paid with; null while none is chosen. */
  paymentSession: PaymentSession | null
}

/** How carts are paid: done once more, nothing of it changes anything. Whose a cart is has been looked at before. */
export interface CartPayments {
  /**
   * Selects the provider that pays for a cart, with a session for what the cart costs now; one that was refused stays so.
   * @throws CommerceError `invalid` where the provider makes no session
   */
  choose(cartId: string, provider: string): Promise<Cart>
  /** Makes the provider's session anew, and selects it. */
  renew(cartId: string, provider: string): Promise<Cart>
  /** Puts that into the data of the provider's session. @throws CommerceError `invalid` or `not-found` where it refuses */
  inform(cartId: string, provider: string, data: Record<string, unknown>): Promise<void>
  /** Takes the provider's session away, at the provider too. */
  withdraw(cartId: string, provider: string): Promise<Cart>
}

/** One of the sessions of a payment collection. */
export interface CollectionSession extends PaymentSession {
  id: string
}

/** An amount that is to be paid outside of a cart. */
export interface PaymentCollection extends Payable {
  id: string
  /** Of several sessions the first that is not paid yet. */
  paymentSession: CollectionSession | null
  /** Minor units. */
  amount: number
  /** All of it is paid, or the merchant says so. */
  isPaid: boolean
  sessions: CollectionSession[]
}

/** The backend shows and changes any payment collection for anybody: whose it is has been looked at before. */
export interface PaymentCollections {
  /** @throws CommerceError `not-found` */
  require(id: string): Promise<PaymentCollection>
  /**
   * Has all of it paid by a provider; asking again changes nothing.
   * @returns null where the provider makes no session
   * @throws CommerceError `invalid` or `not-found` where the backend or the provider refuses
   */
  choose(id: string, provider: string): Promise<CollectionSession | null>
  /**
   * Has it paid in these parts, which come to all of it: each by a session that is there already, or a new one where it names
   * none. All other sessions go. @throws CommerceError `invalid` where a part is authorized
   */
  divide(id: string, parts: readonly { provider: string; amount: number; sessionId?: string }[]): Promise<void>
  /**
   * Makes a session anew, under another id: the provider gives back what it held for the former one. Other sessions go.
   * @throws CommerceError `invalid` where that counts by now
   */
  renew(id: string, sessionId: string): Promise<CollectionSession>
  /** Puts that into a session's data. @throws CommerceError `not-found` where the backend has no way to */
  inform(id: string, sessionId: string, data: Record<string, unknown>): Promise<void>
  /** Asks the providers whether it is paid, and has what they hold count; once it does, asking again changes nothing. */
  authorize(id: string, sessionIds: readonly string[]): Promise<void>
}
