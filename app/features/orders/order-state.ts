export const orderStates = ['preparing', 'partly-shipped', 'shipped', 'returned', 'cancelled'] as const
/** What a shopper wants to know of where an order stands. */
export type OrderState = (typeof orderStates)[number]

/** The same of its payment. `open`: to be paid by an invoice; `authorized`: promised by the provider, not charged yet. */
export type PaymentState =
  'free' | 'open' | 'authorized' | 'action-needed' | 'paid' | 'partly-refunded' | 'refunded' | 'cancelled'

/** Medusa's statuses in the shopper's view; what is packed but not on its way counts as being prepared. */
export function toOrderState({
  status,
  fulfillment_status: fulfillment,
}: {
  status: string
  fulfillment_status: string
}): OrderState {
  if (status === 'canceled') return 'cancelled'
  if (fulfillment === 'returned') return 'returned'
  if (fulfillment === 'partially_shipped') return 'partly-shipped'
  return fulfillment === 'shipped' || fulfillment === 'partially_returned' ? 'shipped' : 'preparing'
}

interface PaidRecord {
  payment_status: string
  payments: { provider_id: string }[]
}

const settled: Record<string, PaymentState> = {
  captured: 'paid',
  partially_refunded: 'partly-refunded',
  refunded: 'refunded',
  canceled: 'cancelled',
  requires_action: 'action-needed',
}

/** Where the payment stands. Medusa says `awaiting` of an invoice and of an authorised card alike. */
export function toPaymentState({ payment_status: status, payments }: PaidRecord): PaymentState {
  const known = settled[status]
  if (payments.length === 0) return known === 'cancelled' ? known : 'free'
  if (known) return known
  return payments.some(({ provider_id: id }) => id === 'manual') ? 'open' : 'authorized'
}
