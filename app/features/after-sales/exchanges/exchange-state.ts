/** Where an exchange stands, as shoppers are told. */
export type ExchangeState = 'begun' | 'dropped' | 'confirmed' | 'received' | 'sent'

interface Standing {
  confirmed_at: string | null
  canceled_at: string | null
  fulfillment_status: string
  return_order?: { status: string } | null
}

/** `begun`: not confirmed yet; `received`: the old pieces have come; `sent`: the new ones are on their way. */
export function toExchangeState(exchange: Standing): ExchangeState {
  if (exchange.canceled_at) return 'dropped'
  if (!exchange.confirmed_at) return 'begun'
  if (exchange.fulfillment_status.includes('shipped')) return 'sent'
  return exchange.return_order?.status === 'received' ? 'received' : 'confirmed'
}

/** How the difference stands, once an exchange is confirmed. `authorized`: promised by the provider, not charged yet. */
export type DifferenceState = 'due' | 'authorized' | 'paid' | 'back' | 'paid-back'

interface Difference {
  /** Minor units, negative where the shopper gets it back. */
  due: number | null
  /** Medusa's of the exchange's payment: it says `awaiting` of an invoice and of an authorised card alike. */
  status: string
  /** The payment of an exchange that costs more; null where none is known. */
  payment: { isOffline: boolean; isCaptured: boolean } | null
}

/** @returns null where nothing is due */
export function toDifferenceState({ due, status, payment }: Difference): DifferenceState | null {
  if (!due) return null
  if (due < 0) return status === 'difference_refunded' ? 'paid-back' : 'back'
  if (status === 'captured' || payment?.isCaptured) return 'paid'
  // Medusa confirms nothing that its provider has not authorized
  return payment && !payment.isOffline ? 'authorized' : 'due'
}
