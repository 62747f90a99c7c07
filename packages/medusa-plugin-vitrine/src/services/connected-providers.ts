import type { Services } from '../container'
import { requireGeneration, spendProof } from '../identity/spend-proof'
import { isText } from '../identity/proof'
import { connect, disconnect, listConnected, requireIdentity } from '../identity/provider-accounts'

/** The OpenID Connect providers that a signed-in customer signs in with. */
class ConnectedProvidersService {
  static readonly LIFE_TIME = 'SINGLETON'
  readonly manager
  readonly identity
  readonly mail

  constructor({ manager, identityService, shopMailService }: Services) {
    this.manager = manager
    this.identity = identityService
    this.mail = shopMailService
  }

  /**
   * Lets who has signed in at a provider sign in to the account of a signed-in customer, who is told by a mail.
   * @param locale of that mail, such as `de-at`
   * @returns false where they sign in to another account
   * @throws MedusaError unauthorized, also where the customer's token was made void meanwhile
   */
  async connect(
    { customer_id: customerId, generation }: { customer_id: string; generation: number },
    proof: unknown,
    locale?: string,
  ): Promise<boolean> {
    const claims = this.identity.requireAnyProof(proof, 'vitrine:connect-provider', { needsEmail: false })
    const identity = requireIdentity(claims)
    const isConnected = await this.manager.transaction(async (manager) => {
      await spendProof(manager, claims)
      await requireGeneration(manager, customerId, generation)
      if (!(await connect(manager, identity, customerId))) return false
      await this.identity.tellOwner(manager, 'customer.provider_connected', { customerId, locale })
      return true
    })
    this.mail.wake()
    return isConnected
  }

  /** @returns what a customer signs in with */
  list({
    customer_id: customerId,
  }: {
    customer_id: string
  }): Promise<{ id: string; issuer: string; email: string | null }[]> {
    return listConnected(this.manager, customerId)
  }

  /** @returns false where the customer has no such provider. @throws MedusaError unauthorized */
  async disconnect(
    { customer_id: customerId, generation }: { customer_id: string; generation: number },
    id: string,
  ): Promise<boolean> {
    if (!isText(id, { from: 1, to: 128 })) return false
    return this.manager.transaction(async (manager) => {
      await requireGeneration(manager, customerId, generation)
      return disconnect(manager, id, customerId)
    })
  }
}

export default ConnectedProvidersService
