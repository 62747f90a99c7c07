// @ts-nocheck
import { PaymentService } from '@medusajs/medusa/dist/services'

/** Tells of a refund as Medusa does where a single payment is paid back. */
export function emitRefund(eventBus, manager, refund) {
  return eventBus.withTransaction(manager).emit(PaymentService.Events.REFUND_CREATED, refund)
}
