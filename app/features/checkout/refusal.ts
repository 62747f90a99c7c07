import { type Placement } from './place-order.server'

const kinds = ['changed', 'out-of-stock', 'refused'] as const

/** An order that was not placed, as the review tells it. */
export type Refusal = Extract<Placement, { kind: (typeof kinds)[number] }>

export function isRefusal(placement: Placement): placement is Refusal {
  return kinds.some((kind) => kind === placement.kind)
}
