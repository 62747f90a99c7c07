import {
  type Appearance,
  type PaymentIntent,
  type StripeElementLocale,
  type StripePaymentElement,
} from '@stripe/stripe-js'
import { loadStripe } from '@stripe/stripe-js/pure'
import { type StripeFormData } from '../stripe'

/** `paid`: the money is there or reserved; `waiting`: Stripe does not know yet; `gone`: it can be paid no more. */
export type Payment = { state: 'paid' | 'waiting' | 'gone' } | OpenPayment

export interface OpenPayment {
  state: 'open'
  /** An attempt to pay has failed already, perhaps at the shopper's bank. */
  wasRefused: boolean
  /** Stripe's form, to be mounted. */
  element: StripePaymentElement
  /**
   * Pays with what the shopper has typed. The browser goes to `returnUrl` then, perhaps by way of the shopper's bank.
   * @returns only where it is not paid: what Stripe says to the shopper
   */
  pay(returnUrl: string): Promise<string>
}

interface PaymentOptions {
  locale: StripeElementLocale
  appearance: Appearance
}

/**
 * Loads Stripe.js and looks how the payment stands.
 * @throws Error where Stripe's script does not load or Stripe does not answer
 */
export async function openPayment(
  { publishableKey, clientSecret }: StripeFormData,
  { locale, appearance }: PaymentOptions,
): Promise<Payment> {
  const stripe = await loadStripe(publishableKey, { locale })
  const { paymentIntent, error } = (await stripe?.retrievePaymentIntent(clientSecret)) ?? {}
  if (!stripe || !paymentIntent) throw new Error(error?.message ?? 'Stripe did not answer')
  const state = toPaymentState(paymentIntent.status)
  if (state !== 'open') return { state }
  const elements = stripe.elements({ clientSecret, appearance })
  return {
    state,
    wasRefused: Boolean(paymentIntent.last_payment_error),
    element: elements.create('payment'),
    async pay(returnUrl) {
      const refused = await stripe.confirmPayment({ elements, confirmParams: { return_url: returnUrl } })
      return refused.error.message ?? ''
    },
  }
}

/** See https://docs.stripe.com/payments/paymentintents/lifecycle */
export function toPaymentState(status: PaymentIntent.Status): Payment['state'] {
  if (status === 'succeeded' || status === 'requires_capture') return 'paid'
  if (status === 'processing') return 'waiting'
  return status === 'canceled' ? 'gone' : 'open'
}
