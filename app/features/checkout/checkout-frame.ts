import { type OrderLine } from '../orders/order-line'
import { type OrderTotals } from '../orders/order-totals'
import { type StepName, type StepsDone } from './steps'

/** What stands around every step: how far the shopper has come and what is being bought. */
export interface CheckoutFrame {
  step: StepName
  done: StepsDone
  lines: OrderLine[]
  totals: OrderTotals
  currency: string
  taxInclusive: boolean
  /** Says where the cart belongs to when the page's country is another; null otherwise. */
  otherRegion: { countries: string; currency: string } | null
}
