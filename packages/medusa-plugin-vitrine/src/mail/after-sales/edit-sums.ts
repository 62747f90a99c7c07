// @ts-nocheck
import { isOffline } from '../../payments/offline'

/**
 * What an order costs by now and how that is paid.
 * @param {{ total: number, payments: Array<{ amount: number, provider_id: string, captured_at: Date | null,
 *   canceled_at: Date | null, swap_id: string | null }> }} order in minor units; what pays for an exchange is not the order's
 * @returns {{ total: number, paid: number, reserved: number, due: number, byInvoice: number }} `reserved` is promised by
 *   a provider and not taken yet; `due` is what neither covers, negative where more is paid than the order costs;
 *   `byInvoice` is that part of it for which an invoice comes
 */
export function toEditSums({ total, payments }) {
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

function sum(payments) {
  return payments.reduce((amount, payment) => amount + payment.amount, 0)
}
