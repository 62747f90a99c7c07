import { type PaymentProvider } from './payment-provider'

/** A way to pay as pages show it. */
export type PaymentChoice = Pick<PaymentProvider, 'id' | 'label' | 'hint' | 'needsScript'>

export function toChoice({ id, label, hint, needsScript }: PaymentProvider): PaymentChoice {
  return { id, label, hint, needsScript }
}
