import { isOffline } from '../payments/offline'
import type { Translate } from '../messages/messages'

/** What an order says of its payment. */
export interface MailedPayments {
  display_id: number
  /** Medusa's. */
  payment_status?: string
  payments?: MailedPayment[]
}

interface MailedPayment {
  provider_id: string
  /** In minor units. */
  amount: number
  captured_at?: Date | string | null
  canceled_at?: Date | string | null
}

interface PaymentOptions {
  t: Translate
  money: (amount: number) => string
  shopName: string
  bankAccount?: string[]
}

/** How an order is paid, as its page says it, and what is left to do for that, as far as it is known. */
export function tellPayment(order: MailedPayments, options: PaymentOptions): string[] {
  const { t } = options
  const payments = (order.payments ?? []).filter(({ canceled_at: cancelled }) => !cancelled)
  if (payments.length === 0) return [t('orders:payment.free')]
  const providers = [...new Set(payments.map(({ provider_id: id }) => id))]
  return [...providers.map((id) => toWay(id, t)), ...tellLeft(order, payments, options)]
}

function toWay(providerId: string, t: Translate): string {
  if (providerId === 'manual') return t('orders:payment.manual')
  if (providerId === 'bank-transfer') return t('orders:payment.bank-transfer')
  if (providerId === 'vitrine-redirect') return t('orders:payment.redirect')
  if (/^stripe(-|$)/.test(providerId)) return t('orders:payment.stripe')
  return t('orders:payment.other', { provider: providerId })
}

function tellLeft(
  { display_id: number, payment_status: status }: MailedPayments,
  payments: MailedPayment[],
  { t, money, shopName, bankAccount = [] }: PaymentOptions,
): string[] {
  const open = payments.filter(({ provider_id: id, captured_at: taken }) => isOffline(id) && !taken)
  const toAmount = (id: string) =>
    open.reduce((sum, payment) => sum + (payment.provider_id === id ? payment.amount : 0), 0)
  const [byInvoice, byTransfer] = [toAmount('manual'), toAmount('bank-transfer')]
  // where the bank asks for something, the page of the payment does
  if (open.length === 0) return status === 'requires_action' ? [] : [t('order.pay-nothing')]
  return [
    ...(byInvoice > 0 ? [t('order.pay-invoice', { amount: money(byInvoice) })] : []),
    ...(byTransfer > 0 && bankAccount.length === 0
      ? [t('order.pay-transfer-later', { amount: money(byTransfer) })]
      : []),
    ...(byTransfer > 0 && bankAccount.length > 0
      ? [
          t('order.pay-transfer', { amount: money(byTransfer) }),
          ...bankAccount,
          t('order.pay-reference'),
          // banks read Latin digits
          `${shopName} ${number}`,
        ]
      : []),
  ]
}
