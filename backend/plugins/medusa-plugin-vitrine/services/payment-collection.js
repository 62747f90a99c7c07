'use strict'

const { PaymentCollectionService } = require('@medusajs/medusa/dist/services')

Object.defineProperty(exports, '__esModule', { value: true })

const lock = 'SELECT id FROM payment_collection WHERE id = $1 FOR UPDATE'

/**
 * Lets one request at a time work on a payment collection: of two that authorize it at once Medusa's service makes two
 * payments.
 */
class PaymentCollectionInTurnService extends PaymentCollectionService {
  authorizePaymentSessions(id, ...rest) {
    return this.inTurn(id, () => super.authorizePaymentSessions(id, ...rest))
  }

  setPaymentSessionsBatch(collection, ...rest) {
    const id = typeof collection === 'string' ? collection : collection.id
    return this.inTurn(id, () => super.setPaymentSessionsBatch(id, ...rest))
  }

  refreshPaymentSession(id, ...rest) {
    return this.inTurn(id, () => super.refreshPaymentSession(id, ...rest))
  }

  inTurn(id, work) {
    return this.atomicPhase_(async (manager) => {
      await manager.query(lock, [id])
      return work()
    })
  }
}

exports.default = PaymentCollectionInTurnService
