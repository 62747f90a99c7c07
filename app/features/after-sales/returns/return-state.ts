import { type Refund, type Return } from '~/commerce/shop/order-past'

/** Where a return stands, as shoppers are told. `unsettled`: it has come, and how its amount comes back is open. */
export type ReturnState = 'requested' | 'checked' | 'refunded' | 'unsettled' | 'received' | 'cancelled'

export function toReturnState({ status, refund }: Pick<Return, 'status' | 'refund'>, isPaidBack: boolean): ReturnState {
  if (status !== 'received') return status
  if (refund <= 0) return 'received'
  return isPaidBack ? 'refunded' : 'unsettled'
}

type Returned = Pick<Return, 'id' | 'refund' | 'cardRefund' | 'receivedAt'>

/**
 * The returns whose amount was paid back, by id. It is paid back at once when all has come as announced, unless the
 * order's payments hold less; of several with the same amount that happens to those first that come first.
 */
export function toPaidBack(
  returns: readonly Returned[],
  refunds: readonly Pick<Refund, 'amount' | 'reason'>[],
): ReadonlySet<string> {
  const left = refunds.filter(({ reason }) => reason === 'return').map(({ amount }) => amount)
  const received = returns
    .filter(({ receivedAt }) => receivedAt)
    .toSorted((a, b) => String(a.receivedAt).localeCompare(String(b.receivedAt)))
  return new Set(
    received.flatMap(({ id, refund, cardRefund }) => {
      if (cardRefund > 0 && cardRefund >= refund) return id
      const found = left.indexOf(refund - cardRefund)
      if (found < 0) return []
      left.splice(found, 1)
      return id
    }),
  )
}
