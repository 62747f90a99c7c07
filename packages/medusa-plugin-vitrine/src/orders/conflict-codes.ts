/** What of an order cannot be done (any more), by the `code` of the answer. The shop knows all but `try_again` as final. */
export const codes = [
  'already_claimed',
  'amount_changed',
  'cart_closed',
  'pieces_bound',
  'gift_card_spent',
  // Medusa's own
  'insufficient_inventory',
  'not_paid',
  'order_canceled',
  'payment_canceled',
  'payment_held',
  'refund_exceeds_paid',
  'swap_canceled',
  'try_again',
]
