import { manual } from './manual'
import { type PaymentProvider } from './payment-provider'

/** As with an invoice nothing happens online; the goods are sent once the money has come. */
export const bankTransfer: PaymentProvider = {
  ...manual,
  id: 'bank-transfer',
  label: 'checkout:payment.bank-transfer.label',
  hint: 'checkout:payment.bank-transfer.hint',
  settled: 'orders:payment.bank-transfer',
}
