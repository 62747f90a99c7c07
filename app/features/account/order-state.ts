/** What a shopper wants to know of where an order stands. */
export type OrderState = 'preparing' | 'partly-shipped' | 'shipped' | 'returned' | 'cancelled'

interface Statuses {
  status: string
  fulfillment_status: string
}

/** Medusa's statuses in the shopper's view; what is packed but not on its way counts as being prepared. */
export function toOrderState({ status, fulfillment_status: fulfillment }: Statuses): OrderState {
  if (status === 'canceled') return 'cancelled'
  if (fulfillment === 'returned') return 'returned'
  if (fulfillment === 'partially_shipped') return 'partly-shipped'
  return fulfillment === 'shipped' || fulfillment === 'partially_returned' ? 'shipped' : 'preparing'
}
