import { CustomerService } from '@medusajs/medusa/dist/services'
import { raiseGeneration } from '../identity/accounts'

/**
 * Medusa's service, with which a new password makes all tokens void that were issued before. It takes one in plain text,
 * or hashed already (`passwordsService.hash`), which keeps no transaction waiting for it.
 */
class RevokingCustomerService extends CustomerService {
  override async update(customerId: string, update: Parameters<CustomerService['update']>[1]) {
    if (!update.password) return super.update(customerId, update)
    return this.atomicPhase_(async (manager) => {
      const updated = await super.update(customerId, update)
      await raiseGeneration(manager, customerId)
      return updated
    })
  }

  override hashPassword_(password: string) {
    return this.__container__.passwordsService.toStored(password)
  }
}

export default RevokingCustomerService
