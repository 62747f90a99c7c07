import type { RestParameters } from '../rest-parameters'
import { makeConflict } from '../orders/conflict'
import { lockOrder } from '../orders/lock'
import { AskingPaymentProviderService } from '../payments/asking-payment-provider'
import { emitRefund } from '../payments/refunds'

const lockPayment = `
  SELECT id, amount - amount_refunded AS left, captured_at AS captured, canceled_at AS canceled, swap_id AS "swapId"
  FROM payment WHERE id = $1 FOR UPDATE`

const lockRefundable = `
  SELECT id FROM payment
  WHERE id = ANY($1) AND captured_at IS NOT NULL AND canceled_at IS NULL ORDER BY id FOR UPDATE`

interface LockedPayment {
  id: string
  /** minor units */
  left: number
  captured: Date | null
  canceled: Date | null
  swapId: string | null
}

/** Medusa acts on a payment as it was read some time ago. This one locks its row and acts on what stands there. */
class LockedPaymentProviderService extends AskingPaymentProviderService {
  /** Whoever gives a payment to an order has its turn at the order first. */
  override async updatePayment(paymentId: string, data: Parameters<AskingPaymentProviderService['updatePayment']>[1]) {
    return this.atomicPhase_(async (manager) => {
      if (data.order_id) await lockOrder(manager, 'order', data.order_id)
      return super.updatePayment(paymentId, data)
    })
  }

  /** Cancels once. What was captured cannot be cancelled, its provider pays back what is left of it. */
  override async cancelPayment(payment: Parameters<AskingPaymentProviderService['cancelPayment']>[0]) {
    return this.atomicPhase_(async (manager) => {
      const [found]: LockedPayment[] = await manager.query(lockPayment, [payment.id])
      if (found?.canceled) return this.retrievePayment(payment.id)
      if (!found?.captured) return super.cancelPayment(payment)
      if (found.left > 0) {
        const reason = found.swapId ? 'swap' : 'other'
        const refund = await this.refundFromPayment({ id: payment.id }, found.left, reason)
        await emitRefund(this.__container__.eventBusService, manager, refund)
      }
      return this.retrievePayment(payment.id)
    })
  }

  /** Captures once. @throws MedusaError `payment_canceled` */
  override async capturePayment(payment: Parameters<AskingPaymentProviderService['capturePayment']>[0]) {
    return this.atomicPhase_(async (manager) => {
      const [found]: LockedPayment[] = await manager.query(lockPayment, [payment.id])
      if (found?.canceled) throw makeConflict('payment_canceled', `The payment ${payment.id} is cancelled`)
      return found?.captured ? this.retrievePayment(payment.id) : super.capturePayment(payment)
    })
  }

  /** Pays back from what was captured and not cancelled; Medusa would take any payment of the order. */
  override async refundPayment(
    payments: Parameters<AskingPaymentProviderService['refundPayment']>[0],
    amount: number,
    ...rest: RestParameters<Parameters<AskingPaymentProviderService['refundPayment']>, 2>
  ) {
    return this.atomicPhase_(async (manager) => {
      const refundable = await manager.query(lockRefundable, [payments.map(({ id }) => id)])
      return super.refundPayment(refundable, amount, ...rest)
    })
  }

  /** @throws MedusaError `payment_canceled`, `refund_exceeds_paid` */
  override async refundFromPayment(
    { id }: { id: string },
    amount: number,
    ...rest: RestParameters<Parameters<AskingPaymentProviderService['refundFromPayment']>, 2>
  ) {
    return this.atomicPhase_(async (manager) => {
      const [found]: LockedPayment[] = await manager.query(lockPayment, [id])
      if (found?.canceled) throw makeConflict('payment_canceled', `The payment ${id} is cancelled`)
      const left = found?.captured ? found.left : 0
      if (!(amount > 0) || amount > left) throw makeConflict('refund_exceeds_paid', `Only ${left} can be refunded`)
      return super.refundFromPayment(await this.retrievePayment(id), amount, ...rest)
    })
  }
}

export default LockedPaymentProviderService
