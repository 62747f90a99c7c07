import { type PaymentChoice } from './payment-choice'
import { type SessionMeaning } from './payment-provider'

/** What the payment step shows. */
export interface PaymentStepData {
  choices: PaymentChoice[]
  /** Medusa's id of the provider whose session is selected. */
  chosen: string | null
  /** What that session means now. */
  state: SessionMeaning['state'] | null
  /** Nothing is left to pay. */
  isFree: boolean
  /** The page goes out without script, whatever the browser could. */
  isLight: boolean
  /** For the chosen provider's form with script, where it has one to fill in. */
  script: { providerId: string; data: unknown } | null
}
