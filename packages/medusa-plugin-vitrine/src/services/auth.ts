// @ts-nocheck
import { AuthService } from '@medusajs/medusa/dist/services'

const refused = { success: false, error: 'Invalid email or password' }

/**
 * Medusa's service, with which a sign-in takes equally long for whomever. Medusa hashes for known addresses alone, and
 * keeps a transaction open meanwhile.
 */
class EqualAuthService extends AuthService {
  override async authenticate(email: string, password: string) {
    const users = this.userService_.withTransaction(this.transactionManager_)
    const find = (config) => users.retrieveByEmail(email, config)
    return this.authenticateAs('user', find, password)
  }

  override async authenticateCustomer(email: string, password: string) {
    const customers = this.customerService_.withTransaction(this.transactionManager_)
    const find = (config) => customers.retrieveRegisteredByEmail(email, config)
    return this.authenticateAs('customer', find, password)
  }

  async authenticateAs(kind, find, password: string) {
    const known = await find({ select: ['id', 'password_hash'] }).catch(ignoreUnknown)
    const account = known && { id: known.id, passwordHash: known.password_hash }
    const isRight = await this.__container__.passwordsService.check(kind, account, password)
    return isRight ? { success: true, [kind]: await find() } : refused
  }
}

function ignoreUnknown(error: unknown) {
  if (error.type !== 'not_found') throw error
  return null
}

export default EqualAuthService
