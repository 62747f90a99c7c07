import type { Payment } from '@medusajs/medusa'
import type { EntityManager } from 'typeorm'
import type { RestParameters } from '../rest-parameters'
import { PaymentService } from '@medusajs/medusa/dist/services'
import { makeConflict } from '../orders/conflict'
import { isCanceled } from '../orders/ledger'
import { inTurn } from '../orders/lock'

/** Medusa reads the payment before its transaction begins, and answers 500 to whatever its provider service refuses. */
class PaymentInTurnService extends PaymentService {
  /** @throws MedusaError `payment_canceled`, `refund_exceeds_paid` */
  override async refund(
    paymentOrId: Parameters<PaymentService['refund']>[0],
    amount: number,
    ...rest: RestParameters<Parameters<PaymentService['refund']>, 2>
  ) {
    return this.onFresh(paymentOrId, async (payment) => {
      const left = payment.captured_at ? payment.amount - payment.amount_refunded : 0
      if (!(amount > 0) || amount > left) throw makeConflict('refund_exceeds_paid', `Only ${left} can be refunded`)
      return super.refund(payment, amount, ...rest)
    })
  }

  /** Captures once. @throws MedusaError `payment_canceled`, `order_canceled` */
  override async capture(paymentOrId: Parameters<PaymentService['capture']>[0]) {
    return this.onFresh(paymentOrId, async (payment, manager) => {
      if (payment.order_id && (await isCanceled(manager, payment.order_id))) {
        throw makeConflict('order_canceled', 'A payment of a cancelled order is not captured')
      }
      return super.capture(payment)
    })
  }

  onFresh<Result>(
    paymentOrId: Payment | string,
    work: (payment: Payment, manager: EntityManager) => Promise<Result>,
  ): Promise<Result> {
    const id = typeof paymentOrId === 'string' ? paymentOrId : paymentOrId.id
    return inTurn(this, 'payment', id, async (manager) => {
      const payment = await this.retrieve(id)
      if (payment.canceled_at) throw makeConflict('payment_canceled', `The payment ${id} is cancelled`)
      return work(payment, manager)
    })
  }
}

export default PaymentInTurnService
