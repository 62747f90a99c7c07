import { type PaymentSession } from './payment'

export interface CompletionRequest {
  /** The same for all attempts that are meant to make one order. */
  idempotencyKey: string
  /** What the shopper was shown, in minor units: for another sum the backend makes no order, where it can tell. */
  total?: number
}

/** What became of a cart: an order (of an exchange the one that it belongs to), or none until its payment has gone on. */
export type CompletionAnswer =
  { kind: 'ordered'; orderId: string } | { kind: 'payment-open'; paymentSession: PaymentSession | null }

/**
 * Makes a cart an order, under a long deadline of its own. It is repeated only where it certainly never arrived.
 * @throws CommerceError, with a `reason` where there is one; `mayHaveHappened` is on it also where another attempt may have
 *   made the order: look for that before asking again
 */
export type CompleteCart = (cartId: string, request: CompletionRequest) => Promise<CompletionAnswer>
