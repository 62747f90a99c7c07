import { type PaymentProvider } from './payment-provider'

/** Nothing happens online: the goods come with an invoice. */
export const manual: PaymentProvider = {
  id: 'manual',
  label: 'checkout:payment.manual.label',
  hint: 'checkout:payment.manual.hint',
  settled: 'orders:payment.manual',
  isOffline: true,
  isConfigured: () => true,
  readSession: () => ({ state: 'ready' }),
  toOrigins: () => ({}),
}
