/** Where a return stands, as shoppers are told. */
export type ReturnState = 'requested' | 'checked' | 'refunded' | 'received' | 'cancelled'

/**
 * @param status Medusa's
 * @param refund what is paid back, in minor units; Medusa pays it back at once when all has come as announced
 */
export function toReturnState(status: string, refund: number): ReturnState {
  if (status === 'canceled') return 'cancelled'
  if (status === 'requires_action') return 'checked'
  if (status !== 'received') return 'requested'
  return refund > 0 ? 'refunded' : 'received'
}
