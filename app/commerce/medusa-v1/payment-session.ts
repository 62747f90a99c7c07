import { type PaymentSession } from '../shop/payment'

interface SessionRecord {
  provider_id: string
  status: string
  amount?: number | null
  data?: object | null
}

const statuses: Record<string, PaymentSession['status']> = {
  pending: 'pending',
  requires_more: 'requires-more',
  authorized: 'authorized',
  error: 'error',
  canceled: 'canceled',
}

/** A status that Medusa does not know so far counts as an error: it has to be paid anew. */
export function toPaymentSession({ provider_id: provider, status, amount, data }: SessionRecord): PaymentSession {
  return { provider, status: statuses[status] ?? 'error', amount: amount ?? null, data: { ...data } }
}
