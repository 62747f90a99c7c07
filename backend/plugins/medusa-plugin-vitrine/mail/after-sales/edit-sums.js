'use strict'

/**
 * What an order costs by now and how that is paid.
 * @param {{ total: number, payments: Array<{ amount: number, provider_id: string, captured_at: Date | null,
 *   canceled_at: Date | null, swap_id: string | null }> }} order in minor units; what pays for an exchange is not the order's
 * @returns {{ total: number, paid: number, reserved: number, due: number, isByInvoice: boolean }} `reserved` is promised by
 *   a provider and not taken yet; `due` is what neither covers, negative where more is paid than the order costs;
 *   `isByInvoice` where an invoice is to come
 */
function toEditSums({ total, payments }) {
  const own = payments.filter(({ canceled_at: cancelled, swap_id: exchange }) => !cancelled && !exchange)
  const taken = own.filter(({ captured_at: captured }) => captured)
  const promised = own.filter(({ captured_at: captured, provider_id: id }) => !captured && id !== 'manual')
  const [paid, reserved] = [sum(taken), sum(promised)]
  const cost = Math.max(0, total)
  const isByInvoice = own.length > taken.length + promised.length
  return { total: cost, paid, reserved, due: cost - paid - reserved, isByInvoice }
}

function sum(payments) {
  return payments.reduce((amount, payment) => amount + payment.amount, 0)
}

module.exports = { toEditSums }
