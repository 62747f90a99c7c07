import { type PaymentChoice } from '~/features/payment/payment-choice'
import { type PaymentScriptData } from '~/features/payment/payment-provider'

/** What the page says of paying a difference. */
export interface DifferenceView {
  choices: PaymentChoice[]
  /** In which it is paid instead of by one choice; amounts in minor units. */
  parts: { id: string; label: PaymentChoice['label']; amount: number; isPaid: boolean }[] | null
  /** Of these parts, so that another window's are noticed; empty where there are none. */
  partsMark: string
  /** It can be divided, or its parts undone. */
  isDivisible: boolean
  /** The backend's id of the provider that was chosen last. */
  chosen: string | null
  /**
   * `paid`: only the change is left to be made; `open`: a payment was begun; `waiting`: its provider has not decided yet;
   * `changing`: the merchant asks for another amount than the change comes to by now, so that nothing can be paid.
   */
  note: 'paid' | 'open' | 'waiting' | 'changing' | null
  /** The page goes out without script, whatever the browser could. */
  isLight: boolean
  /** For the chosen provider's form with script; `state` is what the page that goes on wants to know, `amount` in minor units. */
  script: (PaymentScriptData & { state: string; amount: number }) | null
}
