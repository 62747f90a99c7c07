import type { CreateCustomerInput, UpdateCustomerInput } from '@medusajs/medusa/dist/types/customers'
import type { HashedPassword } from '../passwords/passwords'
import { CustomerService } from '@medusajs/medusa/dist/services'
import { raiseGeneration } from '../identity/accounts'

/** A password in plain text, or hashed already. */
type Password = { password?: string | HashedPassword }
type CustomerUpdate = Omit<UpdateCustomerInput, 'password'> & Password
type NewCustomer = Omit<CreateCustomerInput, 'password'> & Password

/**
 * Medusa's service, with which a new password makes all tokens void that were issued before. It takes one in plain text,
 * or hashed already (`passwordsService.hash`), which keeps no transaction waiting for it.
 */
class RevokingCustomerService extends CustomerService {
  override async update(customerId: string, update: CustomerUpdate) {
    if (!update.password) return super.update(customerId, update as UpdateCustomerInput)
    return this.atomicPhase_(async (manager) => {
      const updated = await super.update(customerId, update as UpdateCustomerInput)
      await raiseGeneration(manager, customerId)
      return updated
    })
  }

  override async create(customer: NewCustomer) {
    return super.create(customer as CreateCustomerInput)
  }

  override hashPassword_(password: string | HashedPassword) {
    return this.__container__.passwordsService.toStored(password)
  }
}

export default RevokingCustomerService
