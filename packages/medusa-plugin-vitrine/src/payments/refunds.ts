import type { EventBusService } from '@medusajs/medusa/dist/services'
import type { EntityManager } from 'typeorm'
import { PaymentService } from '@medusajs/medusa/dist/services'

/** Tells of a refund as Medusa does where a single payment is paid back. */
export function emitRefund(eventBus: EventBusService, manager: EntityManager, refund: object) {
  return eventBus.withTransaction(manager).emit(PaymentService.Events.REFUND_CREATED, refund)
}
