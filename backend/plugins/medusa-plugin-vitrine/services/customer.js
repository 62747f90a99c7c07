'use strict'

const { CustomerService } = require('@medusajs/medusa/dist/services')
const { raiseGeneration } = require('../identity/accounts')

Object.defineProperty(exports, '__esModule', { value: true })

/** Medusa's service, with which a new password makes all tokens void that were issued before. */
class RevokingCustomerService extends CustomerService {
  async update(customerId, update) {
    if (!update.password) return super.update(customerId, update)
    return this.atomicPhase_(async (manager) => {
      const updated = await super.update(customerId, update)
      await raiseGeneration(manager, customerId)
      return updated
    })
  }
}

exports.default = RevokingCustomerService
