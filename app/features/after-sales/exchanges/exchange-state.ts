import { type Exchange, type Return } from '~/commerce/shop/order-past'

/** Where an exchange stands, as shoppers are told. */
export type ExchangeState = 'begun' | 'dropped' | 'confirmed' | 'received' | 'sent'

interface Standing extends Pick<Exchange, 'confirmedAt' | 'cancelledAt' | 'isShipped'> {
  request: Pick<Return, 'status'> | null
}

/** `begun`: not confirmed yet; `received`: the old pieces have come; `sent`: the new ones are on their way. */
export function toExchangeState(exchange: Standing): ExchangeState {
  if (exchange.cancelledAt) return 'dropped'
  if (!exchange.confirmedAt) return 'begun'
  if (exchange.isShipped) return 'sent'
  return exchange.request?.status === 'received' ? 'received' : 'confirmed'
}

/** How the difference stands, once an exchange is confirmed. `authorized`: promised by the provider, not charged yet. */
export type DifferenceState = 'due' | 'authorized' | 'paid' | 'back' | 'paid-back'

interface Difference {
  /** Minor units, negative where the shopper gets it back. */
  due: number | null
  status: Exchange['differenceStatus']
  /** The payment of an exchange that costs more; null where none is known. */
  payment: { isOffline: boolean; isCaptured: boolean } | null
}

/** @returns null where nothing is due */
export function toDifferenceState({ due, status, payment }: Difference): DifferenceState | null {
  if (!due) return null
  if (due < 0) return status === 'refunded' ? 'paid-back' : 'back'
  if (status === 'captured' || payment?.isCaptured) return 'paid'
  // the backend confirms nothing that its provider has not authorized
  return payment && !payment.isOffline ? 'authorized' : 'due'
}
