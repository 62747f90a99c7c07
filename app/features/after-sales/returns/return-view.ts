import { type RefundLimit } from '../refund-limit'
import { type ReturnLine } from './return-lines'
import { type ReturnState } from './return-state'

/** A return as its pages show it, in the page's language. */
export interface ReturnView {
  id: string
  /** What shoppers and shop call it by: the end of its id. */
  number: string
  /** When it was asked for, in words. */
  date: string
  state: ReturnState
  /** Minor units. */
  refund: number
  /** Null where the shopper sends it without the shop. */
  way: string | null
  lines: ReturnLine[]
}

/** What goes with a parcel to the shop. */
export interface SlipView extends Omit<ReturnView, 'refund'> {
  /** Null where it belongs to an exchange, which says the difference. */
  refund: number | null
  limit: RefundLimit
}

export interface OrderReturnsData {
  orderId: string
  /** Newest first; none where the backend keeps them to itself. */
  returns: ReturnView[]
  /** ISO 4217. */
  currency: string
  /** Whether more can be sent back now. */
  mayReturn: boolean
}
