'use strict'

const { PaymentService } = require('@medusajs/medusa/dist/services')

/** Tells of a refund as Medusa does where a single payment is paid back. */
function emitRefund(eventBus, manager, refund) {
  return eventBus.withTransaction(manager).emit(PaymentService.Events.REFUND_CREATED, refund)
}

module.exports = { emitRefund }
