import { env } from '~/env.server'
import { type PaymentSettings } from './payment-provider'

export const paymentSettings: PaymentSettings = {
  pageOrigins: env.PAYMENT_PAGE_ORIGINS,
  stripeKey: env.STRIPE_PUBLISHABLE_KEY,
}
