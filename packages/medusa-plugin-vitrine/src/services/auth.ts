import { toFault } from '../fault'
import type { Customer, User } from '@medusajs/medusa'
import type { AuthenticateResult } from '@medusajs/medusa/dist/types/auth'
import { AuthService } from '@medusajs/medusa/dist/services'

const refused = { success: false, error: 'Invalid email or password' }

/**
 * Medusa's service, with which a sign-in takes equally long for whomever. Medusa hashes for known addresses alone, and
 * keeps a transaction open meanwhile.
 */
class EqualAuthService extends AuthService {
  override async authenticate(email: string, password: string): Promise<AuthenticateResult> {
    const users = this.userService_.withTransaction(this.transactionManager_)
    const find = (config?: WithHash<User>) => users.retrieveByEmail(email, config)
    const user = await this.findRight<User>('user', find, password)
    return user ? { success: true, user } : refused
  }

  override async authenticateCustomer(email: string, password: string): Promise<AuthenticateResult> {
    const customers = this.customerService_.withTransaction(this.transactionManager_)
    const find = (config?: WithHash<Customer>) => customers.retrieveRegisteredByEmail(email, config)
    const customer = await this.findRight<Customer>('customer', find, password)
    return customer ? { success: true, customer } : refused
  }

  async findRight<Person extends { id: string; password_hash: string }>(
    kind: 'customer' | 'user',
    find: (config?: WithHash<Person>) => Promise<Person>,
    password: string,
  ): Promise<Person | null> {
    const known = await find({ select: ['id', 'password_hash'] }).catch(ignoreUnknown)
    const account = known && { id: known.id, passwordHash: known.password_hash }
    const isRight = await this.__container__.passwordsService.check(kind, account, password)
    return isRight ? find() : null
  }
}

interface WithHash<Person> {
  select?: (keyof Person)[]
}

function ignoreUnknown(error: unknown) {
  if (toFault(error).type !== 'not_found') throw error
  return null
}

export default EqualAuthService
