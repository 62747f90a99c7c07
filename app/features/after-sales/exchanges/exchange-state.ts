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

/** How the difference stands, once an exchange is confirmed. */
export type DifferenceState = 'due' | 'paid' | 'back' | 'paid-back'

/**
 * @param due in minor units, negative where the shopper gets it back
 * @param status Medusa's of the exchange's payment
 * @returns null where nothing is due
 */
export function toDifferenceState(due: number | null, status: string): DifferenceState | null {
  if (!due) return null
  if (due > 0) return status === 'captured' ? 'paid' : 'due'
  return status === 'difference_refunded' ? 'paid-back' : 'back'
}
