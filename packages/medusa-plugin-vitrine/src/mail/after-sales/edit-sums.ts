import { isOffline } from '../../payments/offline'

interface EditedOrder {
  total: number
  payments: EditedPayment[]
}

interface EditedPayment {
  amount: number
  provider_id: string
  captured_at: Date | string | null
  canceled_at: Date | string | null
  /** What pays for an exchange is not the order's. */
  swap_id: string | null
}

/** In minor units. */
export interface EditSums {
  total: number
  paid: number
  /** Promised by a provider and not taken yet. */
  reserved: number
  /** What neither covers, negative where more is paid than the order costs. */
  due: number
  /** That part of what is due for which an invoice comes. */
  byInvoice: number
}

/** What an order costs by now and how that is paid. */
export function toEditSums({ total, payments }: EditedOrder): EditSums {
  const own = payments.filter(({ canceled_at: cancelled, swap_id: exchange }) => !cancelled && !exchange)
  const taken = own.filter(({ captured_at: captured }) => captured)
  const open = own.filter(({ captured_at: captured }) => !captured)
  const promised = open.filter(({ provider_id: id }) => !isOffline(id))
  const [paid, reserved] = [sum(taken), sum(promised)]
  const cost = Math.max(0, total)
  const due = cost - paid - reserved
  // an invoice of before may ask for more than the order comes to now
  return { total: cost, paid, reserved, due, byInvoice: Math.max(0, Math.min(due, sum(open) - reserved)) }
}

function sum(payments: EditedPayment[]): number {
  return payments.reduce((amount, payment) => amount + payment.amount, 0)
}
