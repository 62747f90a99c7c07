import { type Order } from '~/commerce/shop/order'

/** What of a refund can come back by itself. */
export interface RefundLimit {
  /** The most by the payments of its order, in minor units. */
  amount: number
  /** The most beside that, back to the gift cards that paid a part of the order. */
  toCard: number
  /** A part of the order was paid with a gift card. */
  isBesideCard: boolean
}

type RefundableOrder = Pick<Order, 'refundableAmount' | 'giftCardTotal' | 'giftCardTaxTotal'>

interface RefundPlan {
  /** What of it is about to be paid back already, in minor units. */
  promised?: number
  /** What gift cards have got back already, in minor units; null where nothing goes back to cards by itself. */
  backOnCard?: number | null
}

/**
 * The backend pays a refund back out of the order's payments, or none of it where they hold less. For a return, our plugin has
 * the gift cards get back what is missing. `tests/contract/returns.test.ts` asks both.
 */
export function toRefundLimit(
  { refundableAmount: held, giftCardTotal, giftCardTaxTotal }: RefundableOrder,
  { promised = 0, backOnCard = null }: RefundPlan = {},
): RefundLimit {
  const onCard = giftCardTotal + giftCardTaxTotal
  const left = backOnCard === null ? 0 : onCard - backOnCard - Math.max(0, promised - held)
  return { amount: Math.max(0, held - promised), toCard: Math.max(0, left), isBesideCard: onCard > 0 }
}
