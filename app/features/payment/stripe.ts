import { type PaymentProvider, type SessionMeaning, type SessionRecord } from './payment-provider'

/** What the form in the browser gets of a session: the key is public, the secret is for this one payment. */
export interface StripeFormData {
  publishableKey: string
  clientSecret: string
}

/**
 * Stripe's Payment Element, with Medusa's `medusa-payment-stripe`. The card is asked for once the order is placed: the
 * plugin makes the order of whatever cart was paid for.
 *
 * What the backend keeps of the payment is as old as the session, so only its own status tells anything: Stripe is asked
 * with each attempt to order, and by the form in the browser.
 */
export const stripe: PaymentProvider = {
  id: 'stripe',
  label: 'checkout:payment.stripe.label',
  hint: 'checkout:payment.stripe.hint',
  settled: 'orders:payment.stripe',
  needsScript: 'checkout:payment.stripe.needs-script',
  isConfigured: ({ stripeKey }) => stripeKey !== undefined,
  readSession,
  // https://docs.stripe.com/security/guide#content-security-policy
  toOrigins: () => ({
    'script-src': ['https://js.stripe.com', 'https://*.js.stripe.com'],
    'frame-src': ['https://js.stripe.com', 'https://*.js.stripe.com', 'https://hooks.stripe.com'],
    'connect-src': ['https://api.stripe.com'],
  }),
  script: {
    toBrowser: ({ data }, { stripeKey = '' }): StripeFormData => ({
      publishableKey: stripeKey,
      clientSecret: String(data.client_secret),
    }),
    load: async () => (await import('./stripe/stripe-form')).StripeForm,
  },
}

function readSession({ status, data }: SessionRecord): SessionMeaning {
  if (status === 'authorized') return { state: 'authorized' }
  const isOpen = status === 'pending' || status === 'requires-more'
  return { state: isOpen && typeof data.client_secret === 'string' ? 'details' : 'refused' }
}
