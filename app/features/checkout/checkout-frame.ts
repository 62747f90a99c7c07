import { type AppliedCode } from '~/commerce/shop/codes'
import { type OtherRegion } from '../cart/cart-page.server'
import { type OrderLine } from '../orders/order-line'
import { type OrderTotals } from '../orders/order-totals'
import { type FormStepName, type StepName, type StepsProgress } from './steps'

/** How far the shopper has come, in words. */
export interface CheckoutProgress extends StepsProgress {
  /** What has become of steps since they were finished. */
  notes: { step: FormStepName; text: string }[]
}

/** What stands around every step: how far the shopper has come and what is being bought. */
export interface CheckoutFrame {
  step: StepName
  progress: CheckoutProgress
  lines: OrderLine[]
  totals: OrderTotals
  codes: AppliedCode[]
  currency: string
  taxInclusive: boolean
  /** Where the cart belongs when the page's country is another; null otherwise. */
  otherRegion: OtherRegion | null
}
