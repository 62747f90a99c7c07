import { type MessageKey } from '~/i18n/keys'

/** A way to pay, as the payment step and the review show it. */
export interface PaymentProvider {
  /** Medusa's id of the payment provider. */
  id: string
  label: MessageKey
  hint: MessageKey
}
