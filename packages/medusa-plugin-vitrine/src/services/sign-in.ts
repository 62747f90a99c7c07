import type { Services } from '../container'
import type { EntityManager } from 'typeorm'
import { clearAccount, findAccount, lockAccount, lockAccountOf, markProved, readGeneration } from '../identity/accounts'
import { collide, retryOnCollision } from '../identity/collision'
import { refuse, spendProof } from '../identity/spend-proof'
import { isText, type Proof, type ProofOfAddress } from '../identity/proof'
import { connect, findConnected, type ProviderIdentity, requireIdentity } from '../identity/provider-accounts'
import { isBareName } from '@vitrine/shared/plain-text'

/** Sign-in by a password, by a proof of the storefront and at a provider; with it accounts are made that there are not yet. */
class SignInService {
  static readonly LIFE_TIME = 'SINGLETON'
  readonly manager
  readonly passwords
  readonly customers
  readonly identity

  constructor({ manager, passwordsService, customerService, identityService }: Services) {
    this.manager = manager
    this.passwords = passwordsService
    this.customers = customerService
    this.identity = identityService
  }

  /**
   * Whose a right password is. The generation is read before the password is looked at, so that a password
   * that changes meanwhile yields a token that is void already.
   * @param browser see `PasswordsService.check`
   */
  async checkPassword(
    email: string,
    password: string,
    browser?: { isKnown?: boolean },
  ): Promise<{ customerId: string; generation: number } | null> {
    const account = await findAccount(this.manager, email.toLowerCase())
    const isRight = await this.passwords.check('customer', account, password, browser)
    return isRight && account ? { customerId: account.id, generation: account.generation } : null
  }

  /**
   * A store token for a right password.
   * @param browser `device` is what it calls itself
   */
  async signInByPassword(
    email: string,
    password: string,
    { device, isKnown }: { device?: unknown; isKnown?: boolean } = {},
  ): Promise<string | null> {
    const account = await this.checkPassword(email, password, { isKnown })
    return account && this.identity.begin(this.manager, { ...account, device })
  }

  /**
   * A store token for a proof. An account whose address was never proved may have been registered by a stranger: its
   * password and all its tokens are made void first, and names, telephone number, saved addresses, metadata and connected
   * providers forgotten. With `issuer` and `subject` in the proof, who is that at the provider signs in to it from now on,
   * unless they sign in to another account.
   * @param device what the browser calls itself
   * @throws MedusaError unauthorized
   */
  async signInByProof(proof: unknown, device: unknown): Promise<{ token: string; created: boolean; reset: boolean }> {
    const claims = this.identity.requireProof(proof, 'vitrine:sign-in')
    const identity = claims.issuer === undefined ? null : requireIdentity(claims)
    return retryOnCollision(() =>
      this.manager.transaction(async (manager) => {
        await spendProof(manager, claims)
        const known = await lockAccountOf(manager, claims.email)
        const reset = known !== null && !known.proved
        const customerId = known?.id ?? (await this.register(manager, claims))
        if (reset) await this.evict(manager, customerId, claims)
        await markProved(manager, customerId, claims.email)
        if (identity) await connect(manager, identity, customerId)
        const { generation } = await readGeneration(manager, customerId)
        const token = await this.identity.begin(manager, { customerId, generation, device })
        return { token, created: !known, reset }
      }),
    )
  }

  /**
   * A store token for who has signed in at an OpenID Connect provider: of the account that is connected with them, else of
   * a new one where the provider has verified an address (`email`) that is nobody's account yet. The address opens no account
   * that there is: whoever it belongs to proves that to the shop, see `signInByProof`.
   * @param device what the browser calls itself
   * @returns null where nobody signs in so yet and none could be made
   * @throws MedusaError unauthorized
   */
  async signInByProvider(proof: unknown, device: unknown): Promise<{ token: string; created: boolean } | null> {
    const claims = this.identity.requireAnyProof(proof, 'vitrine:provider', { needsEmail: false })
    const identity = requireIdentity(claims)
    return retryOnCollision(() =>
      this.manager.transaction(async (manager) => {
        await spendProof(manager, claims)
        // first of all: of several at once, the first makes the account
        const owner = claims.email ? await lockAccountOf(manager, claims.email) : null
        const connectedId = await findConnected(manager, identity)
        if (!connectedId && (owner || !claims.email)) return null
        const customerId =
          connectedId ?? (await this.registerConnected(manager, { ...claims, email: claims.email ?? '' }, identity))
        const account = await lockAccount(manager, customerId)
        if (!account) throw refuse()
        const token = await this.identity.begin(manager, { customerId, generation: account.generation, device })
        return { token, created: !connectedId }
      }),
    )
  }

  async registerConnected(manager: EntityManager, claims: ProofOfAddress, identity: ProviderIdentity) {
    const customerId = await this.register(manager, claims)
    await markProved(manager, customerId, claims.email)
    if (!(await connect(manager, identity, customerId))) throw collide()
    return customerId
  }

  /** Medusa takes a customer for an account by the password, so it gets one that is nobody's. */
  async register(manager: EntityManager, { email, given_name: first, family_name: last }: ProofOfAddress) {
    const { id } = await this.customers.withTransaction(manager).create({
      email,
      password: this.passwords.makeNobodys(),
      first_name: toName(first),
      last_name: toName(last),
    })
    return id
  }

  /** Nothing of a stranger stays that the owner could take for their own, such as where to send what is ordered. */
  async evict(manager: EntityManager, customerId: string, { given_name: first, family_name: last }: Proof) {
    await clearAccount(manager, customerId)
    const names = { first_name: toName(first), last_name: toName(last) }
    await this.customers
      .withTransaction(manager)
      .update(customerId, { ...names, password: this.passwords.makeNobodys() })
  }
}

const toName = (name: unknown) => (isText(name, { from: 1, to: 100 }) && isBareName(name) ? name : undefined)

export default SignInService
