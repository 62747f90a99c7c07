/** What of a refund can come back by the payments of its order. */
export interface RefundLimit {
  /** The most, in minor units. */
  amount: number
  /** A part of the order was paid with a gift card. */
  isBesideCard: boolean
}

interface RefundableOrder {
  refundable_amount?: number | null
  gift_card_total?: number | null
}

/**
 * Medusa pays a refund back out of the order's payments, or none of it where they hold less: no gift card gets its part
 * back by itself. `tests/contract/returns.test.ts` asks it.
 * @param order as Medusa has it, with its payments
 * @param promised what of them is about to be paid back already, in minor units
 */
export function toRefundLimit(order: RefundableOrder, promised = 0): RefundLimit {
  return {
    amount: Math.max(0, (order.refundable_amount ?? 0) - promised),
    isBesideCard: (order.gift_card_total ?? 0) > 0,
  }
}
