import { type OrderLine } from '../../orders/order-line'
import { type ReturnWay } from '../returns/return-draft'
import { type ReasonGroup } from '../returns/return-reasons'
import { type ExchangeDraft, type ExchangeReview, type WantedVariant } from './exchange-draft'

/** A line with how many of its pieces can be exchanged now, and for what. */
export type ExchangeLineView = OrderLine & { returnable: number; instead: readonly WantedVariant[] }

export interface ExchangeFormData {
  orderId: string
  number: number
  currency: string
  /** Empty where nothing can be exchanged, or not yet. */
  lines: ExchangeLineView[]
  reasons: ReasonGroup[]
  ways: ReturnWay[]
  draft: ExchangeDraft
  /** What is wrong, in words, by field; empty while nothing was checked. */
  errors: Record<string, string>
  /** Where the shopper is to look over what was chosen. */
  review: ExchangeReview | null
  /** The order has a code that takes something off the new items too. */
  isDiscounted: boolean
  /** Says how the order stood when this page was made: an exchange is begun for that and nothing else. */
  seen: string
}
