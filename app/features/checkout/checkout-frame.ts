import { type OtherRegion } from '../cart/cart-page.server'
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
  /** Where the cart belongs when the page's country is another; null otherwise. */
  otherRegion: OtherRegion | null
}
