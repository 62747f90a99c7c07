/** Where a return stands, as shoppers are told. `unsettled`: it has come, and how its amount comes back is open. */
export type ReturnState = 'requested' | 'checked' | 'refunded' | 'unsettled' | 'received' | 'cancelled'

interface Returned {
  id: string
  /** Medusa's. */
  status: string
  /** What is paid back, in minor units. */
  refund_amount: number
  /** What of that went back to gift cards, which is no refund of Medusa's. */
  card_refund?: number
}

export function toReturnState(
  { status, refund_amount: refund }: Omit<Returned, 'id'>,
  isPaidBack: boolean,
): ReturnState {
  if (status === 'canceled') return 'cancelled'
  if (status === 'requires_action') return 'checked'
  if (status !== 'received') return 'requested'
  if (refund <= 0) return 'received'
  return isPaidBack ? 'refunded' : 'unsettled'
}

/**
 * The returns whose amount was paid back, by id. Medusa pays it back at once when all has come as announced, unless the
 * order's payments hold less; of several with the same amount that happens to those first that come first.
 */
export function toPaidBack(
  returns: readonly (Returned & { received_at: string | null })[],
  refunds: readonly { amount: number; reason: string }[],
): ReadonlySet<string> {
  const left = refunds.filter(({ reason }) => reason === 'return').map(({ amount }) => amount)
  const received = returns
    .filter(({ received_at: at }) => at)
    .toSorted((a, b) => String(a.received_at).localeCompare(String(b.received_at)))
  return new Set(
    received.flatMap(({ id, refund_amount: amount, card_refund: onCard = 0 }) => {
      if (onCard > 0 && onCard >= amount) return id
      const found = left.indexOf(amount - onCard)
      if (found < 0) return []
      left.splice(found, 1)
      return id
    }),
  )
}
