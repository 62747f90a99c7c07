import { type OrderProof } from './order-proof.server'

/** What a request has found out of the browser's orders by now. */
export interface RequestOrders {
  /** What this request has written, which its cookies do not say yet. Written by `order-proof.server.ts` alone. */
  proofs?: OrderProof[]
  /** It has ordered without learning what became of it. Written by the checkout's `place-order.server.ts` alone. */
  isUnclear?: true
}
