import { type AppliedCode } from '~/commerce/shop/codes'
import { type OtherRegion } from '../cart/cart-page.server'
import { type OrderLine } from '../orders/order-line'
import { type OrderTotals } from '../orders/order-totals'
import { type PartName, type StepName, type StepsProgress } from './steps'

/** How far the shopper has come, in words. */
export interface CheckoutProgress extends StepsProgress {
  /** What has become of parts since their steps were finished. */
  notes: { part: PartName; text: string }[]
}

/** The intent of the button that takes the e-mail address which was probably meant. */
export const takeEmailIntent = 'take-email'

/** In the page's language: the question, and the button that answers it. */
export interface EmailHint {
  text: string
  take: string
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
  /** What is asked about the e-mail address once it is given. */
  emailHint: EmailHint | null
  /** Where the cart belongs when the page's country is another; null otherwise. */
  otherRegion: OtherRegion | null
}
