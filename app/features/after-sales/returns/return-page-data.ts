import { type OrderLine } from '../../orders/order-line'
import { type RefundLimit } from '../refund-limit'
import { type ReturnReview } from './check-return'
import { type ReturnDraft, type ReturnWay } from './return-draft'
import { type ReasonGroup } from './return-reasons'

/** A line with how many of its pieces can be sent back now. */
export type OfferedLineView = OrderLine & { returnable: number }

export interface ReturnPageData {
  orderId: string
  number: number
  currency: string
  /** Empty where nothing can be sent back, or not yet. */
  lines: OfferedLineView[]
  reasons: ReasonGroup[]
  ways: ReturnWay[]
  draft: ReturnDraft
  /** What is wrong, in words, by field; empty while nothing was checked. */
  errors: Record<string, string>
  /** Where the shopper is to look over what was chosen. */
  review: ReturnReview | null
  /** Says how the order stood when this page was made: a return is sent for that and nothing else. */
  seen: string
  limit: RefundLimit
  /** The merchant's address; no lines where none is set. */
  returnTo: string[]
}
