'use strict'

const { PaymentCollectionService } = require('@medusajs/medusa/dist/services')
const { MedusaError } = require('@medusajs/utils')
const { findAuthorized, forgetAuthorized, isSpent, lockCollection, reopen } = require('../payments/collections')

Object.defineProperty(exports, '__esModule', { value: true })

/**
 * Lets one request at a time work on a payment collection: of two that authorize it at once Medusa's service makes two
 * payments, and of two that choose the same provider two sessions.
 */
class PaymentCollectionInTurnService extends PaymentCollectionService {
  authorizePaymentSessions(id, ...rest) {
    return this.inTurn(id, () => super.authorizePaymentSessions(id, ...rest))
  }

  setPaymentSession(id, ...rest) {
    return this.inTurn(id, () => super.setPaymentSession(id, ...rest))
  }

  /** After a declined payment Medusa takes no other provider. */
  setPaymentSessionsBatch(collection, ...rest) {
    const id = typeof collection === 'string' ? collection : collection.id
    return this.inTurn(id, async (manager) => {
      await reopen(manager, id)
      return super.setPaymentSessionsBatch(id, ...rest)
    })
  }

  /**
   * Refreshing gives back what was paid, and Medusa takes the collection for paid all the same: the order's change would
   * come for nothing. Nothing is given back once the change was made.
   */
  refreshPaymentSession(id, sessionId, ...rest) {
    return this.inTurn(id, async (manager) => {
      const authorized = await findAuthorized(manager, sessionId)
      if (authorized && (await isSpent(manager, id))) {
        throw new MedusaError(MedusaError.Types.NOT_ALLOWED, `What was paid with ${sessionId} is spent.`)
      }
      const session = await super.refreshPaymentSession(id, sessionId, ...rest)
      if (authorized) await forgetAuthorized(manager, id, authorized)
      return session
    })
  }

  inTurn(id, work) {
    return this.atomicPhase_(async (manager) => {
      await lockCollection(manager, id)
      return work(manager)
    })
  }
}

exports.default = PaymentCollectionInTurnService
