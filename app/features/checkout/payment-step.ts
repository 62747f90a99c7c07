import { type PaymentChoice } from '../payment/payment-choice'
import { type PaymentScriptData, type SessionMeaning } from '../payment/payment-provider'
import { type SeenOrder } from './review-data'

/** What the choice of a way to pay shows, and the payment page. */
export interface PaymentStepData {
  choices: PaymentChoice[]
  /** The backend's id of the provider whose session is selected. */
  chosen: string | null
  /** What that session means now. */
  state: SessionMeaning['state'] | null
  /** Nothing is left to pay. */
  isFree: boolean
  /** The page goes out without script, whatever the browser could. */
  isLight: boolean
  /** For the chosen provider's form with script, where an order was placed that it has to be filled in for. */
  script: (PaymentScriptData & { order: SeenOrder }) | null
}
